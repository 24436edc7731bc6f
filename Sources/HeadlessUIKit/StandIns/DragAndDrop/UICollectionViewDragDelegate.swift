import Foundation

/// Provides what is dragged out of a collection view; never asked here.
@preconcurrency @MainActor
public protocol UICollectionViewDragDelegate: AnyObject {
  /// What is dragged at first.
  func collectionView(
    _ collectionView: UICollectionView,
    itemsForBeginning session: any UIDragSession,
    at indexPath: IndexPath
  ) -> [UIDragItem]
}

/// Takes what is dropped into a collection view; never asked here.
@preconcurrency @MainActor
public protocol UICollectionViewDropDelegate: AnyObject {
  /// Takes what is dropped.
  func collectionView(
    _ collectionView: UICollectionView,
    performDropWith coordinator: any UICollectionViewDropCoordinator
  )
}

/// Leads a drop into a collection view.
@preconcurrency @MainActor
public protocol UICollectionViewDropCoordinator: NSObjectProtocol {
  /// What is dropped.
  var items: [any UICollectionViewDropItem] { get }
  /// Where it is dropped.
  var destinationIndexPath: IndexPath? { get }
  /// What the drop does.
  var proposal: UICollectionViewDropProposal { get }
  /// The drop.
  var session: any UIDropSession { get }
  /// Moves to an item.
  @discardableResult
  func drop(_ dragItem: UIDragItem, toItemAt indexPath: IndexPath) -> NSObject
}

/// Something that is dropped into a collection view.
@preconcurrency @MainActor
public protocol UICollectionViewDropItem: NSObjectProtocol {
  /// What is dragged.
  var dragItem: UIDragItem { get }
  /// The item from which it came.
  var sourceIndexPath: IndexPath? { get }
}

/// What a drop into a collection view would do.
open class UICollectionViewDropProposal: UIDropProposal {
  /// UIKit's.
  public enum Intent: Int, Sendable {
    /// As UIKit's.
    case unspecified = 0
    /// As UIKit's.
    case insertAtDestinationIndexPath
    /// As UIKit's.
    case insertIntoDestinationIndexPath
  }
  /// Stored only.
  public final let intent: Intent
  /// Creates one.
  public init(operation: UIDropOperation, intent: Intent) {
    self.intent = intent
    super.init(operation: operation)
  }
}

/// An item that keeps a place.
@preconcurrency @MainActor
open class UICollectionViewPlaceholder: NSObject {
  /// Creates one.
  public init(insertionIndexPath: IndexPath, reuseIdentifier: String) {}
}

/// An item that keeps the place of what is dropped.
open class UICollectionViewDropPlaceholder: UICollectionViewPlaceholder {}

/// Ends such an item.
@preconcurrency @MainActor
public protocol UICollectionViewDropPlaceholderContext: UIDragDropSession {
  /// What is dragged.
  var dragItem: UIDragItem { get }
}
