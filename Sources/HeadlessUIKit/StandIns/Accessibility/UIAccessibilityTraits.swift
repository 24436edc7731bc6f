/// What an object is for assistive technology, with UIKit's bits.
public struct UIAccessibilityTraits: OptionSet, Hashable, Sendable {
  /// Stored only.
  public let rawValue: UInt64
  /// Creates one.
  public init(rawValue: UInt64) { self.rawValue = rawValue }
  /// Stored only.
  public static let none: UIAccessibilityTraits = []
  /// Stored only.
  public static let button = UIAccessibilityTraits(rawValue: 1 << 0)
  /// Stored only.
  public static let link = UIAccessibilityTraits(rawValue: 1 << 1)
  /// Stored only.
  public static let image = UIAccessibilityTraits(rawValue: 1 << 2)
  /// Stored only.
  public static let selected = UIAccessibilityTraits(rawValue: 1 << 3)
  /// Stored only.
  public static let playsSound = UIAccessibilityTraits(rawValue: 1 << 4)
  /// Stored only.
  public static let keyboardKey = UIAccessibilityTraits(rawValue: 1 << 5)
  /// Stored only.
  public static let staticText = UIAccessibilityTraits(rawValue: 1 << 6)
  /// Stored only.
  public static let summaryElement = UIAccessibilityTraits(rawValue: 1 << 7)
  /// Stored only.
  public static let notEnabled = UIAccessibilityTraits(rawValue: 1 << 8)
  /// Stored only.
  public static let updatesFrequently = UIAccessibilityTraits(rawValue: 1 << 9)
  /// Stored only.
  public static let searchField = UIAccessibilityTraits(rawValue: 1 << 10)
  /// Stored only.
  public static let startsMediaSession = UIAccessibilityTraits(rawValue: 1 << 11)
  /// Stored only.
  public static let adjustable = UIAccessibilityTraits(rawValue: 1 << 12)
  /// Stored only.
  public static let allowsDirectInteraction = UIAccessibilityTraits(rawValue: 1 << 13)
  /// Stored only.
  public static let causesPageTurn = UIAccessibilityTraits(rawValue: 1 << 14)
  /// Stored only.
  public static let tabBar = UIAccessibilityTraits(rawValue: 1 << 15)
  /// Stored only.
  public static let header = UIAccessibilityTraits(rawValue: 1 << 16)
  /// Stored only.
  public static let toggleButton = UIAccessibilityTraits(rawValue: 1 << 53)
}

/// How the elements within an object are read.
public enum UIAccessibilityNavigationStyle: Int, Sendable {
  /// As UIKit's.
  case automatic = 0
  /// As UIKit's.
  case separate
  /// As UIKit's.
  case combined
}

/// What the elements within an object are together.
public enum UIAccessibilityContainerType: Int, Sendable {
  /// As UIKit's.
  case none = 0
  /// As UIKit's.
  case dataTable
  /// As UIKit's.
  case list
  /// As UIKit's.
  case landmark
  /// As UIKit's.
  case semanticGroup
}

/// Directions in which assistive technology scrolls.
public enum UIAccessibilityScrollDirection: Int, Sendable {
  /// As UIKit's.
  case right = 1
  /// As UIKit's.
  case left
  /// As UIKit's.
  case up
  /// As UIKit's.
  case down
  /// As UIKit's.
  case next
  /// As UIKit's.
  case previous
}
