/// The kinds of reusable views.
///
/// UIKit's API names those of collection views. The two kinds of tables have names of this engine.
public enum ReuseKind {
  /// Cells of collection views, as UIKit's messages name them (CV-21).
  public static let collectionCell = "UICollectionElementKindCell"
  /// Cells of tables; also the class that their nibs must hold.
  public static let tableCell = "UITableViewCell"
  /// Headers and footers of tables; also the class that their nibs must hold.
  public static let tableHeaderFooter = "UITableViewHeaderFooterView"
}
