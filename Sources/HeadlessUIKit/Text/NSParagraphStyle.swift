import Foundation

/// The line spacing and line height of a paragraph.
open class NSParagraphStyle: NSObject {
  /// How lines may break, with UIKit's numbers.
  public struct LineBreakStrategy: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// Creates a strategy from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Later lines grow so that the last one is not short.
    public static let pushOut = LineBreakStrategy(rawValue: 1 << 0)
    /// Korean words stay whole.
    public static let hangulWordPriority = LineBreakStrategy(rawValue: 1 << 1)
    /// As the system's own labels.
    public static let standard = LineBreakStrategy(rawValue: 0xFFFF)
  }

  final var spacing: CGFloat = 0
  final var multiple: CGFloat = 0
  final var look = ParagraphLook()

  /// Creates a style without spacing and factor.
  public override init() { super.init() }

  /// The space between lines in points; 0 by default.
  open var lineSpacing: CGFloat { spacing }
  /// The factor of the line height; 0, the default, leaves the height alone.
  open var lineHeightMultiple: CGFloat { multiple }
  /// Where lines begin.
  open var alignment: NSTextAlignment { look.alignment }
  /// How lines end.
  open var lineBreakMode: NSLineBreakMode { look.lineBreakMode }
  /// The distance below, in points.
  open var paragraphSpacing: CGFloat { look.paragraphSpacing }
  /// The distance above, in points.
  open var paragraphSpacingBefore: CGFloat { look.paragraphSpacingBefore }
  /// The indentation of the first line, in points.
  open var firstLineHeadIndent: CGFloat { look.firstLineHeadIndent }
  /// The indentation of the other lines, in points.
  open var headIndent: CGFloat { look.headIndent }
  /// Where lines end, in points.
  open var tailIndent: CGFloat { look.tailIndent }
  /// The least height of a line, in points.
  open var minimumLineHeight: CGFloat { look.minimumLineHeight }
  /// The greatest height of a line, in points; 0 for any.
  open var maximumLineHeight: CGFloat { look.maximumLineHeight }
  /// From which fill on words are broken.
  open var hyphenationFactor: Float { look.hyphenationFactor }
  /// The direction of the text.
  open var baseWritingDirection: NSWritingDirection { look.baseWritingDirection }
  /// Whether letters come closer.
  open var allowsDefaultTighteningForTruncation: Bool { look.allowsDefaultTighteningForTruncation }

  /// The style of texts without one.
  public nonisolated(unsafe) static let `default` = NSParagraphStyle()
}

/// What of a paragraph's style is kept, and not looked at when text is measured.
struct ParagraphLook {
  var alignment: NSTextAlignment = .natural
  var lineBreakMode: NSLineBreakMode = .byWordWrapping
  var paragraphSpacing: CGFloat = 0
  var paragraphSpacingBefore: CGFloat = 0
  var firstLineHeadIndent: CGFloat = 0
  var headIndent: CGFloat = 0
  var tailIndent: CGFloat = 0
  var minimumLineHeight: CGFloat = 0
  var maximumLineHeight: CGFloat = 0
  var hyphenationFactor: Float = 0
  var baseWritingDirection: NSWritingDirection = .natural
  var allowsDefaultTighteningForTruncation: Bool = false
}

/// Directions of text.
public enum NSWritingDirection: Int, Sendable {
  /// That of the language.
  case natural = -1
  /// From left to right.
  case leftToRight
  /// From right to left.
  case rightToLeft
}
