/// A font: what the text measurer needs to know of one.
open class UIFont: NSObject, @unchecked Sendable {
  /// The weight of a font, from -1 to 1.
  public struct Weight: RawRepresentable, Hashable, Sendable {
    /// The number.
    public let rawValue: CGFloat
    /// Creates a weight from its number.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    /// Ultra light.
    public static let ultraLight = Weight(rawValue: -0.8)
    /// Thin.
    public static let thin = Weight(rawValue: -0.6)
    /// Light.
    public static let light = Weight(rawValue: -0.4)
    /// Regular.
    public static let regular = Weight(rawValue: 0)
    /// Medium.
    public static let medium = Weight(rawValue: 0.23)
    /// Semibold.
    public static let semibold = Weight(rawValue: 0.3)
    /// Bold.
    public static let bold = Weight(rawValue: 0.4)
    /// Heavy.
    public static let heavy = Weight(rawValue: 0.56)
    /// Black.
    public static let black = Weight(rawValue: 0.62)
  }

  /// The role of a text, which sets the size that the user prefers.
  public struct TextStyle: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// Creates a style from its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Large titles, 34 points.
    public static let largeTitle = TextStyle(rawValue: "UICTFontTextStyleTitle0")
    /// Titles of the first level, 28 points.
    public static let title1 = TextStyle(rawValue: "UICTFontTextStyleTitle1")
    /// Titles of the second level, 22 points.
    public static let title2 = TextStyle(rawValue: "UICTFontTextStyleTitle2")
    /// Titles of the third level, 20 points.
    public static let title3 = TextStyle(rawValue: "UICTFontTextStyleTitle3")
    /// Headlines, 17 points semibold.
    public static let headline = TextStyle(rawValue: "UICTFontTextStyleHeadline")
    /// Subheadlines, 15 points.
    public static let subheadline = TextStyle(rawValue: "UICTFontTextStyleSubhead")
    /// Body text, 17 points.
    public static let body = TextStyle(rawValue: "UICTFontTextStyleBody")
    /// Callouts, 16 points.
    public static let callout = TextStyle(rawValue: "UICTFontTextStyleCallout")
    /// Footnotes, 13 points.
    public static let footnote = TextStyle(rawValue: "UICTFontTextStyleFootnote")
    /// Captions of the first kind, 12 points.
    public static let caption1 = TextStyle(rawValue: "UICTFontTextStyleCaption1")
    /// Captions of the second kind, 11 points.
    public static let caption2 = TextStyle(rawValue: "UICTFontTextStyleCaption2")
  }

  /// The size in points.
  public let pointSize: CGFloat
  /// The weight.
  public let weight: Weight
  /// The family; ``systemFamilyName`` for the system's font.
  public let familyName: String
  /// The PostScript name.
  public let fontName: String
  /// Whether the font slants.
  public let isItalic: Bool
  /// The style from which the font was made.
  public let textStyle: TextStyle?
  /// The metrics of the font's file; nil for the system's font, and where no file is at hand, when its advances stand in.
  public let face: FontFace?

  /// The family name of the system's font.
  public static let systemFamilyName = ".SFUI"

  /// Creates a font from its parts.
  public init(
    family: String,
    name: String,
    size: CGFloat,
    weight: Weight = .regular,
    italic: Bool = false,
    textStyle: TextStyle? = nil
  ) {
    familyName = family
    fontName = name
    pointSize = size.isFinite && size > 0 ? size : UIFont.systemFontSize
    self.weight = weight
    isItalic = italic
    self.textStyle = textStyle
    face =
      family == UIFont.systemFamilyName
      ? nil
      : FontLibrary.shared.face(name: name, family: family, weight: weight, isItalic: italic)
    super.init()
  }

  /// Creates a font by name.
  ///
  /// Texts are measured by the metrics of its file where ``FontLibrary`` has it, else with the system font's advances.
  public convenience init?(name: String, size: CGFloat) {
    guard !name.isEmpty else { return nil }
    let family = name.split(separator: "-").first.map(String.init) ?? name
    let lower = name.lowercased()
    let bold = lower.contains("bold")
    self.init(
      family: family,
      name: name,
      size: size,
      weight: lower.contains("semibold") ? .semibold : bold ? .bold : .regular,
      italic: lower.contains("italic") || lower.contains("oblique")
    )
  }

  /// The system's font.
  open class func systemFont(ofSize fontSize: CGFloat) -> UIFont {
    systemFont(ofSize: fontSize, weight: .regular)
  }

  /// The system's font with a weight.
  open class func systemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    UIFont(
      family: systemFamilyName,
      name: ".SFUI-\(weight.rawValue)",
      size: fontSize,
      weight: weight
    )
  }

  /// The system's bold font.
  open class func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    systemFont(ofSize: fontSize, weight: .bold)
  }

  /// The system's italic font.
  open class func italicSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    UIFont(family: systemFamilyName, name: ".SFUI-Italic", size: fontSize, italic: true)
  }

  /// The font of a text style at the default content size.
  open class func preferredFont(forTextStyle style: TextStyle) -> UIFont {
    let (size, weight) = defaults(of: style)
    return UIFont(
      family: systemFamilyName,
      name: ".SFUI-\(weight.rawValue)",
      size: size,
      weight: weight,
      textStyle: style
    )
  }

  /// The same font in another size.
  open func withSize(_ fontSize: CGFloat) -> UIFont {
    UIFont(
      family: familyName,
      name: fontName,
      size: fontSize,
      weight: weight,
      italic: isItalic
    )
  }

  /// Whether the font is the system's.
  public var isSystemFont: Bool { familyName == UIFont.systemFamilyName }

  /// The size of ordinary text.
  public class var systemFontSize: CGFloat { 14 }
  /// The size of small text.
  public class var smallSystemFontSize: CGFloat { 12 }
  /// The size of labels.
  public class var labelFontSize: CGFloat { 17 }
  /// The size of buttons.
  public class var buttonFontSize: CGFloat { 18 }

  /// The height of a line, not rounded: 1.193359375 times the size of the system's font.
  ///
  /// The factor is read off stored Interface Builder frames (`interface-builder.md` §4).
  open var lineHeight: CGFloat {
    face == nil ? pointSize * 1.193359375 : ascender - descender
  }
  /// The part above the baseline.
  open var ascender: CGFloat { length(face?.ascender) ?? pointSize * 0.952148437 }
  /// The part below the baseline, negative.
  open var descender: CGFloat { length(face?.descender) ?? -pointSize * 0.241210938 }
  /// The extra space between lines: what text styles keep from baseline to baseline is more than their lines are high.
  open var leading: CGFloat {
    if let gap = length(face?.lineGap) { return gap }
    guard let textStyle, let distance = Self.baselineDistances[textStyle],
      pointSize == Self.defaults(of: textStyle).0
    else { return 0 }
    return max(0, distance - lineHeight)
  }

  /// From baseline to baseline in points, by text style, at the default content size: as Apple's guidelines list them.
  private static let baselineDistances: [TextStyle: CGFloat] = [
    .largeTitle: 41, .title1: 34, .title2: 28, .title3: 25, .headline: 22, .body: 22,
    .callout: 21, .subheadline: 20, .footnote: 18, .caption1: 16, .caption2: 13,
  ]

  /// A length of the font's design in points; nil where the design is not at hand.
  private func length(_ units: Int?) -> CGFloat? {
    guard let units, let face else { return nil }
    return pointSize * CGFloat(units) / CGFloat(face.unitsPerEm)
  }

  /// Whether two fonts are the same.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIFont else { return false }
    return pointSize == other.pointSize && fontName == other.fontName && weight == other.weight
      && textStyle == other.textStyle
      && isItalic == other.isItalic
  }

  /// A hash of what equality compares.
  open override var hash: Int {
    var hasher = Hasher()
    hasher.combine(pointSize)
    hasher.combine(fontName)
    return hasher.finalize()
  }
}

extension UIFont {
  /// Sizes and weights of Apple's table "Large (default)".
  private static func defaults(of style: TextStyle) -> (CGFloat, Weight) {
    switch style {
    case .largeTitle: (34, .regular)
    case .title1: (28, .regular)
    case .title2: (22, .regular)
    case .title3: (20, .regular)
    case .headline: (17, .semibold)
    case .subheadline: (15, .regular)
    case .callout: (16, .regular)
    case .footnote: (13, .regular)
    case .caption1: (12, .regular)
    case .caption2: (11, .regular)
    default: (17, .regular)
    }
  }
}
