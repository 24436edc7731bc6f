import Foundation

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
