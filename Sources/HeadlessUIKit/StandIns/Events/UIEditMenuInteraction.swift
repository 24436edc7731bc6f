import Foundation

/// Shows a menu for what is selected; none is shown here.
@preconcurrency @MainActor
open class UIEditMenuInteraction: NSObject, UIInteraction {
  /// Creates one.
  public init(delegate: (any UIEditMenuInteractionDelegate)?) {}
  /// Does nothing here.
  open func presentEditMenu(with configuration: UIEditMenuConfiguration) {
    StandIn.note("UIEditMenuInteraction.presentEditMenu")
  }
  /// Does nothing here.
  open func dismissMenu() { StandIn.note("UIEditMenuInteraction.dismissMenu") }
}

/// Where such a menu is shown.
@preconcurrency @MainActor
open class UIEditMenuConfiguration: NSObject {
  /// Stored only.
  public final let sourcePoint: CGPoint
  /// Creates one.
  public init(identifier: AnyHashable?, sourcePoint: CGPoint) { self.sourcePoint = sourcePoint }
}

/// Provides such a menu.
@preconcurrency @MainActor
public protocol UIEditMenuInteractionDelegate: AnyObject {}

/// The look of a pointer.
@preconcurrency @MainActor
open class UIPointerStyle: NSObject {
  /// Creates one.
  public init(effect: UIPointerEffect, shape: UIPointerShape? = nil) {}
  /// Does nothing here.
  open class func hidden() -> UIPointerStyle { UIPointerStyle(effect: .automatic) }
}

/// What a pointer does to a view.
@preconcurrency @MainActor
public struct UIPointerEffect {
  /// Stored only.
  public static let automatic = UIPointerEffect()
  /// An effect on a view.
  public static func automatic(_ preview: UITargetedPreview) -> UIPointerEffect { .automatic }
  /// An effect on a view.
  public static func highlight(_ preview: UITargetedPreview) -> UIPointerEffect { .automatic }
  /// An effect on a view.
  public static func lift(_ preview: UITargetedPreview) -> UIPointerEffect { .automatic }
}

/// The shape of a pointer.
@preconcurrency @MainActor
public struct UIPointerShape {
  /// A rectangle with round corners.
  public static func roundedRect(_ rect: CGRect, radius: CGFloat = 8) -> UIPointerShape {
    UIPointerShape()
  }
}

/// A part of a view for pointers.
@preconcurrency @MainActor
open class UIPointerRegion: NSObject {
  /// Stored only.
  public final let rect: CGRect
  /// Creates one.
  public init(rect: CGRect, identifier: AnyHashable? = nil) { self.rect = rect }
}
