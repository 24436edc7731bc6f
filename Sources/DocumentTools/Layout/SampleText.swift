import Foundation

/// Decides which texts of labels are samples of an app's data: dates, amounts, numbers of telephones, names of nobody.
enum SampleText {
  /// Whether a text is likely another one when an app runs.
  static func isSample(_ text: String) -> Bool {
    let lowered = text.lowercased()
    if fillings.contains(where: lowered.contains) { return true }
    let words = lowered.split { !($0.isLetter || $0.isNumber) }
    return isDate(text, words) || isTime(lowered) || isFigure(text) || isRepeated(words)
      || isCode(text) || isAddress(text)
  }

  private static let fillings = [
    "lorem ipsum", "dolor sit amet", "john doe", "jane doe", "john smith", "john appleseed",
    "johnny appleseed", "jane appleseed", "max mustermann", "joe bloggs", "foo bar", "张三", "李四",
    "dummy data", "dummy text", "sample text", "placeholder text",
  ]

  /// Whether it is an address of a house: a number, a street, and a place with its number: `400 Main St, Springfield, IL 62701`.
  private static func isAddress(_ text: String) -> Bool {
    let parts = text.split(separator: ",").map { $0.split(whereSeparator: \.isWhitespace) }
    guard parts.count > 1, let number = parts[0].first, parts[0].count > 1,
      number.count <= 5, number.first?.isNumber == true
    else { return false }
    return parts.dropFirst().joined().contains { $0.count == 5 && $0.allSatisfy(\.isNumber) }
  }

  // MARK: Dates

  /// Whether a day of a year or of a month stands in it: `February 15, 2017`, `2017-02-15`, `15.2.17`.
  private static func isDate(_ text: String, _ words: [Substring]) -> Bool {
    let hasDay = words.contains { word in
      let digits = word.prefix(while: \.isNumber)
      guard digits.count <= 2, let day = Int(digits), (1...31).contains(day) else { return false }
      return ["", "st", "nd", "rd", "th"].contains(word.dropFirst(digits.count))
    }
    let hasMonth = words.contains { months.contains(String($0)) }
    let hasYear = words.contains { $0.count == 4 && Int($0).map { 1900...2099 ~= $0 } == true }
    if hasDay, hasYear, hasMonth { return true }
    if text.contains("年"), text.contains("月"), text.contains(where: \.isNumber) { return true }
    return text.split(whereSeparator: \.isWhitespace).contains(where: isNumericDate)
  }

  // Three numbers between equal marks, one of which is a day and one a month.
  private static func isNumericDate(_ word: Substring) -> Bool {
    guard let mark = word.first(where: { ".-/".contains($0) }) else { return false }
    let parts = word.split(separator: mark, omittingEmptySubsequences: false)
    guard parts.count == 3, parts.allSatisfy({ [1, 2, 4].contains($0.count) }) else { return false }
    let numbers = parts.compactMap { Int($0) }
    guard numbers.count == 3, parts.filter({ $0.count == 4 }).count <= 1 else { return false }
    return numbers.contains { 1...12 ~= $0 } && numbers.allSatisfy { $0 > 0 }
      && parts.contains { $0.count > 1 }
  }

  /// Whether it says only when: `Sun: 12:00 PM – 2:00 PM`.
  private static func isTime(_ lowered: String) -> Bool {
    let words = lowered.split { !($0.isLetter || $0.isNumber || $0 == ":") }
    let times = words.filter(isClock)
    return !times.isEmpty
      && words.allSatisfy { word in
        isClock(word) || days.contains(word.filter { $0 != ":" }) || ["am", "pm"].contains(word)
      }
  }

  // `9:30`, also with the half of the day behind it.
  private static func isClock(_ word: Substring) -> Bool {
    let half = word.hasSuffix("am") || word.hasSuffix("pm") ? word.dropLast(2) : word
    let parts = half.split(separator: ":", omittingEmptySubsequences: false)
    guard (2...3).contains(parts.count), let hour = Int(parts[0]), (0...24).contains(hour) else {
      return false
    }
    return parts.dropFirst().allSatisfy {
      $0.count == 2 && Int($0).map { (0...59).contains($0) } == true
    }
  }

  private static let days: Set<String> = Set(
    [
      "monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday",
    ].flatMap { [$0, String($0.prefix(3))] } + ["today", "tomorrow"]
  )

  private static let months: Set<String> = Set(
    [
      "january", "february", "march", "april", "june", "july", "august", "september", "october",
      "november", "december",
    ].flatMap { [$0, String($0.prefix(3))] } + ["may", "sept"]
  )

  // MARK: Figures

  /// Whether it is a number of two figures or more, alone or with one unit: `12.50 EUR`, `00:00`, `$ 1,000`.
  private static func isFigure(_ text: String) -> Bool {
    let words = text.split(whereSeparator: \.isWhitespace)
    let numbers = words.filter { $0.contains(where: \.isNumber) }
    guard let first = words.first, numbers.first == first || isCurrency(first), !numbers.isEmpty,
      numbers.allSatisfy({ !$0.contains(where: \.isLetter) || isMeasure($0) })
    else { return false }
    let units = words.count { !$0.contains(where: \.isNumber) && $0.contains(where: \.isLetter) }
    let figures = text.count(where: \.isNumber)
    let isAmount = figures > 1 || text.contains { $0.isCurrencySymbol || $0 == "%" }
    // `1.5 G / 2 G` has a unit for each number.
    return isAmount && units <= numbers.count && text.count(where: \.isLetter) <= unitLength
  }

  private static func isCurrency(_ word: Substring) -> Bool {
    word.allSatisfy { !$0.isLetter } || Locale.commonISOCurrencyCodes.contains(String(word))
  }

  // A number with its unit: `999ms`.
  private static func isMeasure(_ word: Substring) -> Bool {
    let unit = word.drop { !$0.isLetter }
    return unit.count <= 3 && unit.allSatisfy(\.isLetter) && word.first?.isLetter == false
  }

  private static let unitLength = 6

  /// Whether it is a code of figures and capitals, such as a number plate: `B 12 XYZ`, `AB-1234`.
  private static func isCode(_ text: String) -> Bool {
    let words = text.split { $0 == " " || $0 == "-" }
    let isOfCode = { (word: Substring) in
      word.count <= 4 && (word.allSatisfy(\.isUppercase) || word.allSatisfy(\.isNumber))
    }
    return words.count > 1 && words.contains { $0.allSatisfy(\.isNumber) }
      && words.contains { $0.allSatisfy(\.isUppercase) } && words.allSatisfy(isOfCode)
  }

  /// Whether one letter or sign stands for all: `xxxx`, `****`.
  private static func isRepeated(_ words: [Substring]) -> Bool {
    !words.isEmpty && words.allSatisfy { Set($0).count == 1 && $0.count > 2 }
  }
}
