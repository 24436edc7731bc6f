/// The content view of a table's cell, made by the cell or by a nib.
@MainActor
open class UITableViewCellContentView: UIView {
  /// The element that Interface Builder writes.
  open override class var interfaceBuilderElement: String { "tableViewCellContentView" }

  /// A text of the cell's own labels changed size: the cell lays them out.
  open override func setNeedsLayout() {
    super.setNeedsLayout()
    superviewStorage?.setNeedsLayout()
  }
}

extension ElementClasses {
  var tableViewCellContentView: AnyClass { UITableViewCellContentView.self }
}
