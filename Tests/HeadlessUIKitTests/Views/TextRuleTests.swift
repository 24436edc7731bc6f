import Foundation
import Testing

@testable import HeadlessUIKit
@testable import TextMetrics

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

  @Test("higher lines are no more lines, and spaces at the end of a title need no room")
  func fits() throws {
    let style = NSMutableParagraphStyle()
    style.lineHeightMultiple = 1.3
    let label = UILabel()
    label.numberOfLines = 2
    label.attributedText = NSAttributedString(
      string: "one\ntwo",
      attributes: [.font: UIFont.systemFont(ofSize: 16), .paragraphStyle: style]
    )
    label.frame.size = CGSize(width: 100, height: 60)
    #expect(try #require(TextFit(label)).isCut == false)
    label.attributedText = NSAttributedString(
      string: "one\ntwo\nthree",
      attributes: [.font: UIFont.systemFont(ofSize: 16), .paragraphStyle: style]
    )
    #expect(try #require(TextFit(label)).isCutForSure)

    let button = UIButton()
    button.setTitle("Add  ", for: .normal)
    let spaced = try #require(TextFit(button, width: 100)).wanted
    button.setTitle("Add", for: .normal)
    #expect(try #require(TextFit(button, width: 100)).wanted == spaced)
  }

  @Test(
    "ideographs have the widths of their version",
    arguments: [
      (FittedTextMeasurer.SystemFont.oldest, 17.0, 75.0), (.first, 17, 68), (.early, 17, 69.5),
      (.current, 30, 122), (.narrow, 17, 68), (.narrow, 15, 60), (.narrow, 22, 84),
      (.narrow, 40, 152),
    ]
  )
  func ideographs(_ design: FittedTextMeasurer.SystemFont, _ size: Double, _ width: Double) {
    let measured = FittedTextMeasurer(systemFont: design).size(
      of: "设置密码",
      font: .systemFont(ofSize: size),
      width: .greatestFiniteMagnitude,
      numberOfLines: 1,
      lineBreakMode: .byTruncatingTail,
      scale: 2
    )
    #expect(measured.width == width || measured.width == width - 0.5)
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

  /// The width of a text in the system's font, in hundredths of a point.
  private func width(
    _ text: String,
    _ size: CGFloat = 17,
    _ weight: UIFont.Weight = .regular,
    _ systemFont: FittedTextMeasurer.SystemFont = .current
  ) -> CGFloat {
    FittedTextMeasurer(systemFont: systemFont).size(
      of: text,
      font: .systemFont(ofSize: size, weight: weight),
      width: .greatestFiniteMagnitude,
      numberOfLines: 1,
      lineBreakMode: .byClipping,
      scale: 100
    ).width
  }

  @Test("letters with marks are as wide as those without, and older fonts wider at 17 points")
  func advances() {
    #expect(width("é") == width("e"))
    #expect(width("Ž", 17, .bold) == width("Z", 17, .bold))
    #expect(width("Settings", 17, .regular, .early) > width("Settings"))
    #expect(width("%", 15, .regular, .early) < width("%", 15))
  }

  @Test(
    "before iOS 9 texts are in Helvetica Neue, small ones spaced wider and large ones narrower",
    arguments: [
      ("Label", 12.0, UIFont.Weight.regular, 31.0), ("Label", 14, .regular, 36),
      ("Label", 18, .regular, 45), ("Label", 20, .bold, 51), ("Today", 17, .regular, 46),
      ("0 hours", 60, .regular, 198),
    ]
  )
  func helvetica(_ text: String, _ size: Double, _ weight: UIFont.Weight, _ stored: CGFloat) {
    #expect(width(text, size, weight, .oldest).rounded(.up) == stored)
  }

  @Test(
    "before iOS 9 Arabic letters are Geeza Pro's, which change by the letters beside them",
    arguments: [
      ("الجمعية", 37.0), ("الدولة", 26), ("رقم المشروع", 57), ("الوصف", 36), ("تاريخ العقد", 54),
      ("نوع المشروع", 59), ("المساحة (م٢)", 62), ("مدة التنفيذ (شهور)", 91), ("التكلفة (د.ا.)", 61),
    ]
  )
  func geeza(_ text: String, _ stored: CGFloat) {
    #expect(width(text, 14, .regular, .oldest).rounded(.up) == stored)
  }

  @Test("from iOS 9 to 13 Arabic letters are wider than later, and those of titles narrower")
  func arabicOfIOS9() {
    for design in [FittedTextMeasurer.SystemFont.first, .second, .middle, .early] {
      func isAbout(_ text: String, _ size: CGFloat, _ expected: CGFloat) -> Bool {
        abs(width(text, size, .regular, design) - expected) < 0.02
      }
      // 470, 889, and 292 and 950 thousandths of the size; 455 in titles.
      #expect(isAbout("ة", 10, 4.7) && isAbout("ث", 10, 8.89) && isAbout("ثث", 10, 12.42))
      #expect(isAbout("ة", 20, 9.1))
      // Two that join none are kerned, and a last yeh reaches back.
      #expect(width("اع", 10, .regular, design) < width("ا", 10, .regular, design) + 6.2)
      #expect(width("قي", 10, .regular, design) < width("قث", 10, .regular, design) - 2)
    }
    #expect(abs(width("ة", 10) - 4.37) < 0.02)
  }

  @Test("before iOS 11 large texts are spaced wider")
  func wideTitles() {
    for design in [FittedTextMeasurer.SystemFont.first, .second] {
      let extra = width("Match", 40, .regular, design) - width("Match", 40, .regular, .early)
      #expect(extra > 1.5 && extra < 4)
      #expect(width("Match", 19, .regular, design) == width("Match", 19, .regular, .early))
    }
  }

  @Test(
    "texts have the widths that documents of each version stored, in every weight and size",
    arguments: [
      (
        "Registro Iniciado", 26.0, UIFont.Weight.regular, FittedTextMeasurer.SystemFont.current,
        186.0
      ),
      ("Processing...", 28, .medium, .current, 158), ("Jenis Kelamin", 14, .light, .current, 87),
      ("**.**", 16, .medium, .current, 30), ("Turbidity Scale", 30, .medium, .early, 196.5),
      ("Company name", 26, .bold, .early, 190.5), ("Circle password", 16, .regular, .early, 115.5),
      ("Change Skin", 25, .heavy, .second, 155.5), ("Brenda  Palmer", 20, .regular, .second, 135.5),
    ]
  )
  func versions(
    _ text: String,
    _ size: Double,
    _ weight: UIFont.Weight,
    _ font: FittedTextMeasurer.SystemFont,
    _ stored: CGFloat
  ) {
    #expect((width(text, size, weight, font) * 2).rounded(.up) / 2 == stored)
  }

  @Test("letters of several marks are as wide as plain ones, and horns stand beside them")
  func composedLetters() {
    #expect(width("ậ") == width("a") && width("Ṩ") == width("S") && width("ș") == width("s"))
    // Since iOS 14 the horn of a small o takes no room.
    #expect(width("ữ") == width("ư") && width("ư") > width("u") + 0.4)
    #expect(width("ơ", 17, .regular, .early) > width("o", 17, .regular, .early) + 0.3)
    #expect(width("ơ") == width("o"))
  }

  @Test("wide signs are as wide as ideographs, and spaces as typography has them")
  func wideSigns() {
    #expect(width("￥") == width("项"))
    #expect(width("a\u{2009}b") < width("a b"))
    #expect(width("a\u{2003}b") > width("a\u{2002}b"))
    #expect(width("₹") == width("€"))
  }

  @Test("letters of other scripts, pictures and joined pictures have advances of their own")
  func otherScripts() {
    #expect(width("Хобби", 15, .regular, .early) > 44)
    #expect(width("Хобби", 15, .regular, .early) <= 45)
    #expect(width("门店服务", 17, .regular, .first) == 68)
    #expect(width("门店服务", 17, .regular, .early) > 69)
    #expect(width("门店服务", 17, .regular, .early) <= 69.5)
    #expect(width("Α") == width("A") && width("ο") == width("o"))
    #expect(width("Хо") < width("Х") + width("о") - 0.3)
    // Ideographs of titles are a little closer.
    #expect(width("项目", 30) < 2 * width("项目", 15))
    #expect(width("นี้") == width("น") && width("بِ") == width("ب"))
    #expect(width("الجمعية", 14) > 33 && width("الجمعية", 14) < 45)
    #expect(width("문의하기") > 58.6)
    #expect(width("문의하기") <= 59)
    #expect(width("\u{1F3C3}\u{200D}\u{2642}\u{FE0F}", 34) == width("\u{1F3C3}", 34))
  }

  @Test(
    "weights and sizes draw from both designs",
    arguments: [
      (UIFont.Weight.ultraLight, UIFont.Weight.thin), (.thin, .light), (.light, .regular),
      (.regular, .medium), (.medium, .semibold), (.semibold, .bold), (.bold, .heavy),
      (.heavy, .black),
    ]
  )
  func weights(_ lighter: UIFont.Weight, _ heavier: UIFont.Weight) {
    for size in [CGFloat(12), 17, 22, 40] {
      #expect(width("Handgloves", size, lighter) < width("Handgloves", size, heavier))
    }
    // What was a text's font below 20 points was a title's from there on, which is narrower but for its tracking.
    let perPoint = [CGFloat(19), 20, 21].map { width("Handgloves", $0, heavier, .early) / $0 }
    #expect(perPoint[0] != perPoint[1])
    #expect(abs(perPoint[1] - perPoint[2]) < abs(perPoint[0] - perPoint[1]) + 0.03)
  }

  @Test("open families have their own lines and advances, in every weight between and beyond two")
  func openFamilies() throws {
    func font(_ name: String, _ size: CGFloat) throws -> UIFont {
      try #require(UIFont(name: name, size: size))
    }
    // L 585 + a 558 + b 599 + e 560 + l 310 thousandths; 1011 above the baseline and 353 below.
    let regular = label("Label", try font("NunitoSans-Regular", 15)).intrinsicContentSize
    #expect(regular.height == 20.5)
    func width(_ text: String, _ name: String) throws -> CGFloat {
      label(text, try font(name, 200)).intrinsicContentSize.width
    }
    let names = ["Light", "Regular", "SemiBold", "Bold", "Black"].map { "NunitoSans-\($0)" }
    let widths = try names.map { try width("Handgloves", $0) }
    #expect(widths == widths.sorted() && Set(widths).count == widths.count)
    #expect(try width("Été’", "Lato-Bold") == width("Ete'", "Lato-Bold"))
    #expect(try width("a", "Lato-BoldItalic") == width("a", "Lato-Bold"))
    #expect(try width("a", "Lato-Unheard") == width("a", "Lato-Regular"))
    #expect(OpenFaces.face("latoo-bold") == nil && OpenFaces.face("") == nil)
    #expect(try font("Quicksand-Bold", 15).face?.isStandIn == false)
  }

  @Test(
    "of other families the lines are known",
    arguments: [
      ("Poppins-Medium", 15.0, 21.0), ("PublicSans-Regular", 20, 23.5),
      ("SourceSerifPro-Bold", 25, 31.5), ("TitilliumWeb-SemiBold", 14, 21.5),
    ]
  )
  func knownLines(name: String, size: CGFloat, height: CGFloat) throws {
    let font = try #require(UIFont(name: name, size: size))
    #expect(label("Label", font).intrinsicContentSize.height == height)
  }

  @Test("a table of sizes is linear between them, and constant outside")
  func sizeTables() {
    let table: SystemFontSpacing.Sizes = [(10, 1), (20, 3), (20, 5), (30, 5)]
    let values = [1.0, 10, 15, 20, 25, 99].map { SystemFontSpacing.value(table, at: $0) }
    #expect(values == [1, 1, 2, 5, 5, 5])
    #expect(SystemFontSpacing.value([], at: 12) == 0)
  }

  @Test("the tables of the system's font have numbers for all their characters and pairs")
  func systemTables() {
    typealias Characters = SystemFontCharacters
    let count = Characters.values.count
    #expect(Characters.left.count == count && Characters.right.count == count)
    #expect(Characters.left.allSatisfy { $0 < Characters.leftCount })
    #expect(Characters.right.allSatisfy { $0 < Characters.rightCount })
    let tables: [SystemFontTable] = [
      .firstText, .firstTitle, .secondText, .secondTitle, .currentText, .currentTitle,
      NeueAdvances.table,
    ]
    for table in tables {
      #expect(table.advances.count == 3 * count)
      #expect(stride(from: 0, to: 3 * count, by: 3).allSatisfy { table.advances[$0] >= 0 })
      #expect(table.kerning.contains { $0 < -20 })
      #expect(table.kerning.allSatisfy { abs($0) < 250 })
    }
    #expect(Characters.place(of: 0x20) == 0 && Characters.place(of: 0x7E) == 94)
    #expect(Characters.place(of: 0x7F) == -1 && Characters.place(of: 0x1F600) == -1)
  }

  @Test("before iOS 13 small texts have no letters thinner than light ones")
  func thinLetters() {
    func isLight(_ size: CGFloat, _ design: FittedTextMeasurer.SystemFont) -> Bool {
      let light = width("DIAGNOSIS", size, .light, design)
      return width("DIAGNOSIS", size, .ultraLight, design) == light
    }
    for design in [FittedTextMeasurer.SystemFont.first, .second, .middle] {
      #expect(isLight(12, design) && !isLight(20, design))
    }
    #expect(!isLight(12, .early) && !isLight(12, .current))
    #expect(width("DIAGNOSIS", 30, .thin, .middle) == width("DIAGNOSIS", 30, .thin, .early))
  }

  @Test("letters are kerned, accented ones as plain ones")
  func kerning() {
    for design in [FittedTextMeasurer.SystemFont.second, .middle, .early, .current, .oldest] {
      for size in [CGFloat(14), 30] {
        func wide(_ text: String) -> CGFloat { width(text, size, .regular, design) }
        #expect(wide("To") < wide("T") + wide("o") - 0.5)
        #expect(wide("HH") > 1.99 * wide("H"))
      }
    }
    #expect(width("Tö") < width("T") + width("ö") - 0.5)
    #expect(width("AV", 17, .bold) < width("A", 17, .bold) + width("V", 17, .bold) - 0.5)
  }

  @Test(
    "Cyrillic letters have their own kerning, and none where it is not known",
    arguments: [("Город", -87.9), ("То", -68.4), ("Уже", -63.5), ("рука,", -34.2), ("Щи", 0)]
  )
  func cyrillicKerning(text: String, thousandths: Double) {
    typealias Design = FittedTextMeasurer.SystemFont
    func kerned(_ size: CGFloat, _ design: Design) -> CGFloat {
      // The tracking of a letter is in its width.
      width(text, size, .regular, design)
        - text.map { width(String($0), size, .regular, design) }.reduce(0, +)
    }
    for design in [Design.first, .second, .middle, .early, .current] {
      #expect(abs(kerned(17, design) - 17 * thousandths / 1000) < 0.1)
    }
    #expect(thousandths == 0 || kerned(34, .early) < 0)
  }

  @Test("a broken text asks for no more than its longest line")
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
      #expect(abs(text.frame.width - lines.width) < 0.01)
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
