/// A blur.
open class UIBlurEffect: UIVisualEffect {
  /// The looks of blurs, by the names that Interface Builder writes.
  public struct Style: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// Creates a style from its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Extra light.
    public static let extraLight = Style(rawValue: "extraLight")
    /// Light.
    public static let light = Style(rawValue: "light")
    /// Dark.
    public static let dark = Style(rawValue: "dark")
    /// As the appearance asks.
    public static let regular = Style(rawValue: "regular")
    /// As the appearance asks, more strongly.
    public static let prominent = Style(rawValue: "prominent")
  }

  /// The look.
  public let style: Style

  /// Creates a blur.
  public init(style: Style) {
    self.style = style
    super.init()
  }
}
