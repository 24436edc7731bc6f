import HeadlessUIKit

/// Properties of cells, controls and controllers that code changes while they show.
extension PropertyTable {
  static let looks: [Property] = cells + values + texts + controllers

  private static let accessories: [String: UITableViewCell.AccessoryType] = [
    "none": .none, "disclosureIndicator": .disclosureIndicator, "checkmark": .checkmark,
    "detailButton": .detailButton, "detailDisclosureButton": .detailDisclosureButton,
  ]

  private static let cells: [Property] = [
    word("accessoryType", Array(accessories.keys).sorted()) { (cell: UITableViewCell, value) in
      cell.accessoryType = accessories[value] ?? .none
    },
    word("editingAccessoryType", Array(accessories.keys).sorted()) {
      (cell: UITableViewCell, value) in
      cell.editingAccessoryType = accessories[value] ?? .none
    },
    number("fillerRowHeight") { (table: UITableView, value) in table.fillerRowHeight = value },
  ]

  private static let values: [Property] = [
    number("stepValue") { (stepper: UIStepper, value) in stepper.stepValue = value },
    flag("wraps") { (stepper: UIStepper, value) in stepper.wraps = value },
    flag("apportionsSegmentWidthsByContent") { (control: UISegmentedControl, value) in
      control.apportionsSegmentWidthsByContent = value
    },
    flag("hidesWhenStopped") { (view: UIActivityIndicatorView, value) in
      view.hidesWhenStopped = value
    },
    property("contentEdgeInsets", PropertyValue.insets, "four numbers: top left bottom right") {
      (button: UIButton, value) in button.contentEdgeInsets = value
    },
  ]

  private static let texts: [Property] = [
    flag("editable") { (view: UITextView, value) in view.isEditable = value },
    flag("selectable") { (view: UITextView, value) in view.isSelectable = value },
    property("textContainerInset", PropertyValue.insets, "four numbers: top left bottom right") {
      (view: UITextView, value) in view.textContainerInset = value
    },
  ]

  private static let controllers: [Property] = [
    property("title", { $0 }, "a text") { (controller: UIViewController, value: String) in
      controller.title = value
    },
    flag("navigationBarHidden") { (controller: UINavigationController, value) in
      controller.isNavigationBarHidden = value
    },
    flag("toolbarHidden") { (controller: UINavigationController, value) in
      controller.isToolbarHidden = value
    },
    integer("selectedIndex") { (controller: UITabBarController, value) in
      controller.selectedIndex = value
    },
    flag("clearsSelectionOnViewWillAppear") { (controller: UITableViewController, value) in
      controller.clearsSelectionOnViewWillAppear = value
    },
    flag("clearsSelectionOnViewWillAppear") { (controller: UICollectionViewController, value) in
      controller.clearsSelectionOnViewWillAppear = value
    },
  ]
}
