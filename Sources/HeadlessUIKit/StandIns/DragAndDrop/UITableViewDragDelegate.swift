import Foundation

/// Provides what is dragged out of a table; never asked here.
@preconcurrency @MainActor
public protocol UITableViewDragDelegate: AnyObject {
  /// What is dragged at first.
  func tableView(
    _ tableView: UITableView,
    itemsForBeginning session: any UIDragSession,
    at indexPath: IndexPath
  ) -> [UIDragItem]
}

/// Takes what is dropped into a table; never asked here.
@preconcurrency @MainActor
public protocol UITableViewDropDelegate: AnyObject {
  /// Takes what is dropped.
  func tableView(
    _ tableView: UITableView,
    performDropWith coordinator: any UITableViewDropCoordinator
  )
}

/// Leads a drop into a table.
@preconcurrency @MainActor
public protocol UITableViewDropCoordinator: NSObjectProtocol {
  /// What is dropped.
  var items: [any UITableViewDropItem] { get }
  /// Where it is dropped.
  var destinationIndexPath: IndexPath? { get }
  /// What the drop does.
  var proposal: UITableViewDropProposal { get }
  /// The drop.
  var session: any UIDropSession { get }
  /// Moves to a row.
  @discardableResult
  func drop(_ dragItem: UIDragItem, toRowAt indexPath: IndexPath) -> NSObject
}

/// Something that is dropped into a table.
@preconcurrency @MainActor
public protocol UITableViewDropItem: NSObjectProtocol {
  /// What is dragged.
  var dragItem: UIDragItem { get }
  /// The row from which it came.
  var sourceIndexPath: IndexPath? { get }
}

/// What a drop into a table would do.
open class UITableViewDropProposal: UIDropProposal {
  /// UIKit's.
  public enum Intent: Int, Sendable {
    /// As UIKit's.
    case unspecified = 0
    /// As UIKit's.
    case insertAtDestinationIndexPath
    /// As UIKit's.
    case insertIntoDestinationIndexPath
    /// As UIKit's.
    case automatic
  }
  /// Stored only.
  public final let intent: Intent
  /// Creates one.
  public init(operation: UIDropOperation, intent: Intent) {
    self.intent = intent
    super.init(operation: operation)
  }
}

/// A row that keeps a place.
@preconcurrency @MainActor
open class UITableViewPlaceholder: NSObject {
  /// Creates one.
  public init(
    insertionIndexPath: IndexPath,
    reuseIdentifier: String,
    rowHeight: CGFloat
  ) {}
}

/// A row that keeps the place of what is dropped.
open class UITableViewDropPlaceholder: UITableViewPlaceholder {}

/// Ends such a row.
@preconcurrency @MainActor
public protocol UITableViewDropPlaceholderContext: NSObjectProtocol {
  /// What is dragged.
  var dragItem: UIDragItem { get }
}
