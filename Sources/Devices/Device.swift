import Foundation
import Geometry

/// A kind of device, as far as layout depends on it.
public struct Device: Sendable, Hashable {
  /// The family of a device.
  public enum Family: Sendable, Hashable {
    /// iPhone and iPod touch.
    case phone
    /// iPad.
    case pad
    /// Apple TV.
    case television
  }

  /// How the screen ends.
  public enum Corners: Sendable, Hashable {
    /// The corners are square; below or beside the screen is a home button, or a remote control.
    case square
    /// The corners are round, and the status bar is above the content.
    case round
    /// The corners are round, and the screen reaches around what houses the camera.
    case aroundCamera
  }

  /// A size class.
  public enum SizeClass: String, Sendable, Hashable {
    /// Little space.
    case compact
    /// Much space.
    case regular
  }

  /// The size classes of one orientation.
  public struct SizeClasses: Sendable, Hashable {
    /// The class of the width.
    public var width: SizeClass
    /// The class of the height.
    public var height: SizeClass

    /// Creates a pair of classes.
    public init(_ width: SizeClass, _ height: SizeClass) {
      self.width = width
      self.height = height
    }
  }

  /// Interface Builder's ids, as in `<device id="…">`; none for devices of which no document was seen.
  public let ids: [String]
  /// What people call it and the devices that are like it; the first stands for all.
  public let names: [String]
  /// The family.
  public let family: Family
  /// The size in points, upright.
  public let size: CGSize
  /// Pixels per point.
  public let scale: CGFloat
  /// How the screen ends.
  public let corners: Corners
  /// The safe area of a window that fills the upright screen.
  public let uprightInsets: UIEdgeInsets
  /// The safe area of a window that fills the screen of a device on its side.
  public let sideInsets: UIEdgeInsets
  /// The size classes, upright.
  public let uprightClasses: SizeClasses
  /// The size classes of a device on its side.
  public let sideClasses: SizeClasses
  /// Whether it is meant where only its width is named.
  public let standsForWidth: Bool

  /// The width in points, upright.
  public var width: Double { size.width }
  /// The height in points, upright.
  public var height: Double { size.height }
  /// Interface Builder's id, or else people's name.
  public var id: String { ids.first ?? name }
  /// What people call it.
  public var name: String { names.first ?? "" }
  /// Whether it is a phone with a home button.
  public var hasHomeButton: Bool { family == .phone && corners == .square }
}
