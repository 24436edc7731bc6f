import Foundation

extension UITableView {
  /// UIKit's.
  public enum SeparatorInsetReference: Int, Sendable {
    /// As UIKit's.
    case fromCellEdges = 0
    /// As UIKit's.
    case fromAutomaticInsets
  }
  /// Stored only.
  public nonisolated static let selectionDidChangeNotification = NSNotification.Name(
    "UITableViewSelectionDidChangeNotification"
  )
}

extension UITableViewRowAction {
  /// Stored only.
  public var backgroundEffect: UIVisualEffect? {
    get { stored("backgroundEffect", nil) }
    set { store("backgroundEffect", newValue) }
  }
}
