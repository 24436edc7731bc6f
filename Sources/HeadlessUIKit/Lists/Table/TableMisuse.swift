extension UITableView {
  /// Calls that Apple's documentation forbids; the table notes them and goes on.
  public enum Misuse: String, Sendable {
    /// `setEditing` while the data source commits an insertion or deletion (rule TV-90e).
    case editingChangedDuringCommit
    /// `reloadData` inside a batch of updates (rule TV-97).
    case reloadDuringUpdates
  }

  /// The greatest number of misuses kept.
  private static let misuseCountMax = 100

  final func noteMisuse(_ misuse: Misuse) {
    guard misuses.count < UITableView.misuseCountMax else { return }
    misuses.append(misuse)
  }
}
