// What is built of `#if`, as far as the condition is a number or a truth.
extension SourceWords {
  /// Reads a directive from its name on; answers where reading goes on.
  ///
  /// - Parameters:
  ///   - bytes: The bytes of the file.
  ///   - name: The place of its name.
  /// - Returns: The place of the directive that ends a part that is never built; nil for other directives.
  mutating func readBranch(_ bytes: Bytes, _ name: Range<Int>) -> Int? {
    if Self.equal(bytes, name, "if") {
      let condition = Self.word(bytes, Self.afterSpaces(bytes, name.upperBound))
      let isAlone = Self.isLineEnd(bytes, condition.upperBound)
      branches.append(isAlone && Self.isTrue(bytes, condition))
      let isFalse = Self.isFalse(bytes, condition) || isLeftOut(bytes, condition)
      return isAlone && isFalse ? Self.afterBranch(bytes, name) : nil
    }
    if Self.equal(bytes, name, "ifdef"),
      isLeftOut(bytes, Self.word(bytes, Self.afterSpaces(bytes, name.upperBound)))
    {
      branches.append(false)
      return Self.afterBranch(bytes, name)
    }
    if Self.equal(bytes, name, "ifdef") || Self.equal(bytes, name, "ifndef") {
      branches.append(false)
    } else if Self.equal(bytes, name, "endif") {
      _ = branches.popLast()
    } else if Self.isElse(bytes, name), branches.last == true {
      return Self.afterBranch(bytes, name)
    }
    return nil
  }

  /// Whether a condition holds for developers alone, and what they have is left out.
  private mutating func isLeftOut(_ bytes: Bytes, _ word: Range<Int>) -> Bool {
    guard Self.equal(bytes, word, "DEBUG") else { return false }
    hasDebug = true
    return isShipped
  }

  private static func isTrue(_ bytes: Bytes, _ word: Range<Int>) -> Bool {
    equal(bytes, word, "1") || equal(bytes, word, "true") || equal(bytes, word, "YES")
  }

  private static func isFalse(_ bytes: Bytes, _ word: Range<Int>) -> Bool {
    equal(bytes, word, "0") || equal(bytes, word, "false") || equal(bytes, word, "NO")
  }

  private static func isElse(_ bytes: Bytes, _ word: Range<Int>) -> Bool {
    equal(bytes, word, "else") || equal(bytes, word, "elif") || equal(bytes, word, "elseif")
  }

  /// Whether nothing but a comment follows on a line.
  private static func isLineEnd(_ bytes: Bytes, _ start: Int) -> Bool {
    var place = start
    while place < bytes.count, bytes[place] != 0x0a, bytes[place] <= 0x20 { place += 1 }
    return place == bytes.count || [0x0a, UInt8(ascii: "/")].contains(bytes[place])
  }

  /// The place of the directive that ends a branch, which begins at the name of another.
  private static func afterBranch(_ bytes: Bytes, _ name: Range<Int>) -> Int {
    var depth = 0
    var place = name.upperBound
    while let end = bytes[place...].firstIndex(of: 0x0a) {
      let mark = afterSpaces(bytes, end)
      place = max(mark, end + 1)
      guard mark < bytes.count, bytes[mark] == UInt8(ascii: "#") else { continue }
      let word = word(bytes, afterSpaces(bytes, mark + 1))
      if depth == 0, isElse(bytes, word) || equal(bytes, word, "endif") { return mark }
      if equal(bytes, word, "endif") { depth -= 1 }
      let begins = ["if", "ifdef", "ifndef"] as [StaticString]
      if begins.contains(where: { equal(bytes, word, $0) }) { depth += 1 }
    }
    return bytes.count
  }
}
