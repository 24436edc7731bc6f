import Foundation

/// A paragraph style that can be changed.
open class NSMutableParagraphStyle: NSParagraphStyle {
  /// The space between lines in points; negative values count as 0.
  open override var lineSpacing: CGFloat {
    get { spacing }
    set { spacing = max(0, newValue) }
  }
  /// The factor of the line height; 0 leaves the height alone.
  open override var lineHeightMultiple: CGFloat {
    get { multiple }
    set { multiple = max(0, newValue) }
  }
  /// Where lines begin; stored, and not measured.
  open override var alignment: NSTextAlignment {
    get { look.alignment }
    set { look.alignment = newValue }
  }
  /// How lines end; stored, and not measured.
  open override var lineBreakMode: NSLineBreakMode {
    get { look.lineBreakMode }
    set { look.lineBreakMode = newValue }
  }
  /// The distance below, in points; stored, and not measured.
  open override var paragraphSpacing: CGFloat {
    get { look.paragraphSpacing }
    set { look.paragraphSpacing = newValue }
  }
  /// The distance above, in points; stored, and not measured.
  open override var paragraphSpacingBefore: CGFloat {
    get { look.paragraphSpacingBefore }
    set { look.paragraphSpacingBefore = newValue }
  }
  /// The indentation of the first line, in points; stored, and not measured.
  open override var firstLineHeadIndent: CGFloat {
    get { look.firstLineHeadIndent }
    set { look.firstLineHeadIndent = newValue }
  }
  /// The indentation of the other lines, in points; stored, and not measured.
  open override var headIndent: CGFloat {
    get { look.headIndent }
    set { look.headIndent = newValue }
  }
  /// Where lines end, in points; stored, and not measured.
  open override var tailIndent: CGFloat {
    get { look.tailIndent }
    set { look.tailIndent = newValue }
  }
  /// The least height of a line, in points; stored, and not measured.
  open override var minimumLineHeight: CGFloat {
    get { look.minimumLineHeight }
    set { look.minimumLineHeight = newValue }
  }
  /// The greatest height of a line, in points; 0 for any; stored, and not measured.
  open override var maximumLineHeight: CGFloat {
    get { look.maximumLineHeight }
    set { look.maximumLineHeight = newValue }
  }
  /// From which fill on words are broken; stored, and not measured.
  open override var hyphenationFactor: Float {
    get { look.hyphenationFactor }
    set { look.hyphenationFactor = newValue }
  }
  /// The direction of the text; stored, and not measured.
  open override var baseWritingDirection: NSWritingDirection {
    get { look.baseWritingDirection }
    set { look.baseWritingDirection = newValue }
  }
  /// Whether letters come closer; stored, and not measured.
  open override var allowsDefaultTighteningForTruncation: Bool {
    get { look.allowsDefaultTighteningForTruncation }
    set { look.allowsDefaultTighteningForTruncation = newValue }
  }

  /// Takes over all of another style.
  open func setParagraphStyle(_ other: NSParagraphStyle) {
    spacing = other.spacing
    multiple = other.multiple
    look = other.look
  }
}

extension NSParagraphStyle: NSMutableCopying, NSCopying {
  /// A style of the same values.
  public func copy(with zone: NSZone? = nil) -> Any { mutableCopy(with: zone) }
  /// A style of the same values that can be changed.
  public func mutableCopy(with zone: NSZone? = nil) -> Any {
    let copy = NSMutableParagraphStyle()
    copy.setParagraphStyle(self)
    return copy
  }
}
