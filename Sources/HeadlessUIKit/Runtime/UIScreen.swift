import Devices
import Foundation

/// The screen that is simulated.
@preconcurrency @MainActor
public final class UIScreen: NSObject {
  /// The size of the screen in points.
  public var bounds = CGRect(origin: .zero, size: DeviceTable.standard.size)
  /// The number of pixels per point.
  public var scale: CGFloat = 2
  /// The number of pixels per point of the panel.
  public var nativeScale: CGFloat { scale }
  /// The one screen.
  public static let main = UIScreen()
}
