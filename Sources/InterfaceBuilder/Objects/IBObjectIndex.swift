/// The place of an object in its document: 0 is the first, parents come before children.
public struct IBObjectIndex: RawRepresentable, Hashable, Comparable, Sendable {
  /// The position in `IBDocument.objects`.
  public let rawValue: Int32

  /// Creates an index; it must be one of its document's.
  public init(rawValue: Int32) {
    self.rawValue = rawValue
  }

  /// Orders as the document does.
  public static func < (lhs: Self, rhs: Self) -> Bool { lhs.rawValue < rhs.rawValue }
}
