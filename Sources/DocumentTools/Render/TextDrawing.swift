import Foundation
import HeadlessUIKit
import Numbers

/// Breaks texts into the same lines as text measuring, and draws them.
@MainActor
struct TextDrawing {
  let font: UIFont
  let alignment: NSTextAlignment
  /// The most lines; 0 for no limit.
  var lineCountMax = 1
  var mode = NSLineBreakMode.byTruncatingTail

  /// The most characters of one text that are drawn.
  private static let lengthMax = 4000

  /// Draws a text from the top of a rectangle, or centred vertically in it.
  func draw(
    _ text: String,
    in rect: CGRect,
    _ paint: RenderTheme.Paint,
    on canvas: inout SVGCanvas,
    fromTop: Bool = false
  ) {
    guard rect.width > 0.5, rect.height > 0.5 else { return }
    let lines = lines(String(text.prefix(Self.lengthMax)), width: rect.width, height: rect.height)
    let height = font.lineHeight * CGFloat(lines.count)
    var top = fromTop ? rect.minY : rect.midY - height / 2
    for line in lines {
      let length = min(width(of: line), rect.width + 0.6)
      let x =
        switch alignment {
        case .center: rect.midX - length / 2
        case .right: rect.maxX - length
        default: rect.minX
        }
      canvas.text(
        line,
        at: CGPoint(x: x, y: top + font.ascender),
        font: font,
        paint: paint,
        length: length
      )
      top += font.lineHeight
    }
  }

  /// Whether a text fits a width, with a tolerance for the error of measuring.
  private func fits(_ text: String, _ width: CGFloat) -> Bool {
    self.width(of: text) <= width * (font.isSystemFont ? 1.05 : 1.15) + 0.6
  }

  /// The width of a text on one line.
  func width(of text: String) -> CGFloat {
    TextMeasurement.measurer.size(
      of: text,
      font: font,
      width: .greatestFiniteMagnitude,
      numberOfLines: 1,
      lineBreakMode: .byClipping,
      scale: 100
    ).width
  }

  /// The lines of a text that fit; the last one ends in an ellipsis when text is cut.
  func lines(_ text: String, width: CGFloat, height: CGFloat) -> [String] {
    var room = max(1, Int(saturating: ((height + 1) / font.lineHeight).rounded(.down)))
    if lineCountMax > 0 { room = min(room, lineCountMax) }
    var lines: [String] = []
    for paragraph in text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline) {
      guard lines.count < room else {
        lines[lines.count - 1] = shortened(lines[lines.count - 1] + "…", to: width)
        return lines
      }
      let isOver = append(String(paragraph), width, room, to: &lines)
      if isOver { return lines }
    }
    return lines
  }

  // Returns whether the text had to be cut.
  private func append(_ text: String, _ width: CGFloat, _ room: Int, to lines: inout [String])
    -> Bool
  {
    if fits(text, width) {
      lines.append(text)
      return false
    }
    if room - lines.count == 1 {
      lines.append(shortened(text, to: width))
      return true
    }
    var line = ""
    var words = text.split(separator: " ", omittingEmptySubsequences: false)[...]
    while let word = words.first {
      let longer = line.isEmpty ? String(word) : line + " " + word
      if line.isEmpty || fits(longer, width) {
        line = longer
        words = words.dropFirst()
        continue
      }
      lines.append(line)
      line = ""
      if room - lines.count == 1 {
        return append(words.joined(separator: " "), width, room, to: &lines)
      }
    }
    lines.append(line)
    return false
  }

  /// The text with an ellipsis where the mode puts it.
  private func shortened(_ text: String, to width: CGFloat) -> String {
    guard !fits(text, width) else { return text }
    let characters = Array(text)
    // Widths grow with length: search the last length that fits.
    let tooLong = (1..<characters.count + 1).partitioningIndex {
      self.width(of: cut(characters, keeping: $0)) > width
    }
    return cut(characters, keeping: tooLong - 1)
  }

  private func cut(_ characters: [Character], keeping count: Int) -> String {
    switch mode {
    case .byTruncatingHead: return "…" + String(characters.suffix(count))
    case .byTruncatingMiddle:
      let head = (count + 1) / 2
      return String(characters.prefix(head)) + "…" + String(characters.suffix(count - head))
    case .byClipping: return String(characters.prefix(count))
    default: return String(characters.prefix(count)) + "…"
    }
  }
}
