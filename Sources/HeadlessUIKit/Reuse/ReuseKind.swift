/// The kinds of reusable views of tables and collections.
///
/// Collection views name theirs in UIKit's API; the table's two namespaces get names of our own.
public enum ReuseKind {
  /// Cells of collection views, as UIKit's messages name them (CV-21).
  public static let collectionCell = "UICollectionElementKindCell"
  /// Cells of tables.
  public static let tableCell = "UITableViewCell"
  /// Headers and footers of tables.
  public static let tableHeaderFooter = "UITableViewHeaderFooterView"
}
