/// The screen that is simulated.
@MainActor
public final class UIScreen: NSObject {
  /// The size of the screen in points.
  public var bounds = CGRect(x: 0, y: 0, width: 375, height: 667)
  /// The number of pixels per point.
  public var scale: CGFloat = 2
  /// The number of pixels per point of the panel.
  public var nativeScale: CGFloat { scale }
  /// The one screen.
  public static let main = UIScreen()
}
