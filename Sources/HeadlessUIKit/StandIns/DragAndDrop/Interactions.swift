import Foundation

/// Lets a view be dragged; nothing is here.
@preconcurrency @MainActor
open class UIDragInteraction: NSObject, UIInteraction {
  /// Stored only.
  open var isEnabled = true
  /// Creates one.
  public init(delegate: any UIDragInteractionDelegate) {}
}

/// Provides what is dragged.
@preconcurrency @MainActor
public protocol UIDragInteractionDelegate: AnyObject {}

/// Lets something be dropped into a view; nothing is here.
@preconcurrency @MainActor
open class UIDropInteraction: NSObject, UIInteraction {
  /// Creates one.
  public init(delegate: any UIDropInteractionDelegate) {}
}

/// Takes what is dropped.
@preconcurrency @MainActor
public protocol UIDropInteractionDelegate: AnyObject {}

/// Shows a menu for a view; a harness shows those of lists only.
@preconcurrency @MainActor
open class UIContextMenuInteraction: NSObject, UIInteraction {
  /// Creates one.
  public init(delegate: any UIContextMenuInteractionDelegate) {}
  /// Does nothing here.
  open func dismissMenu() { StandIn.note("Interactions.dismissMenu") }
}

/// Provides the menu.
@preconcurrency @MainActor
public protocol UIContextMenuInteractionDelegate: AnyObject {
  /// The menu at a point.
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration?
}

/// Changes a pointer above a view; there is none here.
@preconcurrency @MainActor
open class UIPointerInteraction: NSObject, UIInteraction {
  /// Creates one.
  public init(delegate: (any UIPointerInteractionDelegate)?) {}
}

/// Provides the pointer's look.
@preconcurrency @MainActor
public protocol UIPointerInteractionDelegate: AnyObject {}

/// Shows large content; does not here.
@preconcurrency @MainActor
open class UILargeContentViewerInteraction: NSObject, UIInteraction {
  /// Creates one.
  public override init() {}
}
