extension UITableView {
  /// What clients do although the documentation forbids it; the table goes on as well as it can.
  public enum Misuse: String, Sendable {
    /// `setEditing` while the data source commits an insertion or deletion (rule TV-90e).
    case editingChangedDuringCommit
    /// `reloadData` inside a batch of updates (rule TV-97).
    case reloadDuringUpdates
  }

  /// How many misuses are kept.
  private static let misuseCountMax = 100

  final func noteMisuse(_ misuse: Misuse) {
    guard misuses.count < UITableView.misuseCountMax else { return }
    misuses.append(misuse)
  }
}
