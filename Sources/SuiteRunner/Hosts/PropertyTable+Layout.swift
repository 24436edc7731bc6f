import HeadlessUIKit

/// Properties that layout depends on: masks, margins, priorities and directions of views, and what scroll views and
/// flow layouts are made by.
extension PropertyTable {
  static let placing: [Property] = [
    property("autoresizingMask", PropertyValue.integer, "a whole number") {
      (view: UIView, value) in
      view.autoresizingMask = UIView.AutoresizingMask(rawValue: UInt(max(value, 0)))
    },
    flag("autoresizesSubviews") { (view: UIView, value) in view.autoresizesSubviews = value },
    flag("translatesAutoresizingMaskIntoConstraints") { (view: UIView, value) in
      view.translatesAutoresizingMaskIntoConstraints = value
    },
    property("layoutMargins", PropertyValue.insets, "four numbers: top left bottom right") {
      (view: UIView, value) in view.layoutMargins = value
    },
    flag("preservesSuperviewLayoutMargins") { (view: UIView, value) in
      view.preservesSuperviewLayoutMargins = value
    },
    flag("insetsLayoutMarginsFromSafeArea") { (view: UIView, value) in
      view.insetsLayoutMarginsFromSafeArea = value
    },
    word("semanticContentAttribute", ["unspecified", "forceLeftToRight", "forceRightToLeft"]) {
      (view: UIView, value) in
      view.semanticContentAttribute =
        value == "forceRightToLeft"
        ? .forceRightToLeft : value == "forceLeftToRight" ? .forceLeftToRight : .unspecified
    },
    number("horizontalHugging") { (view: UIView, value) in
      view.setContentHuggingPriority(UILayoutPriority(Float(value)), for: .horizontal)
    },
    number("verticalHugging") { (view: UIView, value) in
      view.setContentHuggingPriority(UILayoutPriority(Float(value)), for: .vertical)
    },
    number("horizontalCompressionResistance") { (view: UIView, value) in
      view.setContentCompressionResistancePriority(
        UILayoutPriority(Float(value)),
        for: .horizontal
      )
    },
    number("verticalCompressionResistance") { (view: UIView, value) in
      view.setContentCompressionResistancePriority(UILayoutPriority(Float(value)), for: .vertical)
    },
  ]

  private static let adjustments: [String: UIScrollView.ContentInsetAdjustmentBehavior] = [
    "automatic": .automatic, "scrollableAxes": .scrollableAxes, "never": .never, "always": .always,
  ]

  static let scrolling: [Property] = [
    word("contentInsetAdjustmentBehavior", adjustments.keys.sorted()) {
      (view: UIScrollView, value) in
      view.contentInsetAdjustmentBehavior = adjustments[value] ?? .automatic
    },
    flag("scrollEnabled") { (view: UIScrollView, value) in view.isScrollEnabled = value },
    flag("bounces") { (view: UIScrollView, value) in view.bounces = value },
    flag("alwaysBounceVertical") { (view: UIScrollView, value) in
      view.alwaysBounceVertical = value
    },
    flag("alwaysBounceHorizontal") { (view: UIScrollView, value) in
      view.alwaysBounceHorizontal = value
    },
    property("contentSize", PropertyValue.size, "two numbers: width height") {
      (view: UIScrollView, value) in view.contentSize = value
    },
    flag("prefetchingEnabled") { (table: UITableView, value) in
      table.isPrefetchingEnabled = value
    },
    number("estimatedRowHeight") { (table: UITableView, value) in
      table.estimatedRowHeight = value
    },
    number("estimatedSectionHeaderHeight") { (table: UITableView, value) in
      table.estimatedSectionHeaderHeight = value
    },
    number("estimatedSectionFooterHeight") { (table: UITableView, value) in
      table.estimatedSectionFooterHeight = value
    },
    word("separatorStyle", ["none", "singleLine", "singleLineEtched"]) {
      (table: UITableView, value) in
      table.separatorStyle =
        value == "none" ? .none : value == "singleLine" ? .singleLine : .singleLineEtched
    },
  ]

  private static func flow<Value>(
    _ name: String,
    _ read: @escaping (String) -> Value?,
    _ expectation: String,
    _ set: @escaping @MainActor (UICollectionViewFlowLayout, Value) -> Void
  ) -> Property {
    property(name, read, expectation) { (view: UICollectionView, value: Value) in
      if let flow = view.collectionViewLayout as? UICollectionViewFlowLayout { set(flow, value) }
    }
  }

  private static let sides = "two numbers: width height"

  static let layouts: [Property] = [
    flow("itemSize", PropertyValue.size, sides) { $0.itemSize = $1 },
    flow("estimatedItemSize", PropertyValue.size, sides) { $0.estimatedItemSize = $1 },
    flow("headerReferenceSize", PropertyValue.size, sides) { $0.headerReferenceSize = $1 },
    flow("footerReferenceSize", PropertyValue.size, sides) { $0.footerReferenceSize = $1 },
    flow("sectionInset", PropertyValue.insets, "four numbers: top left bottom right") {
      $0.sectionInset = $1
    },
    flow(
      "scrollDirection",
      { ["vertical", "horizontal"].contains($0) ? $0 : nil },
      "vertical or horizontal"
    ) { $0.scrollDirection = $1 == "horizontal" ? .horizontal : .vertical },
  ]
}
