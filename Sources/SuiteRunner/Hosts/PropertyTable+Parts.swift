import HeadlessUIKit

/// Properties of controls, images, texts, bars and controllers that code changes and that say how they behave.
extension PropertyTable {
  static let parts: [Property] = alignments + flags + sides

  private static let horizontal: [String: UIControl.ContentHorizontalAlignment] = [
    "center": .center, "left": .left, "right": .right, "fill": .fill, "leading": .leading,
    "trailing": .trailing,
  ]

  private static let borders: [String: UITextField.BorderStyle] = [
    "none": .none, "line": .line, "bezel": .bezel, "roundedRect": .roundedRect,
  ]

  private static let edges: [String: UIRectEdge] = [
    "none": [], "top": .top, "bottom": .bottom, "all": .all,
  ]

  private static let alignments: [Property] = [
    word("edgesForExtendedLayout", edges.keys.sorted()) { (controller: UIViewController, value) in
      controller.edgesForExtendedLayout = edges[value] ?? .all
    },
    word("contentHorizontalAlignment", horizontal.keys.sorted()) { (control: UIControl, value) in
      control.contentHorizontalAlignment = horizontal[value] ?? .center
    },
    word("borderStyle", borders.keys.sorted()) { (field: UITextField, value) in
      field.borderStyle = borders[value] ?? .none
    },
  ]

  private static let flags: [Property] = [
    flag("highlighted") { (view: UIImageView, value) in view.isHighlighted = value },
    flag("enabled") { (recogniser: UIGestureRecognizer, value) in recogniser.isEnabled = value },
    flag("cancelsTouchesInView") { (recogniser: UIGestureRecognizer, value) in
      recogniser.cancelsTouchesInView = value
    },
    flag("enabled") { (item: UIBarItem, value) in item.isEnabled = value },
    flag("editing") { (controller: UIViewController, value) in controller.isEditing = value },
    flag("automaticallyAdjustsScrollViewInsets") { (controller: UIViewController, value) in
      controller.automaticallyAdjustsScrollViewInsets = value
    },
    flag("translucent") { (bar: UINavigationBar, value) in bar.isTranslucent = value },
    flag("translucent") { (bar: UIToolbar, value) in bar.isTranslucent = value },
    flag("extendedLayoutIncludesOpaqueBars") { (controller: UIViewController, value) in
      controller.extendedLayoutIncludesOpaqueBars = value
    },
    flag("installsStandardGestureForInteractiveMovement") {
      (controller: UICollectionViewController, value) in
      controller.installsStandardGestureForInteractiveMovement = value
    },
  ]

  private static let insets = "four numbers: top left bottom right"

  private static let sides: [Property] = [
    property("title", { $0 }, "a text") { (item: UIBarItem, value: String) in item.title = value },
    property("title", { $0 }, "a text") { (item: UINavigationItem, value: String) in
      item.title = value
    },
    number("primaryColumnWidth") { (controller: UISplitViewController, value) in
      controller.primaryColumnWidth = value
    },
    property("preferredContentSize", PropertyValue.size, "two numbers: width height") {
      (controller: UIViewController, value) in controller.preferredContentSize = value
    },
    property("safeAreaInsets", PropertyValue.insets, insets) { (view: UIView, value) in
      view.setSafeAreaInsets(value)
    },
    property("additionalSafeAreaInsets", PropertyValue.insets, insets) {
      (controller: UIViewController, value) in controller.additionalSafeAreaInsets = value
    },
  ]
}
