import Foundation

/// Parses visual format strings by recursive descent, with a method for each rule of the grammar.
struct VisualFormatParser {
  private let format: String
  private let text: [Character]
  private var place = 0

  init(_ format: String) {
    self.format = format
    text = Array(format)
  }

  /// Reads `<visualFormatString>`.
  mutating func read(into made: inout VisualFormat) throws(VisualFormatError) {
    try readOrientation(&made)
    if take("|") {
      made.leadingOffset = place - 1
      made.leading = try connection()
      guard next == "[" else { throw next == nil ? noViews() : expected("a view") }
    }
    made.items.append(try view())
    while let character = next {
      let connection = try self.connection()
      if take("|") {
        made.trailing = connection
        made.trailingOffset = place - 1
        guard next == nil else {
          throw expected("the end of the format after the superview's edge")
        }
        return
      }
      if connection == .flush, next != "[" {
        throw expected("'-', '[' or '|' instead of '\(character)'")
      }
      made.spaces.append(connection)
      made.items.append(try view())
    }
  }

  /// Reads `(<orientation>:)?`.
  private mutating func readOrientation(_ made: inout VisualFormat) throws(VisualFormatError) {
    guard let letter = next else { throw noViews() }
    guard letter == "H" || letter == "V" else { return }
    made.isVertical = letter == "V"
    place += 1
    guard take(":") else { throw expected("a ':' after '\(letter)' to specify the orientation") }
  }

  /// Reads `<view>`.
  private mutating func view() throws(VisualFormatError) -> VisualFormat.Item {
    guard take("[") else { throw expected("a view") }
    let name = try self.name("the name of a view")
    let sizes = next == "(" ? try predicateList() : []
    guard take("]") else { throw expected("a ']' after the view") }
    return VisualFormat.Item(name: name, sizes: sizes)
  }

  /// Reads `<connection>`.
  private mutating func connection() throws(VisualFormatError) -> VisualFormat.Connection {
    guard take("-") else { return .flush }
    if next == "[" || next == "|" { return .standard }
    let predicates: [VisualFormat.Predicate]
    if next == "(" {
      predicates = try predicateList()
    } else {
      let start = place
      guard next != "-" else {
        throw expected("a number that is not negative; such stand in parentheses")
      }
      predicates = [VisualFormat.Predicate(value: try value(), offset: start)]
    }
    guard take("-") else { throw expected("a '-' after the space") }
    return .predicates(predicates)
  }

  /// Reads `<predicateListWithParens>`.
  private mutating func predicateList() throws(VisualFormatError) -> [VisualFormat.Predicate] {
    guard take("(") else { throw expected("a '('") }
    var list = [try predicate()]
    while take(",") { list.append(try predicate()) }
    guard take(")") else { throw expected("a ',' or a ')'") }
    return list
  }

  /// Reads `<predicate>`.
  private mutating func predicate() throws(VisualFormatError) -> VisualFormat.Predicate {
    let relation = try self.relation()
    let start = place
    var made = VisualFormat.Predicate(relation: relation, value: try value(), offset: start)
    if take("@") {
      made.priorityOffset = place
      made.priority = try value()
    }
    return made
  }

  /// Reads `<relation>`, which is `==` if there is none.
  private mutating func relation() throws(VisualFormatError) -> NSLayoutConstraint.Relation {
    guard let sign = next, "=<>".contains(sign) else { return .equal }
    place += 1
    guard take("=") else {
      place -= 1
      throw expected("one of the relations '==', '<=' and '>='")
    }
    return sign == "=" ? .equal : sign == "<" ? .lessThanOrEqual : .greaterThanOrEqual
  }

  /// Reads a number or a name.
  private mutating func value() throws(VisualFormatError) -> VisualFormat.Value {
    if let character = next, isNameStart(character) { return .name(try name("a name")) }
    return .number(try number())
  }

  /// Reads a number in the notation of the C locale.
  private mutating func number() throws(VisualFormatError) -> Double {
    let start = place
    if next == "-" || next == "+" { place += 1 }
    skipDigits()
    if take(".") { skipDigits() }
    if place > start, let mark = next, mark == "e" || mark == "E" { skipExponent() }
    guard let number = Double(String(text[start..<place])), number.isFinite else {
      place = start
      throw expected(
        "a number or key from the metrics dictionary, but encountered something else"
      )
    }
    return number
  }

  private mutating func skipDigits() {
    while let character = next, ("0"..."9").contains(character) { place += 1 }
  }

  private mutating func skipExponent() {
    let mark = place
    place += 1
    if next == "-" || next == "+" { place += 1 }
    let digits = place
    skipDigits()
    if place == digits { place = mark }
  }

  /// Reads a C identifier.
  private mutating func name(_ what: String) throws(VisualFormatError) -> VisualFormat.Name {
    let start = place
    guard let first = next, isNameStart(first) else { throw expected(what) }
    while let character = next, isNameStart(character) || ("0"..."9").contains(character) {
      place += 1
    }
    return VisualFormat.Name(text: String(text[start..<place]), offset: start)
  }

  private func isNameStart(_ character: Character) -> Bool {
    character == "_" || ("a"..."z").contains(character) || ("A"..."Z").contains(character)
  }

  private var next: Character? { place < text.count ? text[place] : nil }

  private mutating func take(_ character: Character) -> Bool {
    guard next == character else { return false }
    place += 1
    return true
  }

  private func expected(_ what: String) -> VisualFormatError {
    VisualFormatError(reason: .expected(what), format: format, offset: place)
  }

  private func noViews() -> VisualFormatError {
    VisualFormatError(reason: .noViews, format: format, offset: place)
  }
}
