import Foundation

/// The device: one that the profile describes.
@preconcurrency @MainActor
open class UIDevice: NSObject {
  /// UIKit's.
  public enum BatteryState: Int, Sendable {
    /// As UIKit's.
    case unknown = 0
    /// As UIKit's.
    case unplugged
    /// As UIKit's.
    case charging
    /// As UIKit's.
    case full
  }
  /// Stored only.
  public static let current = UIDevice()
  /// Stored only.
  open var name: String { "Nibmark" }
  /// Stored only.
  open var model: String { userInterfaceIdiom == .pad ? "iPad" : "iPhone" }
  /// Stored only.
  open var localizedModel: String { model }
  /// Stored only.
  open var systemName: String { "iOS" }
  /// Stored only.
  open var systemVersion: String { UIKitProfile.current.systemVersion }
  /// Stored only.
  open var userInterfaceIdiom: UIUserInterfaceIdiom { UITraitCollection.current.userInterfaceIdiom }
  /// Stored only.
  open var orientation: UIDeviceOrientation { .portrait }
  /// Stored only.
  open var isGeneratingDeviceOrientationNotifications: Bool { false }
  /// Stored only.
  open var identifierForVendor: UUID? { nil }
  /// Stored only.
  open var batteryLevel: Float { -1 }
  /// Stored only.
  open var batteryState: BatteryState { .unknown }
  /// Stored only.
  open var isBatteryMonitoringEnabled = false
  /// Stored only.
  open var isProximityMonitoringEnabled = false
  /// Stored only.
  open var proximityState: Bool { false }
  /// Stored only.
  open var isMultitaskingSupported: Bool { true }
  /// Does nothing here.
  open func beginGeneratingDeviceOrientationNotifications() {
    StandIn.note("UIDevice.beginGeneratingDeviceOrientationNotifications")
  }
  /// Does nothing here.
  open func endGeneratingDeviceOrientationNotifications() {
    StandIn.note("UIDevice.endGeneratingDeviceOrientationNotifications")
  }
  /// Does nothing here.
  open func playInputClick() { StandIn.note("UIDevice.playInputClick") }
  /// Stored only.
  public nonisolated static let orientationDidChangeNotification = NSNotification.Name(
    "UIDeviceOrientationDidChangeNotification"
  )
  /// Stored only.
  public nonisolated static let batteryStateDidChangeNotification = NSNotification.Name(
    "UIDeviceBatteryStateDidChangeNotification"
  )
  /// Stored only.
  public nonisolated static let batteryLevelDidChangeNotification = NSNotification.Name(
    "UIDeviceBatteryLevelDidChangeNotification"
  )
}

extension UIKitProfile {
  /// The version that the device reports: the profile's number.
  var systemVersion: String { rawValue.dropFirst(3) + ".0" }
}

/// The kind of the device.
@preconcurrency @MainActor
public func UI_USER_INTERFACE_IDIOM() -> UIUserInterfaceIdiom {
  UIDevice.current.userInterfaceIdiom
}
