import Foundation

/// What files mention of a screen beyond its size: nobody records this one, or turns it brighter.
extension UIScreen {
  /// Whether somebody records the screen.
  public var isCaptured: Bool { false }

  /// Somebody began or ended to record the screen.
  public static let capturedDidChangeNotification = Notification.Name(
    "UIScreenCapturedDidChangeNotification"
  )
  /// The brightness changed.
  public static let brightnessDidChangeNotification = Notification.Name(
    "UIScreenBrightnessDidChangeNotification"
  )
}
