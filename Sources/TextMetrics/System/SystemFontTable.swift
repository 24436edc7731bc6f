/// The advances and the kerning of one design of the system's font, in thousandths of the size.
///
/// Each number is given for regular letters, with what bold and what ultra-light letters add. Other weights lie on the
/// lines through them, to half a thousandth.
///
/// The constants that `Evaluation/read-system-font` writes are read here. Their digits are the characters of ASCII from
/// the number sign on, without the backslash: 91 of them. Numbers are units of the font, of which a size has 2,048:
///
/// - Advances have six digits a character: twice two for the number of each weight, 4,140 being zero.
/// - Kerning lists the pairs of classes that are not zero, row by row, with five digits each: how many pairs were passed
///   over, two for the regular number, and one each for the others in steps of four units, 45 being zero.
final class SystemFontTable: Sendable {
  /// Three numbers for each character.
  let advances: [Float]
  /// Three numbers for each pair of classes, row by row.
  let kerning: [Float]
  /// The class of each character as the first of a pair, and as the second of one.
  let leftClasses: [UInt8]
  let rightClasses: [UInt8]
  let rightCount: Int

  init(
    advances: [Float],
    kerning: [Float],
    leftClasses: [UInt8],
    rightClasses: [UInt8],
    rightCount: Int
  ) {
    self.advances = advances
    self.kerning = kerning
    self.leftClasses = leftClasses
    self.rightClasses = rightClasses
    self.rightCount = rightCount
  }

  /// Reads the constants of a design.
  ///
  /// - Complexity: O(characters + pairs)
  private convenience init(_ advances: StaticString, _ kerning: StaticString) {
    self.init(
      advances: Self.advances(advances),
      kerning: Self.kerning(
        kerning,
        count: SystemFontCharacters.leftCount * SystemFontCharacters.rightCount
      ),
      leftClasses: SystemFontCharacters.left,
      rightClasses: SystemFontCharacters.right,
      rightCount: SystemFontCharacters.rightCount
    )
  }

  /// The place of a pair's three numbers in ``kerning``, by the places of its characters.
  @inline(__always)
  func pair(_ first: Int, _ second: Int) -> Int {
    3 * (rightCount * Int(leftClasses[first]) + Int(rightClasses[second]))
  }

  static let firstText = SystemFontTable(firstTextAdvances, firstTextKerning)
  static let firstTitle = SystemFontTable(firstTitleAdvances, firstTitleKerning)
  static let secondText = SystemFontTable(secondTextAdvances, secondTextKerning)
  static let secondTitle = SystemFontTable(secondTitleAdvances, secondTitleKerning)
  static let currentText = SystemFontTable(currentTextAdvances, currentTextKerning)
  static let currentTitle = SystemFontTable(currentTitleAdvances, currentTitleKerning)

  /// Thousandths of the size for a unit of the font.
  private static let unit = 1000 / Float(2048)
  private static let zero = 4140
  private static let zeroStep = 45
  private static let step = 4

  private static func advances(_ text: StaticString) -> [Float] {
    let digits = digits(text)
    return stride(from: 0, to: digits.count, by: 2).map { number(digits, at: $0) }
  }

  /// The three numbers of each of `count` pairs of classes.
  static func kerning(_ text: StaticString, count: Int) -> [Float] {
    let digits = digits(text)
    var kerning = [Float](repeating: 0, count: 3 * count)
    var pair = 0
    for at in stride(from: 0, to: digits.count, by: 5) {
      pair += digits[at]
      kerning[3 * pair] = number(digits, at: at + 1)
      kerning[3 * pair + 1] = Float(step * (digits[at + 3] - zeroStep)) * unit
      kerning[3 * pair + 2] = Float(step * (digits[at + 4] - zeroStep)) * unit
      pair += 1
    }
    return kerning
  }

  private static func number(_ digits: [Int], at place: Int) -> Float {
    Float(91 * digits[place] + digits[place + 1] - zero) * unit
  }

  /// The digits of a constant.
  static func digits(_ text: StaticString) -> [Int] {
    UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount).map {
      $0 < UInt8(ascii: "\\") ? Int($0) - 35 : Int($0) - 36
    }
  }
}
