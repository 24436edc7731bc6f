/// The traits of the environment of views.
public final class UITraitCollection: NSObject, Sendable {
  /// The width class.
  public let horizontalSizeClass: UIUserInterfaceSizeClass
  /// The height class.
  public let verticalSizeClass: UIUserInterfaceSizeClass
  /// The kind of device.
  public let userInterfaceIdiom: UIUserInterfaceIdiom
  /// The number of pixels per point.
  public let displayScale: CGFloat
  /// Light or dark.
  public let userInterfaceStyle: UIUserInterfaceStyle

  /// Creates traits.
  public init(
    horizontalSizeClass: UIUserInterfaceSizeClass = .compact,
    verticalSizeClass: UIUserInterfaceSizeClass = .regular,
    userInterfaceIdiom: UIUserInterfaceIdiom = .phone,
    displayScale: CGFloat = 2,
    userInterfaceStyle: UIUserInterfaceStyle = .light
  ) {
    self.horizontalSizeClass = horizontalSizeClass
    self.verticalSizeClass = verticalSizeClass
    self.userInterfaceIdiom = userInterfaceIdiom
    self.displayScale = displayScale
    self.userInterfaceStyle = userInterfaceStyle
    super.init()
  }

  /// The traits of the simulated device.
  @MainActor public static var current = UITraitCollection()
}
