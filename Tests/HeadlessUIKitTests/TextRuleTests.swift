import Foundation
import Testing

@testable import HeadlessUIKit

/// Rules that were read off frames which Interface Builder stored.
@MainActor
@Suite("What texts and controls ask for")
struct TextRuleTests {
  private func label(_ text: String, _ font: UIFont, lines: Int = 1) -> UILabel {
    let label = UILabel()
    label.text = text
    label.font = font
    label.numberOfLines = lines
    return label
  }

  @Test("an attributed text has its own font, and lines as its paragraph says")
  func attributedTexts() {
    let style = NSMutableParagraphStyle()
    style.lineSpacing = 3
    let text = NSAttributedString(
      string: "one\ntwo\nthree",
      attributes: [.font: UIFont.systemFont(ofSize: 14), .paragraphStyle: style]
    )
    let label = UILabel()
    label.numberOfLines = 0
    label.attributedText = text
    // Three lines of 16.7 points and two spaces.
    #expect(label.intrinsicContentSize.height == 56.5)
    #expect(label.font.pointSize == 14)
    style.lineSpacing = -1
    style.lineHeightMultiple = 1.5
    label.attributedText = text
    #expect(label.intrinsicContentSize.height == 75.5)
    label.font = .systemFont(ofSize: 20)
    #expect(label.attributedText?.string == "one\ntwo\nthree")
    #expect(label.font.pointSize == 20)
  }

  @Test("text styles have a smaller size for those who ask for it")
  func contentSizes() {
    let body = UIFont.preferredFont(forTextStyle: .body, contentSize: .extraSmall)
    #expect(body.pointSize == 14 && body.textStyle == .body)
    let title = UIFont.preferredFont(forTextStyle: .title1, contentSize: .extraSmall)
    // Two lines of 25 points that are 31 points apart.
    #expect(label("a\nb", title, lines: 0).intrinsicContentSize.height == 61)
    #expect(UIFont.preferredFont(forTextStyle: .headline).pointSize == 17)
  }

  @Test("an image alone needs no more room than itself and a line")
  func imageButtons() {
    let button = UIButton(type: .custom)
    button.setImage(UIImage(name: "i", size: CGSize(width: 20, height: 16)), for: .normal)
    #expect(button.intrinsicContentSize == CGSize(width: 20, height: 22))
    button.setImage(UIImage(name: "i", size: CGSize(width: 24, height: 48)), for: .normal)
    #expect(button.intrinsicContentSize == CGSize(width: 24, height: 48))
    button.setTitle("x", for: .normal)
    #expect(button.intrinsicContentSize.width >= 30)
  }

  @Test("segments are whole points wide and a point apart")
  func segments() {
    let control = UISegmentedControl(items: ["First", "Second"])
    let natural = control.intrinsicContentSize
    #expect(natural.height == 32)
    #expect(natural.width.truncatingRemainder(dividingBy: 2) == 1)
    let old = control.naturalSize(font: .systemFont(ofSize: 13), padding: 14, height: 29)
    #expect(old == CGSize(width: 121, height: 29))
    control.apportionsSegmentWidthsByContent = true
    #expect(control.intrinsicContentSize.width < natural.width)
    #expect(UISegmentedControl(items: []).intrinsicContentSize.width == 0)
  }

  @Test("fonts of every device have their own metrics")
  func knownFonts() throws {
    let neue = try #require(UIFont(name: "HelveticaNeue-Bold", size: 17))
    #expect(label("Label", neue).intrinsicContentSize == CGSize(width: 44.5, height: 20.5))
    let even = try #require(UIFont(name: "Menlo-Regular", size: 10))
    #expect(abs(label("iiii", even).intrinsicContentSize.width - 24.5) < 0.01)
    let next = try #require(UIFont(name: "AvenirNext-DemiBold", size: 24))
    #expect(label("x", next).intrinsicContentSize.height == 33)
    #expect(UIFont.systemFont(named: ".AppleSystemUIFontBold", size: 20)?.weight == .bold)
    #expect(UIFont.systemFont(named: "Arial", size: 20) == nil)
  }

  @Test("letters with marks are as wide as those without, and older fonts wider at 17 points")
  func advances() {
    func width(_ text: String, _ measurer: FittedTextMeasurer = FittedTextMeasurer()) -> CGFloat {
      measurer.size(
        of: text,
        font: .systemFont(ofSize: 17),
        width: .greatestFiniteMagnitude,
        numberOfLines: 1,
        lineBreakMode: .byClipping,
        scale: 100
      ).width
    }
    #expect(width("é") == width("e"))
    #expect(width("Ž") == width("Z"))
    #expect(width("Settings", FittedTextMeasurer(systemFont: .early)) > width("Settings"))
  }

  @Test("a broken text asks for no more than its longest line, but not where a column centres it")
  func narrowedTexts() {
    for alignment in [UIStackView.Alignment.leading, .center] {
      let stack = UIStackView(frame: CGRect(x: 0, y: 0, width: 100, height: 200))
      stack.axis = .vertical
      stack.alignment = alignment
      let text = label("wordword wordword", .systemFont(ofSize: 17), lines: 0)
      stack.addArrangedSubview(text)
      let filler = UIView()
      stack.addArrangedSubview(filler)
      stack.layoutIfNeeded()
      let lines = text.sizeThatFits(CGSize(width: 100, height: 0))
      #expect(lines.width < 100)
      #expect(abs(text.frame.width - (alignment == .leading ? lines.width : 100)) < 0.01)
      #expect(text.frame.height == lines.height)
      // Narrower and wider again, the text takes what there is.
      stack.frame.size.width = 60
      stack.layoutIfNeeded()
      stack.frame.size.width = 300
      stack.layoutIfNeeded()
      #expect(abs(text.frame.width - text.intrinsicContentSize.width) < 0.01)
    }
  }
}
