/// The name of an exception, as Foundation and UIKit spell it.
public struct ExceptionName: RawRepresentable, Hashable, Sendable, ExpressibleByStringLiteral {
  /// The name as it is printed.
  public let rawValue: String

  /// Creates a name from its text.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Creates a name from a literal.
  public init(stringLiteral value: String) { self.init(rawValue: value) }

  /// `NSInternalInconsistencyException`.
  public static let internalInconsistency: ExceptionName = "NSInternalInconsistencyException"
  /// `NSInvalidArgumentException`.
  public static let invalidArgument: ExceptionName = "NSInvalidArgumentException"
  /// `NSRangeException`.
  public static let range: ExceptionName = "NSRangeException"
  /// `NSUnknownKeyException`, for keys without a property.
  public static let unknownKey: ExceptionName = "NSUnknownKeyException"
  /// `NSGenericException`.
  public static let generic: ExceptionName = "NSGenericException"
  /// `CALayerInvalidGeometry`, for positions and sizes that are not numbers.
  public static let invalidGeometry: ExceptionName = "CALayerInvalidGeometry"
}
