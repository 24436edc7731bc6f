import Devices
import Foundation

/// A generation of UIKit, as numeric defaults changed with iOS releases.
public enum UIKitProfile: String, CaseIterable, Comparable, Sendable {
  /// iOS 6.
  case ios6
  /// iOS 7 to 10.
  case ios7
  /// iOS 11 to 14.
  case ios11
  /// iOS 15 and later.
  case ios15

  /// Whether one generation is older than another.
  public static func < (left: UIKitProfile, right: UIKitProfile) -> Bool {
    left.order < right.order
  }

  private var order: Int {
    switch self {
    case .ios6: 6
    case .ios7: 7
    case .ios11: 11
    case .ios15: 15
    }
  }

  /// The generation whose defaults hold; views read it when they need a default.
  @MainActor public static var current = UIKitProfile.ios15
}

/// The screen that is simulated.
@MainActor
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

/// Which way an interface reads.
public enum UIUserInterfaceLayoutDirection: Int, Sendable {
  /// As English reads.
  case leftToRight
  /// As Arabic reads.
  case rightToLeft
}

/// Whether a dimension of the interface is narrow or wide.
public enum UIUserInterfaceSizeClass: Int, Sendable {
  /// Not known.
  case unspecified = 0
  /// Narrow.
  case compact
  /// Wide.
  case regular
}

/// A kind of device.
public enum UIUserInterfaceIdiom: Int, Sendable {
  /// Not known.
  case unspecified = -1
  /// A phone.
  case phone
  /// A tablet.
  case pad
}

/// Light or dark.
public enum UIUserInterfaceStyle: Int, Sendable {
  /// Not known.
  case unspecified
  /// Light.
  case light
  /// Dark.
  case dark
}

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

/// An event that is being delivered.
@MainActor
open class UIEvent: NSObject {
  /// Creates an event.
  public override init() { super.init() }
}
