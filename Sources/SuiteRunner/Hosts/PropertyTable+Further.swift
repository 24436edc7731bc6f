import HeadlessUIKit

/// Properties that code changes after a nib is loaded.
extension PropertyTable {
  static let further: [Property] =
    furtherLists + layoutObjects + contexts + furtherScrolling + furtherViews + furtherTexts

  private static let insets = "four numbers: top left bottom right"

  private static let furtherLists: [Property] = [
    flag("editing") { (table: UITableView, value) in table.isEditing = value },
    flag("allowsFocus") { (table: UITableView, value) in table.allowsFocus = value },
    flag("allowsFocus") { (view: UICollectionView, value) in view.allowsFocus = value },
    flag("remembersLastFocusedIndexPath") { (table: UITableView, value) in
      table.remembersLastFocusedIndexPath = value
    },
    flag("remembersLastFocusedIndexPath") { (view: UICollectionView, value) in
      view.remembersLastFocusedIndexPath = value
    },
    property("separatorInset", PropertyValue.insets, insets) { (table: UITableView, value) in
      table.separatorInset = value
    },
    property("separatorInset", PropertyValue.insets, insets) { (cell: UITableViewCell, value) in
      cell.separatorInset = value
    },
    number("indentationWidth") { (cell: UITableViewCell, value) in cell.indentationWidth = value },
    flag("shouldIndentWhileEditing") { (cell: UITableViewCell, value) in
      cell.shouldIndentWhileEditing = value
    },
  ]

  private static func flow<Value>(
    _ name: String,
    _ read: @escaping (String) -> Value?,
    _ expectation: String,
    _ set: @escaping @MainActor (UICollectionViewFlowLayout, Value) -> Void
  ) -> Property {
    property(name, read, expectation) { (layout: UICollectionViewFlowLayout, value: Value) in
      set(layout, value)
    }
  }

  private static let size = "two numbers: width height"

  /// A layout itself, found by a path or by a name.
  private static let layoutObjects: [Property] = [
    flow("minimumLineSpacing", PropertyValue.number, "a number") { $0.minimumLineSpacing = $1 },
    flow("minimumInteritemSpacing", PropertyValue.number, "a number") {
      $0.minimumInteritemSpacing = $1
    },
    flow("itemSize", PropertyValue.size, size) { $0.itemSize = $1 },
    flow("headerReferenceSize", PropertyValue.size, size) { $0.headerReferenceSize = $1 },
    flow("footerReferenceSize", PropertyValue.size, size) { $0.footerReferenceSize = $1 },
    flow("sectionInset", PropertyValue.insets, insets) { $0.sectionInset = $1 },
    number("transitionProgress") { (layout: UICollectionViewTransitionLayout, value) in
      layout.transitionProgress = value
    },
  ]

  private typealias Context = UICollectionViewLayoutInvalidationContext

  private static let contexts: [Property] = [
    property("contentOffsetAdjustment", PropertyValue.point, "two numbers: x y") {
      (context: Context, value) in context.contentOffsetAdjustment = value
    },
    property("contentSizeAdjustment", PropertyValue.size, size) { (context: Context, value) in
      context.contentSizeAdjustment = value
    },
    flag("invalidateFlowLayoutDelegateMetrics") {
      (context: UICollectionViewFlowLayoutInvalidationContext, value) in
      context.invalidateFlowLayoutDelegateMetrics = value
    },
    flag("invalidateFlowLayoutAttributes") {
      (context: UICollectionViewFlowLayoutInvalidationContext, value) in
      context.invalidateFlowLayoutAttributes = value
    },
  ]

  private static let furtherScrolling: [Property] = [
    property("scrollIndicatorInsets", PropertyValue.insets, insets) { (view: UIScrollView, value) in
      view.scrollIndicatorInsets = value
    },
    flag("automaticallyAdjustsScrollIndicatorInsets") { (view: UIScrollView, value) in
      view.automaticallyAdjustsScrollIndicatorInsets = value
    },
    flag("bouncesZoom") { (view: UIScrollView, value) in view.bouncesZoom = value },
    flag("pagingEnabled") { (view: UIScrollView, value) in view.isPagingEnabled = value },
  ]

  private static let furtherViews: [Property] = [
    property("transform", PropertyValue.transform, "six numbers: a b c d tx ty") {
      (view: UIView, value) in view.transform = value
    },
    property(
      "directionalLayoutMargins",
      PropertyValue.insets,
      "four numbers: top leading bottom trailing"
    ) { (view: UIView, value) in
      view.directionalLayoutMargins = NSDirectionalEdgeInsets(
        top: value.top,
        leading: value.left,
        bottom: value.bottom,
        trailing: value.right
      )
    },
    flag("clipsToBounds") { (view: UIView, value) in view.clipsToBounds = value },
    flag("opaque") { (view: UIView, value) in view.isOpaque = value },
    property("accessibilityIdentifier", { $0 }, "a text") { (view: UIView, value: String) in
      view.accessibilityIdentifier = value
    },
    property("restorationIdentifier", { $0 }, "a text") { (view: UIView, value: String) in
      view.restorationIdentifier = value
    },
  ]

  private static let furtherTexts: [Property] = [
    number("preferredMaxLayoutWidth") { (label: UILabel, value) in
      label.preferredMaxLayoutWidth = value
    },
    flag("adjustsFontSizeToFitWidth") { (label: UILabel, value) in
      label.adjustsFontSizeToFitWidth = value
    },
    number("minimumScaleFactor") { (label: UILabel, value) in label.minimumScaleFactor = value },
    flag("clearsOnBeginEditing") { (field: UITextField, value) in
      field.clearsOnBeginEditing = value
    },
    property("identifier", { $0 }, "a text") { (guide: UILayoutGuide, value: String) in
      guide.identifier = value
    },
    property("identifier", { $0 }, "a text") { (constraint: NSLayoutConstraint, value: String) in
      constraint.identifier = value
    },
  ]
}
