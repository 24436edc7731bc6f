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
  }

  /// The style, fixed for life.
  public let style: Style

  /// Creates a blur of a style.
  public init(style: Style) {
    self.style = style
    super.init()
  }
}
