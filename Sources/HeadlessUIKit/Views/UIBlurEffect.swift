/// A blur of what lies behind the view.
open class UIBlurEffect: UIVisualEffect {
  /// The styles of blurs, by Interface Builder's names.
  public struct Style: RawRepresentable, Hashable, Sendable {
    /// Interface Builder's name for the style.
    public let rawValue: String
    /// Creates a style from its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Extra light.
    public static let extraLight = Style(rawValue: "extraLight")
    /// Light.
    public static let light = Style(rawValue: "light")
    /// Dark.
    public static let dark = Style(rawValue: "dark")
    /// A blur that adapts to the appearance.
    public static let regular = Style(rawValue: "regular")
    /// A stronger blur that adapts to the appearance.
    public static let prominent = Style(rawValue: "prominent")
    /// A material of the system.
    public static let systemUltraThinMaterial = Style(rawValue: "systemUltraThinMaterial")
    /// A material of the system.
    public static let systemUltraThinMaterialLight = Style(rawValue: "systemUltraThinMaterialLight")
    /// A material of the system.
    public static let systemUltraThinMaterialDark = Style(rawValue: "systemUltraThinMaterialDark")
    /// A material of the system.
    public static let systemThinMaterial = Style(rawValue: "systemThinMaterial")
    /// A material of the system.
    public static let systemThinMaterialLight = Style(rawValue: "systemThinMaterialLight")
    /// A material of the system.
    public static let systemThinMaterialDark = Style(rawValue: "systemThinMaterialDark")
    /// A material of the system.
    public static let systemMaterial = Style(rawValue: "systemMaterial")
    /// A material of the system.
    public static let systemMaterialLight = Style(rawValue: "systemMaterialLight")
    /// A material of the system.
    public static let systemMaterialDark = Style(rawValue: "systemMaterialDark")
    /// A material of the system.
    public static let systemThickMaterial = Style(rawValue: "systemThickMaterial")
    /// A material of the system.
    public static let systemThickMaterialLight = Style(rawValue: "systemThickMaterialLight")
    /// A material of the system.
    public static let systemThickMaterialDark = Style(rawValue: "systemThickMaterialDark")
    /// A material of the system.
    public static let systemChromeMaterial = Style(rawValue: "systemChromeMaterial")
    /// A material of the system.
    public static let systemChromeMaterialLight = Style(rawValue: "systemChromeMaterialLight")
    /// A material of the system.
    public static let systemChromeMaterialDark = Style(rawValue: "systemChromeMaterialDark")
  }

  /// The style, fixed for life.
  public let style: Style

  /// Creates a blur of a style.
  public init(style: Style) {
    self.style = style
    super.init()
  }
}
