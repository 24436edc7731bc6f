import Foundation

/// What a font is made from.
open class UIFontDescriptor: NSObject, @unchecked Sendable {
  /// UIKit's.
  public struct SymbolicTraits: OptionSet, Sendable {
    /// Stored only.
    public let rawValue: UInt32
    /// Creates one.
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// Stored only.
    public static let traitItalic = SymbolicTraits(rawValue: 1)
    /// Stored only.
    public static let traitBold = SymbolicTraits(rawValue: 2)
    /// Stored only.
    public static let traitExpanded = SymbolicTraits(rawValue: 32)
    /// Stored only.
    public static let traitCondensed = SymbolicTraits(rawValue: 64)
    /// Stored only.
    public static let traitMonoSpace = SymbolicTraits(rawValue: 1024)
    /// Stored only.
    public static let traitUIOptimized = SymbolicTraits(rawValue: 4096)
    /// Stored only.
    public static let traitTightLeading = SymbolicTraits(rawValue: 0x8000)
    /// Stored only.
    public static let traitLooseLeading = SymbolicTraits(rawValue: 0x10000)
  }
  /// UIKit's.
  public struct AttributeName: RawRepresentable, Hashable, Sendable {
    /// Stored only.
    public let rawValue: String
    /// Creates one.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Stored only.
    public static let family = AttributeName(rawValue: "NSFontFamilyAttribute")
    /// Stored only.
    public static let name = AttributeName(rawValue: "NSFontNameAttribute")
    /// Stored only.
    public static let face = AttributeName(rawValue: "NSFontFaceAttribute")
    /// Stored only.
    public static let size = AttributeName(rawValue: "NSFontSizeAttribute")
    /// Stored only.
    public static let traits = AttributeName(rawValue: "NSCTFontTraitsAttribute")
    /// Stored only.
    public static let featureSettings = AttributeName(rawValue: "NSCTFontFeatureSettingsAttribute")
    /// Stored only.
    public static let symbolic = AttributeName(rawValue: "NSCTFontSymbolicTrait")
  }
  /// UIKit's.
  public struct TraitKey: RawRepresentable, Hashable, Sendable {
    /// Stored only.
    public let rawValue: String
    /// Creates one.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Stored only.
    public static let weight = TraitKey(rawValue: "NSCTFontWeightTrait")
    /// Stored only.
    public static let symbolic = TraitKey(rawValue: "NSCTFontSymbolicTrait")
  }
  /// UIKit's.
  public struct FeatureKey: RawRepresentable, Hashable, Sendable {
    /// Stored only.
    public let rawValue: String
    /// Creates one.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Stored only.
    public static let featureIdentifier = FeatureKey(rawValue: "CTFeatureTypeIdentifier")
    /// Stored only.
    public static let typeIdentifier = FeatureKey(rawValue: "CTFeatureSelectorIdentifier")
    /// Stored only.
    public static let type = FeatureKey(rawValue: "CTFeatureTypeIdentifier")
    /// Stored only.
    public static let selector = FeatureKey(rawValue: "CTFeatureSelectorIdentifier")
  }
  /// UIKit's.
  public struct SystemDesign: RawRepresentable, Hashable, Sendable {
    /// Stored only.
    public let rawValue: String
    /// Creates one.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Stored only.
    public static let `default` = SystemDesign(rawValue: "NSCTFontUIFontDesignDefault")
    /// Stored only.
    public static let rounded = SystemDesign(rawValue: "NSCTFontUIFontDesignRounded")
    /// Stored only.
    public static let serif = SystemDesign(rawValue: "NSCTFontUIFontDesignSerif")
    /// Stored only.
    public static let monospaced = SystemDesign(rawValue: "NSCTFontUIFontDesignMonospaced")
  }

  let font: UIFont
  /// Stored only.
  public let symbolicTraits: SymbolicTraits

  init(_ font: UIFont, _ traits: SymbolicTraits) {
    self.font = font
    symbolicTraits = traits
    super.init()
  }
  /// Creates one.
  public convenience init(name fontName: String, size: CGFloat) {
    self.init(UIFont(name: fontName, size: size) ?? .systemFont(ofSize: size), [])
  }
  /// Creates one.
  public convenience init(fontAttributes attributes: [AttributeName: Any] = [:]) {
    let size = attributes[.size] as? CGFloat ?? UIFont.systemFontSize
    self.init(.systemFont(ofSize: size), [])
  }
  /// Stored only.
  open var pointSize: CGFloat { font.pointSize }
  /// Stored only.
  open var postscriptName: String { font.fontName }
  /// Stored only.
  open var fontAttributes: [AttributeName: Any] { [.name: font.fontName, .size: font.pointSize] }
  /// Does nothing here.
  open func object(forKey attribute: AttributeName) -> Any? { fontAttributes[attribute] }
  /// A bold or an italic font of the family.
  open func withSymbolicTraits(_ symbolicTraits: SymbolicTraits) -> UIFontDescriptor? {
    let size = font.pointSize
    if symbolicTraits.contains(.traitBold) {
      return UIFontDescriptor(.boldSystemFont(ofSize: size), symbolicTraits)
    }
    if symbolicTraits.contains(.traitItalic) {
      return UIFontDescriptor(.italicSystemFont(ofSize: size), symbolicTraits)
    }
    return UIFontDescriptor(font, symbolicTraits)
  }
  /// Does nothing here.
  open func addingAttributes(_ attributes: [AttributeName: Any] = [:]) -> UIFontDescriptor { self }
  /// Does nothing here.
  open func withSize(_ newPointSize: CGFloat) -> UIFontDescriptor {
    UIFontDescriptor(font.withSize(newPointSize), symbolicTraits)
  }
  /// Does nothing here.
  open func withFamily(_ newFamily: String) -> UIFontDescriptor { self }
  /// Does nothing here.
  open func withFace(_ newFace: String) -> UIFontDescriptor { self }
  /// Does nothing here.
  open func withDesign(_ design: SystemDesign) -> UIFontDescriptor? { self }
  /// The descriptor of a text style.
  public class func preferredFontDescriptor(withTextStyle style: UIFont.TextStyle)
    -> UIFontDescriptor
  {
    UIFontDescriptor(.preferredFont(forTextStyle: style), [])
  }
  /// The descriptor of a text style.
  public class func preferredFontDescriptor(
    withTextStyle style: UIFont.TextStyle,
    compatibleWith traitCollection: UITraitCollection?
  ) -> UIFontDescriptor { preferredFontDescriptor(withTextStyle: style) }
}

extension UIFont {
  /// What the font is made from.
  public var fontDescriptor: UIFontDescriptor {
    var traits: UIFontDescriptor.SymbolicTraits = []
    if weight.rawValue >= Weight.bold.rawValue { traits.insert(.traitBold) }
    if isItalic { traits.insert(.traitItalic) }
    return UIFontDescriptor(self, traits)
  }
  /// Creates a font; a size of 0 keeps the descriptor's.
  public convenience init(descriptor: UIFontDescriptor, size pointSize: CGFloat) {
    let font = descriptor.font
    self.init(
      family: font.familyName,
      name: font.fontName,
      size: pointSize > 0 ? pointSize : font.pointSize,
      weight: font.weight,
      italic: font.isItalic
    )
  }
  /// Stored only.
  public var xHeight: CGFloat { pointSize * 0.526 }
  /// Stored only.
  public var capHeight: CGFloat { pointSize * 0.705 }
  /// The system's font: its digits are not wider here.
  public class func monospacedDigitSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    .systemFont(ofSize: fontSize, weight: weight)
  }
  /// The system's font, for want of a typewriter's.
  public class func monospacedSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    .systemFont(ofSize: fontSize, weight: weight)
  }
  /// Stored only.
  public class var familyNames: [String] { [] }
  /// Does nothing here.
  public class func fontNames(forFamilyName familyName: String) -> [String] { [] }
}
