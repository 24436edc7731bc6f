import Foundation

/// A trait that has a type of its own.
public protocol UITraitDefinition {
  /// What the trait is.
  associatedtype Value
  /// The value where nothing sets one.
  static var defaultValue: Value { get }
}

/// A type of a trait.
public typealias UITrait = any UITraitDefinition.Type

/// The style of an interface.
public struct UITraitUserInterfaceStyle: UITraitDefinition {
  /// Unspecified.
  public static var defaultValue: UIUserInterfaceStyle { .unspecified }
}

/// The width's class.
public struct UITraitHorizontalSizeClass: UITraitDefinition {
  /// Unspecified.
  public static var defaultValue: UIUserInterfaceSizeClass { .unspecified }
}

/// The height's class.
public struct UITraitVerticalSizeClass: UITraitDefinition {
  /// Unspecified.
  public static var defaultValue: UIUserInterfaceSizeClass { .unspecified }
}

/// The size of text that the user wants.
public struct UITraitPreferredContentSizeCategory: UITraitDefinition {
  /// Unspecified.
  public static var defaultValue: UIContentSizeCategory { .unspecified }
}

/// The direction of the layout.
public struct UITraitLayoutDirection: UITraitDefinition {
  /// Unspecified.
  public static var defaultValue: UITraitEnvironmentLayoutDirection { .unspecified }
}

/// The scale of the display.
public struct UITraitDisplayScale: UITraitDefinition {
  /// No scale.
  public static var defaultValue: CGFloat { 0 }
}

/// The kind of device.
public struct UITraitUserInterfaceIdiom: UITraitDefinition {
  /// Unspecified.
  public static var defaultValue: UIUserInterfaceIdiom { .unspecified }
}
