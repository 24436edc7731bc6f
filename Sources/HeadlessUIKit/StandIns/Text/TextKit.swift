import Foundation

/// The text that is laid out.
public typealias NSTextStorage = TextStorage

/// The text that is laid out; layout managers do not follow it here.
open class TextStorage: NSMutableAttributedString {
  /// Creates one without text.
  public convenience init() { self.init(string: "") }
  open func addLayoutManager(_ aLayoutManager: NSLayoutManager) {
    StandIn.note("TextKit.addLayoutManager")
  }
  /// Does nothing here.
  open func removeLayoutManager(_ aLayoutManager: NSLayoutManager) {
    StandIn.note("TextKit.removeLayoutManager")
  }
}

/// Lays text out; nothing is here.
open class NSLayoutManager: NSObject, @unchecked Sendable {
  /// Stored only.
  open var textContainers: [NSTextContainer] = []
  /// Stored only.
  open var usesFontLeading = true
  /// Stored only.
  open var allowsNonContiguousLayout = false
  /// Stored only.
  open var numberOfGlyphs: Int { 0 }
  /// Stored only.
  open var textStorage: NSTextStorage?
  /// Creates one.
  public override init() {}
  /// Does nothing here.
  open func addTextContainer(_ container: NSTextContainer) { textContainers.append(container) }
  /// Does nothing here.
  open func ensureLayout(for container: NSTextContainer) { StandIn.note("TextKit.ensureLayout") }
  /// Does nothing here.
  open func usedRect(for container: NSTextContainer) -> CGRect { .zero }
  /// Does nothing here.
  open func glyphRange(for container: NSTextContainer) -> NSRange {
    NSRange(location: 0, length: 0)
  }
  /// Does nothing here.
  open func boundingRect(forGlyphRange glyphRange: NSRange, in container: NSTextContainer) -> CGRect
  {
    .zero
  }
  /// Does nothing here.
  open func characterIndex(
    for point: CGPoint,
    in container: NSTextContainer,
    fractionOfDistanceBetweenInsertionPoints partialFraction: UnsafeMutablePointer<CGFloat>?
  ) -> Int { 0 }
  /// Does nothing here.
  open func glyphIndex(for point: CGPoint, in container: NSTextContainer) -> Int { 0 }
  /// Does nothing here.
  open func characterIndexForGlyph(at glyphIndex: Int) -> Int { glyphIndex }
  /// Does nothing here.
  open func glyphIndexForCharacter(at charIndex: Int) -> Int { charIndex }
  /// Does nothing here.
  open func location(forGlyphAt glyphIndex: Int) -> CGPoint { .zero }
  /// Does nothing here.
  open func glyphRange(
    forCharacterRange charRange: NSRange,
    actualCharacterRange: UnsafeMutablePointer<NSRange>?
  ) -> NSRange { charRange }
  /// Does nothing here.
  open func drawGlyphs(forGlyphRange glyphsToShow: NSRange, at origin: CGPoint) {
    StandIn.note("TextKit.drawGlyphs")
  }
  /// Does nothing here.
  open func drawBackground(forGlyphRange glyphsToShow: NSRange, at origin: CGPoint) {
    StandIn.note("TextKit.drawBackground")
  }
}

/// Where text is laid out.
open class NSTextContainer: NSObject, @unchecked Sendable {
  /// Stored only.
  open var size = CGSize.zero
  /// Stored only.
  open var lineFragmentPadding: CGFloat = 5
  /// Stored only.
  open var maximumNumberOfLines = 0
  /// Stored only.
  open var lineBreakMode = NSLineBreakMode.byWordWrapping
  /// Stored only.
  open var exclusionPaths: [Any] = []
  /// Stored only.
  open var widthTracksTextView = false
  /// Stored only.
  open var heightTracksTextView = false
  /// Creates a container.
  public override init() {}
  /// Creates one.
  public init(size: CGSize) { self.size = size }
}

/// Something within a text, such as a picture.
open class NSTextAttachment: NSObject, @unchecked Sendable {
  /// Stored only.
  open var image: UIImage?
  /// Stored only.
  open var bounds = CGRect.zero
  /// Stored only.
  open var contents: Data?
  /// Stored only.
  open var fileType: String?
  /// Creates one.
  public override init() {}
  /// Creates one.
  public init(data contentData: Data?, ofType uti: String?) { contents = contentData }
  /// Creates one.
  public init(image: UIImage) { self.image = image }
}

extension NSAttributedString {
  /// A text of one attachment.
  public convenience init(attachment: NSTextAttachment) {
    self.init(string: "\u{FFFC}", attributes: [.attachment: attachment])
  }
}

/// A shadow of text.
open class NSShadow: NSObject, @unchecked Sendable {
  /// Stored only.
  open var shadowOffset = CGSize.zero
  /// Stored only.
  open var shadowBlurRadius: CGFloat = 0
  /// Stored only.
  open var shadowColor: Any?
  /// Creates a shadow.
  public override init() {}
}

/// Lines of text.
public struct NSUnderlineStyle: OptionSet, Hashable, Sendable {
  /// Stored only.
  public let rawValue: Int
  /// Creates one.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// Stored only.
  public static let single = NSUnderlineStyle(rawValue: 1)
  /// Stored only.
  public static let thick = NSUnderlineStyle(rawValue: 2)
  /// Stored only.
  public static let double = NSUnderlineStyle(rawValue: 9)
  /// Stored only.
  public static let patternDot = NSUnderlineStyle(rawValue: 0x100)
  /// Stored only.
  public static let patternDash = NSUnderlineStyle(rawValue: 0x200)
  /// Stored only.
  public static let byWord = NSUnderlineStyle(rawValue: 0x8000)
}

extension NSAttributedString.Key {
  /// Stored only.
  public static let attachment = NSAttributedString.Key(rawValue: "NSAttachment")
  /// Stored only.
  public static let link = NSAttributedString.Key(rawValue: "NSLink")
  /// Stored only.
  public static let shadow = NSAttributedString.Key(rawValue: "NSShadow")
  /// Stored only.
  public static let baselineOffset = NSAttributedString.Key(rawValue: "NSBaselineOffset")
  /// Stored only.
  public static let underlineColor = NSAttributedString.Key(rawValue: "NSUnderlineColor")
  /// Stored only.
  public static let strikethroughColor = NSAttributedString.Key(rawValue: "NSStrikethroughColor")
  /// Stored only.
  public static let strokeColor = NSAttributedString.Key(rawValue: "NSStrokeColor")
  /// Stored only.
  public static let strokeWidth = NSAttributedString.Key(rawValue: "NSStrokeWidth")
  /// Stored only.
  public static let ligature = NSAttributedString.Key(rawValue: "NSLigature")
  /// Stored only.
  public static let obliqueness = NSAttributedString.Key(rawValue: "NSObliqueness")
  /// Stored only.
  public static let expansion = NSAttributedString.Key(rawValue: "NSExpansion")
  /// Stored only.
  public static let textEffect = NSAttributedString.Key(rawValue: "NSTextEffect")
  /// Stored only.
  public static let writingDirection = NSAttributedString.Key(rawValue: "NSWritingDirection")
  /// Stored only.
  public static let tracking = NSAttributedString.Key(rawValue: "CTTracking")
}

/// How a text is measured.
public struct NSStringDrawingOptions: OptionSet, Sendable {
  /// Stored only.
  public let rawValue: Int
  /// Creates one.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// Stored only.
  public static let usesLineFragmentOrigin = NSStringDrawingOptions(rawValue: 1)
  /// Stored only.
  public static let usesFontLeading = NSStringDrawingOptions(rawValue: 2)
  /// Stored only.
  public static let usesDeviceMetrics = NSStringDrawingOptions(rawValue: 8)
  /// Stored only.
  public static let truncatesLastVisibleLine = NSStringDrawingOptions(rawValue: 32)
}

/// More on how a text is measured.
open class NSStringDrawingContext: NSObject, @unchecked Sendable {
  /// Stored only.
  open var minimumScaleFactor: CGFloat = 0
  /// Stored only.
  open var actualScaleFactor: CGFloat { 1 }
  /// Stored only.
  open var totalBounds: CGRect { .zero }
}
