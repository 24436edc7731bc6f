import Devices
import Foundation
import Geometry

/// A device of the table while rules make it what a version of Interface Builder simulates.
@MainActor
struct DeviceDraft: RuleSubject {
  /// What the table says of it; nil where a document names none.
  var known: Device?
  /// Whether the device lies on its side.
  let isOnSide: Bool
  /// Whether the document keeps clear by safe areas rather than by the guides that came before them.
  let usesSafeAreas: Bool
  /// The screen that the document simulates where it has no size classes; nil where it says none.
  var simulatedScreen: CGSize?
  /// The phone around whose camera the root of a nib reaches by its size, where the document names no device.
  var fittingPhone: Device?
  /// The size of the screen, upright.
  var uprightScreen: CGSize
  /// Pixels per point.
  var scale: CGFloat
  /// The height of a navigation bar.
  var navigationBar: CGFloat = 44
  /// What the device takes of a root when it is held upright.
  var uprightInsets: UIEdgeInsets
  /// What the device takes of a root when it lies on its side.
  var sideInsets: UIEdgeInsets

  init(_ device: Device?, isOnSide: Bool, usesSafeAreas: Bool) {
    let row = device ?? DeviceTable.standard
    known = device
    self.isOnSide = isOnSide
    self.usesSafeAreas = usesSafeAreas
    uprightScreen = row.size
    scale = row.scale
    uprightInsets = row.uprightInsets
    sideInsets = row.sideInsets
  }

  /// Takes another device than the document's.
  mutating func take(_ device: Device) {
    known = device
    uprightScreen = device.size
    scale = device.scale
    uprightInsets = device.uprightInsets
    sideInsets = device.sideInsets
  }

  var isPad: Bool { known?.family == .pad }
  var isTelevision: Bool { known?.family == .television }
  var hasHomeButton: Bool { known?.hasHomeButton ?? true }
  /// Whether it is a phone whose screen reaches around what houses the camera.
  var isAroundCamera: Bool { known?.corners == .aroundCamera }
  /// Whether it is the phone of 812 points, upright, which later versions draw as another phone.
  var isPhoneOf812: Bool { isAroundCamera && !isOnSide && screen.height == 812 }
  /// Whether it is a tablet without a home button.
  var hasRoundCorners: Bool { known?.corners == .round }

  /// Whether it is a tablet or a television.
  var isLarge: Bool { isPad || isTelevision }

  /// The size of the screen as it is held.
  var screen: CGSize {
    isOnSide ? CGSize(width: uprightScreen.height, height: uprightScreen.width) : uprightScreen
  }

  /// What the device takes of a root as it is held.
  var insets: UIEdgeInsets { isOnSide ? sideInsets : uprightInsets }

  /// Whether another device has its status bar and its corners at the same ends.
  func isLike(_ other: Device) -> Bool {
    isPad == (other.family == .pad) && isTelevision == (other.family == .television)
      && hasHomeButton == other.hasHomeButton
  }
}
