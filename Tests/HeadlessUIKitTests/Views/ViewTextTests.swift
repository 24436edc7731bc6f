import HeadlessUIKit
import Testing

/// Expectations come from frames that Interface Builder stored: line height 1.193359375 times the size, rounded up to pixels;
/// widths from the family's advances, kerning and tracking.
@MainActor
@Suite("Text sizes")
struct ViewTextTests {
  private func label(_ text: String?, _ size: CGFloat, lines: Int = 1) -> UILabel {
    let label = UILabel()
    label.text = text
    label.font = .systemFont(ofSize: size)
    label.numberOfLines = lines
    return label
  }

  @Test(
    "line heights of the sizes that documents hold, at two pixels per point",
    arguments: [
      (10.0, 12.0), (11, 13.5), (12, 14.5), (13, 16), (14, 17), (15, 18), (16, 19.5), (17, 20.5),
      (20, 24), (36, 43),
    ]
  )
  func lineHeights(size: Double, height: Double) {
    #expect(label("x", CGFloat(size)).intrinsicContentSize.height == CGFloat(height))
  }

  @Test("widths are the sum of advances, kerning and tracking")
  func widths() {
    #expect(label("Label", 17).intrinsicContentSize == CGSize(width: 41.5, height: 20.5))
    #expect(label("Label", 15).intrinsicContentSize.width == 37.5)
    let bold = UILabel()
    bold.text = "Label"
    bold.font = .boldSystemFont(ofSize: 17)
    #expect(bold.intrinsicContentSize.width == 44.5)
    #expect(label("", 17).intrinsicContentSize == .zero)
    #expect(label(nil, 17).sizeThatFits(CGSize(width: 50, height: 50)) == .zero)
  }

  @Test("a shadow takes as much room as it is offset")
  func shadow() {
    // Stored heights of labels of 14, 16 and 19 points with shadows: 18, 21 and 25.
    let shaded = label("x", 14)
    let plain = shaded.intrinsicContentSize
    shaded.shadowColor = .black
    #expect(shaded.intrinsicContentSize == CGSize(width: plain.width, height: plain.height + 1))
    shaded.shadowOffset = CGSize(width: 2, height: -3)
    #expect(
      shaded.sizeThatFits(.zero) == CGSize(width: plain.width + 2, height: plain.height + 3)
    )
    shaded.text = ""
    #expect(shaded.intrinsicContentSize == .zero)
  }

  @Test("characters that were not fitted have a width of their own")
  func fallback() {
    #expect(label("é", 17).intrinsicContentSize.width > 5)
    // A little more than its size: 1022 × 17 = 17.37.
    #expect(label("漢", 17).intrinsicContentSize.width == 17.5)
    #expect(label("e\u{301}", 17).intrinsicContentSize == label("e", 17).intrinsicContentSize)
  }

  @Test("hangul is as wide in every size and weight, and narrower than ideographs")
  func hangul() {
    // Stored widths of labels: 59 at 17 points, 55.67 of medium weight at 16, at three pixels per point.
    #expect(label("문의하기", 17).intrinsicContentSize.width == 59)
    let medium = label("공지사항", 16)
    medium.font = .systemFont(ofSize: 16, weight: .medium)
    #expect(medium.intrinsicContentSize.width == 55.5)
  }

  @Test(
    "Arabic letters are as wide as their forms, and a mark takes no room",
    arguments: [
      ("ن", 12.5), ("نن", 19), ("ننن", 25.5), ("لا", 11), ("نلا", 17.5), ("ان", 17.5),
      ("ن ن", 29.5),
      ("نَن", 19), ("طعام", 40),
    ]
  )
  func arabic(text: String, width: Double) {
    #expect(label(text, 20).intrinsicContentSize.width == CGFloat(width))
  }

  @Test("lines break between words, and inside words that are too long")
  func breaking() {
    let text = label("one two three", 17, lines: 0)
    let wide = text.intrinsicContentSize
    #expect(wide.height == 20.5)
    let narrow = text.sizeThatFits(CGSize(width: wide.width - 1, height: 0))
    #expect(narrow.height == 41 && narrow.width < wide.width)
    let three = text.sizeThatFits(CGSize(width: 45, height: 0))
    #expect(three.height == 61)
    #expect(
      label("one two three", 17, lines: 2).sizeThatFits(CGSize(width: 45, height: 0)).height == 41
    )
    #expect(label("a\nb\n", 17, lines: 0).intrinsicContentSize.height == 61)
    let long = label("mmmmmmmmmm", 17, lines: 0).sizeThatFits(CGSize(width: 50, height: 0))
    #expect(long.height > 41 && long.width <= 50)
  }

  @Test(
    "lines never get wider, and narrower widths never need fewer lines",
    arguments: 0..<40 as Range<UInt64>
  )
  func monotone(seed: UInt64) {
    var random = SplitMix(state: seed)
    let words = (0..<12).map { _ in
      String(repeating: "n", count: Int.random(in: 1...9, using: &random))
    }
    let text = label(words.joined(separator: " "), 14, lines: 0)
    var last = CGFloat.greatestFiniteMagnitude
    for width in stride(from: 20, through: 600, by: 7) {
      let size = text.sizeThatFits(CGSize(width: CGFloat(width), height: 0))
      #expect(size.width <= CGFloat(width) && size.height <= last, "seed \(seed) width \(width)")
      last = size.height
    }
  }

  @Test("a text is measured once per width, whatever asks")
  func cache() {
    let text = label("Some words to measure", 17, lines: 0)
    let before = EngineCounters.current.textMeasurements
    for _ in 0..<10 {
      _ = text.intrinsicContentSize
      _ = text.sizeThatFits(CGSize(width: 60, height: 0))
    }
    #expect(EngineCounters.current.textMeasurements == before + 2)
    text.text = "Some words to measure"
    _ = text.intrinsicContentSize
    #expect(EngineCounters.current.textMeasurements == before + 2)
    text.text = "Others"
    _ = text.intrinsicContentSize
    #expect(EngineCounters.current.textMeasurements == before + 3)
  }

  @Test("controls have the sizes of stored documents")
  func controls() {
    let system = UIButton(type: .system)
    system.setTitle("Button", for: .normal)
    #expect(system.intrinsicContentSize.height == 30)
    let custom = UIButton(type: .custom)
    custom.setTitle("Button", for: .normal)
    #expect(custom.intrinsicContentSize.height == 34)
    #expect(UIButton(type: .system).intrinsicContentSize == CGSize(width: 30, height: 30))
    #expect(UISwitch(frame: .zero).frame.size == CGSize(width: 51, height: 31))
    #expect(UISlider().intrinsicContentSize.height == 31)
    #expect(UIActivityIndicatorView(style: .large).frame.size == CGSize(width: 37, height: 37))
    let field = UITextField()
    field.text = "x"
    #expect(field.intrinsicContentSize.height == 21)
    field.borderStyle = .roundedRect
    #expect(field.intrinsicContentSize.height == 34)
    #expect(UITabBar().intrinsicContentSize.height == 49)
    let text = UITextView()
    text.isScrollEnabled = false
    text.font = .systemFont(ofSize: 14)
    text.text = "One line"
    #expect(text.intrinsicContentSize.height == 33)
    #expect(
      UIImageView(image: UIImage(name: "i", size: CGSize(width: 7, height: 9))).frame.size.height
        == 9
    )
  }
}
