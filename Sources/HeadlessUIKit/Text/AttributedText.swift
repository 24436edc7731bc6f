import Foundation

/// A text with attributes; font and paragraph style are those of its first character, read once.
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

  /// The text in one font, with the other attributes of its first character.
  ///
  /// The text is made anew: Foundation on Linux traps when it compares the runs of a changed text.
  func with(_ font: UIFont) -> AttributedText {
    var attributes = string.length > 0 ? string.attributes(at: 0, effectiveRange: nil) : [:]
    attributes[.font] = font
    return AttributedText(NSAttributedString(string: plain, attributes: attributes))
  }

  /// Whether another text has the same size: the same letters in the same font and style.
  func isMeasured(as other: AttributedText) -> Bool {
    plain == other.plain && font == other.font
      && style?.lineSpacing == other.style?.lineSpacing
      && style?.lineHeightMultiple == other.style?.lineHeightMultiple
  }

  /// The size of the text in its paragraph style, from the size without it.
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
