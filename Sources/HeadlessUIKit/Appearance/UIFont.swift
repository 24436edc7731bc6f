/// A font, as far as measuring texts needs it; there are no glyphs to draw.
open class UIFont: NSObject, @unchecked Sendable {
  /// The weight of a font, from -1 to 1.
  public struct Weight: RawRepresentable, Hashable, Sendable {
    /// From -1 to 1; 0 is regular.
    public let rawValue: CGFloat
    /// Creates a weight from its number.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    /// -0.8, as in UIKit.
    public static let ultraLight = Weight(rawValue: -0.8)
    /// -0.6, as in UIKit.
    public static let thin = Weight(rawValue: -0.6)
    /// -0.4, as in UIKit.
    public static let light = Weight(rawValue: -0.4)
    /// 0, the weight of ordinary text.
    public static let regular = Weight(rawValue: 0)
    /// 0.23, as in UIKit.
    public static let medium = Weight(rawValue: 0.23)
    /// 0.3, as in UIKit.
    public static let semibold = Weight(rawValue: 0.3)
    /// 0.4, as in UIKit.
    public static let bold = Weight(rawValue: 0.4)
    /// 0.56, as in UIKit.
    public static let heavy = Weight(rawValue: 0.56)
    /// 0.62, as in UIKit.
    public static let black = Weight(rawValue: 0.62)
  }

  /// The role of a text, which decides its size and weight.
  public struct TextStyle: RawRepresentable, Hashable, Sendable {
    /// UIKit's name for the style, such as `UICTFontTextStyleBody`.
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

  /// The size in points, from which all metrics are scaled.
  public let pointSize: CGFloat
  /// The weight, from -1 to 1; 0 is regular.
  public let weight: Weight
  /// The family; ``systemFamilyName`` for the system's font.
  public let familyName: String
  /// The PostScript name, by which documents ask for the font.
  public let fontName: String
  /// Whether the font is an italic.
  public let isItalic: Bool
  /// The style from which the font was made; nil for other fonts.
  public let textStyle: TextStyle?
  /// The metrics of the font's file or of a stand-in; nil for the system font.
  public let face: FontFace?

  /// The space between lines of the text style, found once because measuring asks for it.
  private let styleLeading: CGFloat

  /// The family name of the system font.
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
    let length = pointSize
    styleLeading = textStyle.map { UIFont.leading(of: $0, length) } ?? 0
    face =
      family == UIFont.systemFamilyName
      ? nil
      : FontLibrary.shared.face(
        name: name,
        family: family,
        weight: weight.rawValue,
        isItalic: italic
      )
        ?? KnownFaces.face(name: name, family: family)
    super.init()
  }

  /// Creates a font by name.
  ///
  /// Texts are measured by the metrics of its file if ``FontLibrary`` has it. Otherwise a font that
  /// every device has stands in: its own metrics, or Helvetica Neue's.
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

  /// The system font of regular weight, in points.
  open class func systemFont(ofSize fontSize: CGFloat) -> UIFont {
    systemFont(ofSize: fontSize, weight: .regular)
  }

  /// The system font of a weight, in points.
  open class func systemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    UIFont(
      family: systemFamilyName,
      name: ".SFUI-\(weight.rawValue)",
      size: fontSize,
      weight: weight
    )
  }

  /// The system font of bold weight, in points.
  open class func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    systemFont(ofSize: fontSize, weight: .bold)
  }

  /// The italic system font of regular weight, in points.
  open class func italicSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    UIFont(family: systemFamilyName, name: ".SFUI-Italic", size: fontSize, italic: true)
  }

  /// The system font by one of its names in documents; nil for names of other fonts.
  static func systemFont(named name: String, size: CGFloat) -> UIFont? {
    let names = [".AppleSystemUIFont", ".SFUI", ".SFNS", ".HelveticaNeueInterface"]
    guard names.contains(where: { name.hasPrefix($0) }) else { return nil }
    let lower = name.lowercased()
    let weights: [(String, Weight)] = [
      ("semibold", .semibold), ("bold", .bold), ("medium", .medium), ("light", .light),
    ]
    let weight = weights.first { lower.contains($0.0) }
    return systemFont(ofSize: size, weight: weight?.1 ?? .regular)
  }

  /// The font of a text style at the default content size.
  open class func preferredFont(forTextStyle style: TextStyle) -> UIFont {
    preferredFont(forTextStyle: style, contentSize: .large)
  }

  /// The same font in another size, in points.
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

  /// The size of ordinary text: 14 points.
  public class var systemFontSize: CGFloat { 14 }
  /// The size of small text: 12 points.
  public class var smallSystemFontSize: CGFloat { 12 }
  /// The size of labels: 17 points.
  public class var labelFontSize: CGFloat { 17 }
  /// The size of buttons: 18 points.
  public class var buttonFontSize: CGFloat { 18 }

  /// The line height of the system font in shares of its size.
  static let systemLineShare: CGFloat = 1.193359375

  /// The height of a line in points, not rounded.
  ///
  /// The system font's is 1.193359375 times its size, a factor read off stored Interface Builder frames.
  open var lineHeight: CGFloat {
    face == nil ? pointSize * UIFont.systemLineShare : ascender - descender
  }
  /// The height above the baseline in points.
  open var ascender: CGFloat { length(face?.ascender) ?? pointSize * 0.952148437 }
  /// The depth below the baseline in points; negative.
  open var descender: CGFloat { length(face?.descender) ?? -pointSize * 0.241210938 }
  /// The space between lines in points.
  ///
  /// In text styles the distance between baselines is more than the line height.
  open var leading: CGFloat {
    if let gap = length(face?.lineGap) { return gap }
    return styleLeading
  }

  /// A length of the design in points; nil for the system font, which has no ``face``.
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
