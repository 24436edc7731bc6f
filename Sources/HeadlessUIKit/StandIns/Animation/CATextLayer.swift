/// A layer that shows a text.
open class CATextLayer: CALayer {
  /// Stored only.
  open var string: Any?
  /// Stored only.
  open var font: AnyObject?
  /// Stored only.
  open var fontSize: CGFloat = 36
  /// Stored only.
  open var foregroundColor: CGColor?
  /// Stored only.
  open var isWrapped = false
  /// Stored only.
  open var truncationMode = CATextLayerTruncationMode.none
  /// Stored only.
  open var alignmentMode = CATextLayerAlignmentMode.natural
}

/// How a text that is too long ends.
public struct CATextLayerTruncationMode: RawRepresentable, Hashable, Sendable {
  /// Stored only.
  public let rawValue: String
  /// Creates one.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Stored only.
  public static let none = CATextLayerTruncationMode(rawValue: "none")
  /// Stored only.
  public static let start = CATextLayerTruncationMode(rawValue: "start")
  /// Stored only.
  public static let middle = CATextLayerTruncationMode(rawValue: "middle")
  /// Stored only.
  public static let end = CATextLayerTruncationMode(rawValue: "end")
}

/// Where the lines of a text begin.
public struct CATextLayerAlignmentMode: RawRepresentable, Hashable, Sendable {
  /// Stored only.
  public let rawValue: String
  /// Creates one.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Stored only.
  public static let natural = CATextLayerAlignmentMode(rawValue: "natural")
  /// Stored only.
  public static let left = CATextLayerAlignmentMode(rawValue: "left")
  /// Stored only.
  public static let right = CATextLayerAlignmentMode(rawValue: "right")
  /// Stored only.
  public static let center = CATextLayerAlignmentMode(rawValue: "center")
  /// Stored only.
  public static let justified = CATextLayerAlignmentMode(rawValue: "justified")
}
