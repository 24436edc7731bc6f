import Foundation

extension UIButton.Configuration {
  /// How title and subtitle stand to each other.
  public enum TitleAlignment: Int, Sendable {
    /// As UIKit's.
    case automatic
    /// As UIKit's.
    case leading
    /// As UIKit's.
    case center
    /// As UIKit's.
    case trailing
  }
  /// How round the corners are.
  public enum CornerStyle: Int, Sendable {
    /// As UIKit's.
    case fixed
    /// As UIKit's.
    case dynamic
    /// As UIKit's.
    case small
    /// As UIKit's.
    case medium
    /// As UIKit's.
    case large
    /// As UIKit's.
    case capsule
  }
  /// How large the button is.
  public enum Size: Int, Sendable {
    /// As UIKit's.
    case mini
    /// As UIKit's.
    case small
    /// As UIKit's.
    case medium
    /// As UIKit's.
    case large
  }
  /// The look on a Mac.
  public enum MacIdiomStyle: Int, Sendable {
    /// As UIKit's.
    case automatic
    /// As UIKit's.
    case bordered
    /// As UIKit's.
    case borderless
    /// As UIKit's.
    case borderlessTinted
  }
  /// The sign beside the title.
  public enum Indicator: Int, Sendable {
    /// As UIKit's.
    case automatic
    /// As UIKit's.
    case none
    /// As UIKit's.
    case popup
  }
  private var more: RareButtonConfiguration {
    get { rare.first ?? RareButtonConfiguration() }
    set { rare = [newValue] }
  }
  /// The title with attributes; it sets the title.
  public var attributedTitle: AttributedString? {
    get { more.attributedTitle }
    set {
      more.attributedTitle = newValue
      title = newValue.map { String($0.characters) }
    }
  }
  /// Stored only.
  public var attributedSubtitle: AttributedString? {
    get { more.attributedSubtitle }
    set {
      more.attributedSubtitle = newValue
      subtitle = newValue.map { String($0.characters) }
    }
  }
  /// Stored only.
  public var titleAlignment: TitleAlignment {
    get { more.titleAlignment }
    set { more.titleAlignment = newValue }
  }
  /// Stored only.
  public var titleLineBreakMode: NSLineBreakMode {
    get { more.titleLineBreakMode }
    set { more.titleLineBreakMode = newValue }
  }
  /// Stored only.
  public var titlePadding: CGFloat {
    get { more.titlePadding }
    set { more.titlePadding = newValue }
  }
  /// Stored only.
  public var imagePlacement: NSDirectionalRectEdge {
    get { more.imagePlacement }
    set { more.imagePlacement = newValue }
  }
  /// Stored only.
  public var cornerStyle: CornerStyle {
    get { more.cornerStyle }
    set { more.cornerStyle = newValue }
  }
  /// Stored only.
  public var buttonSize: Size {
    get { more.buttonSize }
    set { more.buttonSize = newValue }
  }
  /// Stored only.
  public var macIdiomStyle: MacIdiomStyle {
    get { more.macIdiomStyle }
    set { more.macIdiomStyle = newValue }
  }
  /// Stored only.
  public var indicator: Indicator {
    get { more.indicator }
    set { more.indicator = newValue }
  }
  /// Stored only.
  public var preferredSymbolConfigurationForImage: UIImage.SymbolConfiguration? {
    get { more.symbol }
    set { more.symbol = newValue }
  }
  /// Stored only.
  public var showsActivityIndicator: Bool {
    get { more.showsActivityIndicator }
    set { more.showsActivityIndicator = newValue }
  }
  /// Stored only.
  public var automaticallyUpdateForSelection: Bool {
    get { more.automaticallyUpdates }
    set { more.automaticallyUpdates = newValue }
  }
  /// Stored only.
  public var titleTextAttributesTransformer: UIConfigurationTextAttributesTransformer? {
    get { more.titleTransformer }
    set { more.titleTransformer = newValue }
  }
  /// Stored only.
  public var subtitleTextAttributesTransformer: UIConfigurationTextAttributesTransformer? {
    get { more.subtitleTransformer }
    set { more.subtitleTransformer = newValue }
  }
  /// Stored only.
  public var imageColorTransformer: UIConfigurationColorTransformer? {
    get { more.imageTransformer }
    set { more.imageTransformer = newValue }
  }
  /// What lies behind the content; stored only.
  @MainActor
  public var background: UIBackgroundConfiguration {
    get { more.background ?? UIBackgroundConfiguration.clear() }
    set { more.background = newValue }
  }
  /// A button with a background and a border of the tint.
  public static func borderedTinted() -> Self { Self(style: "borderedTinted") }
  /// A button with a background of the tint, in the prominent look.
  public static func borderedProminent() -> Self { Self(style: "borderedProminent") }
  /// A button of glass, as a filled one here.
  public static func glass() -> Self { Self(style: "glass") }
  /// A button of glass with the tint, as a filled one here.
  public static func prominentGlass() -> Self { Self(style: "prominentGlass") }
  /// A button of clear glass, as a filled one here.
  public static func clearGlass() -> Self { Self(style: "clearGlass") }
  /// A button of clear glass with the tint, as a filled one here.
  public static func prominentClearGlass() -> Self { Self(style: "prominentClearGlass") }
  /// The configuration for a state of a button: the same here.
  @MainActor
  public func updated(for button: UIButton) -> Self { self }
  /// Sets the usual insets.
  public mutating func setDefaultContentInsets() {
    contentInsets = NSDirectionalEdgeInsets(top: 7, leading: 12, bottom: 7, trailing: 12)
  }
}
