/// The content view of a table's cell, made by the cell or by a nib.
@preconcurrency @MainActor
open class UITableViewCellContentView: UIView {
  /// The element that Interface Builder writes.
  open override class var interfaceBuilderElement: String { "tableViewCellContentView" }

  /// Asks the cell for layout, too: it places its standard labels when their texts change size.
  open override func setNeedsLayout() {
    super.setNeedsLayout()
    superviewStorage?.setNeedsLayout()
  }
}

extension ElementClasses {
  var tableViewCellContentView: AnyClass { UITableViewCellContentView.self }
}
