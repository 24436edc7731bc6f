import Foundation

/// Sizes of text that users choose.
public struct UIContentSizeCategory: RawRepresentable, Hashable, Comparable, Sendable {
  /// Stored only.
  public let rawValue: String
  /// Creates one.
  public init(rawValue: String) { self.rawValue = rawValue }
  private init(_ name: String) { rawValue = "UICTContentSizeCategory" + name }
  /// Stored only.
  public static let unspecified = UIContentSizeCategory(
    rawValue: "_UICTContentSizeCategoryUnspecified"
  )
  /// Stored only.
  public static let extraSmall = UIContentSizeCategory("XS")
  /// Stored only.
  public static let small = UIContentSizeCategory("S")
  /// Stored only.
  public static let medium = UIContentSizeCategory("M")
  /// Stored only.
  public static let large = UIContentSizeCategory("L")
  /// Stored only.
  public static let extraLarge = UIContentSizeCategory("XL")
  /// Stored only.
  public static let extraExtraLarge = UIContentSizeCategory("XXL")
  /// Stored only.
  public static let extraExtraExtraLarge = UIContentSizeCategory("XXXL")
  /// Stored only.
  public static let accessibilityMedium = UIContentSizeCategory("AccessibilityM")
  /// Stored only.
  public static let accessibilityLarge = UIContentSizeCategory("AccessibilityL")
  /// Stored only.
  public static let accessibilityExtraLarge = UIContentSizeCategory("AccessibilityXL")
  /// Stored only.
  public static let accessibilityExtraExtraLarge = UIContentSizeCategory("AccessibilityXXL")
  /// Stored only.
  public static let accessibilityExtraExtraExtraLarge = UIContentSizeCategory("AccessibilityXXXL")
  /// Stored only.
  public nonisolated static let newValueUserInfoKey = "UIContentSizeCategoryNewValueKey"
  /// Stored only.
  public nonisolated static let didChangeNotification = NSNotification.Name(
    "UIContentSizeCategoryDidChangeNotification"
  )
  private static let ordered: [UIContentSizeCategory] = [
    .unspecified, .extraSmall, .small, .medium, .large, .extraLarge, .extraExtraLarge,
    .extraExtraExtraLarge, .accessibilityMedium, .accessibilityLarge, .accessibilityExtraLarge,
    .accessibilityExtraExtraLarge, .accessibilityExtraExtraExtraLarge,
  ]
  /// Whether the size is one of the five largest.
  public var isAccessibilityCategory: Bool { self >= .accessibilityMedium }
  /// Whether a size is smaller than another.
  public static func < (left: UIContentSizeCategory, right: UIContentSizeCategory) -> Bool {
    (ordered.firstIndex(of: left) ?? 0) < (ordered.firstIndex(of: right) ?? 0)
  }
}

extension UITraitCollection {
  /// The user's size of text: the default.
  public var preferredContentSizeCategory: UIContentSizeCategory { .large }
  /// Stored only.
  public var layoutDirection: UITraitEnvironmentLayoutDirection { .leftToRight }
  /// Stored only.
  public var accessibilityContrast: UIAccessibilityContrast { .normal }
  /// Stored only.
  public var legibilityWeight: UILegibilityWeight { .regular }
  /// Stored only.
  public var userInterfaceLevel: UIUserInterfaceLevel { .base }
  /// Stored only.
  public var forceTouchCapability: UIForceTouchCapability { .unavailable }
  /// Stored only.
  public var activeAppearance: UIUserInterfaceActiveAppearance { .active }
  /// Stored only.
  public var displayGamut: UIDisplayGamut { .SRGB }
  /// Whether colours differ from those of other traits.
  public func hasDifferentColorAppearance(comparedTo traitCollection: UITraitCollection?) -> Bool {
    userInterfaceStyle != traitCollection?.userInterfaceStyle
  }
  /// Runs a closure; the traits stay the present ones.
  public func performAsCurrent(_ actions: () -> Void) { actions() }
  /// Does nothing here.
  public func containsTraits(in trait: UITraitCollection?) -> Bool { true }
  /// Traits of a style.
  public convenience init(userInterfaceStyle: UIUserInterfaceStyle) {
    self.init(horizontalSizeClass: .compact, userInterfaceStyle: userInterfaceStyle)
  }
  /// Traits of a width class.
  public convenience init(horizontalSizeClass: UIUserInterfaceSizeClass) {
    self.init(horizontalSizeClass: horizontalSizeClass, verticalSizeClass: .regular)
  }
  /// Traits of a size of text.
  public convenience init(preferredContentSizeCategory: UIContentSizeCategory) {
    self.init(horizontalSizeClass: .compact, verticalSizeClass: .regular)
  }
  /// Traits of a scale.
  public convenience init(displayScale: CGFloat) {
    self.init(horizontalSizeClass: .compact, displayScale: displayScale)
  }
  /// The last of several traits.
  public convenience init(traitsFrom traitCollections: [UITraitCollection]) {
    let last = traitCollections.last
    self.init(
      horizontalSizeClass: last?.horizontalSizeClass ?? .compact,
      verticalSizeClass: last?.verticalSizeClass ?? .regular,
      userInterfaceStyle: last?.userInterfaceStyle ?? .light
    )
  }
}

/// Directions of a language.
public enum UITraitEnvironmentLayoutDirection: Int, Sendable {
  /// As UIKit's.
  case unspecified = -1
  /// As UIKit's.
  case leftToRight
  /// As UIKit's.
  case rightToLeft
}
/// Contrasts that users choose.
public enum UIAccessibilityContrast: Int, Sendable {
  /// As UIKit's.
  case unspecified = -1
  /// As UIKit's.
  case normal
  /// As UIKit's.
  case high
}
/// Weights of text that users choose.
public enum UILegibilityWeight: Int, Sendable {
  /// As UIKit's.
  case unspecified = -1
  /// As UIKit's.
  case regular
  /// As UIKit's.
  case bold
}
/// Levels of content.
public enum UIUserInterfaceLevel: Int, Sendable {
  /// As UIKit's.
  case unspecified = -1
  /// As UIKit's.
  case base
  /// As UIKit's.
  case elevated
}
/// Whether the screen feels force.
public enum UIForceTouchCapability: Int, Sendable {
  /// As UIKit's.
  case unknown = 0
  /// As UIKit's.
  case unavailable
  /// As UIKit's.
  case available
}
/// Whether a window is in front.
public enum UIUserInterfaceActiveAppearance: Int, Sendable {
  /// As UIKit's.
  case unspecified = -1
  /// As UIKit's.
  case inactive
  /// As UIKit's.
  case active
}
/// Ranges of colours.
public enum UIDisplayGamut: Int, Sendable {
  /// As UIKit's.
  case unspecified = -1
  /// As UIKit's.
  case SRGB
  /// As UIKit's.
  case P3
}
