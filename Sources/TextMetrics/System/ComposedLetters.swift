import Foundation

/// The letters beyond Latin Extended-A that Unicode composes of an ASCII letter and marks, as Vietnamese and Romanian do.
enum ComposedLetters {
  struct Letter {
    /// The index of the plain letter among those of ASCII from space on.
    let place: Int
    /// Whether one of the marks is a horn, which stands beside the letter and not above or below it.
    let hasHorn: Bool
  }

  /// The plain letter of a composed one; nil where there is none.
  ///
  /// - Complexity: O(1)
  static func letter(_ value: UInt32) -> Letter? {
    if extended.contains(value) { return extendedLetters[Int(value - extended.lowerBound)] }
    if additional.contains(value) { return additionalLetters[Int(value - additional.lowerBound)] }
    return nil
  }

  private static let extended: Range<UInt32> = 0x180..<0x250
  private static let additional: Range<UInt32> = 0x1E00..<0x1F00
  private static let extendedLetters = extended.map(decomposed)
  private static let additionalLetters = additional.map(decomposed)

  private static let horn: Unicode.Scalar = "\u{31B}"

  private static func decomposed(_ value: UInt32) -> Letter? {
    guard let scalar = Unicode.Scalar(value) else { return nil }
    let parts = String(scalar).decomposedStringWithCanonicalMapping.unicodeScalars
    guard parts.count > 1, let plain = parts.first, plain.isASCII else { return nil }
    return Letter(place: Int(plain.value) - 32, hasHorn: parts.contains(horn))
  }
}
