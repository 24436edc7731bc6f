import Foundation

/// How the lines of a paragraph stand.
open class NSParagraphStyle: NSObject {
  fileprivate final var spacing: CGFloat = 0
  fileprivate final var multiple: CGFloat = 0

  /// Creates the default style.
  public override init() { super.init() }

  /// The space between lines, in points.
  open var lineSpacing: CGFloat { spacing }
  /// By how much the natural height of a line is multiplied; 0 for not at all.
  open var lineHeightMultiple: CGFloat { multiple }
}

/// How the lines of a paragraph are to stand.
open class NSMutableParagraphStyle: NSParagraphStyle {
  /// The space between lines, in points; less than nothing counts as nothing.
  open override var lineSpacing: CGFloat {
    get { spacing }
    set { spacing = max(0, newValue) }
  }
  /// By how much the natural height of a line is multiplied; 0 for not at all.
  open override var lineHeightMultiple: CGFloat {
    get { multiple }
    set { multiple = max(0, newValue) }
  }
}

/// A text with attributes, with those that measuring needs read once: its font and style are those of its first character.
final class AttributedText {
  let string: NSAttributedString
  let plain: String
  let font: UIFont?
  private let style: NSParagraphStyle?

  init(_ string: NSAttributedString) {
    self.string = string
    plain = string.string
    let attributes = string.length > 0 ? string.attributes(at: 0, effectiveRange: nil) : [:]
    font = attributes[.font] as? UIFont
    style = attributes[.paragraphStyle] as? NSParagraphStyle
  }

  /// The same text in one font, with the other attributes of its beginning: Foundation on Linux traps when it compares the runs of a
  /// text that is changed.
  func with(_ font: UIFont) -> AttributedText {
    var attributes = string.length > 0 ? string.attributes(at: 0, effectiveRange: nil) : [:]
    attributes[.font] = font
    return AttributedText(NSAttributedString(string: plain, attributes: attributes))
  }

  /// The size of lines that stand as the style says, where that of plain lines is known.
  @MainActor
  func styled(_ size: CGSize, font: UIFont) -> CGSize {
    guard let style, style.lineSpacing > 0 || style.lineHeightMultiple > 0, size.height > 0 else {
      return size
    }
    let line = font.lineHeight
    let count = max(1, ((size.height + font.leading) / (line + font.leading)).rounded(.down))
    let multiple = style.lineHeightMultiple > 0 ? style.lineHeightMultiple : 1
    let height = line * multiple * count + max(font.leading, style.lineSpacing) * (count - 1)
    return CGSize(width: size.width, height: height.ceiledToPixel(scale: UIScreen.main.scale))
  }
}
