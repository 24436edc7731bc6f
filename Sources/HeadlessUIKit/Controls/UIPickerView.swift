/// A view of wheels.
@preconcurrency @MainActor
open class UIPickerView: UIView {
  /// Who gives the rows.
  open weak var dataSource: AnyObject?
  /// Who gives the looks of rows.
  open weak var delegate: AnyObject?
  /// Whether the selection is marked.
  open var showsSelectionIndicator = true

  /// Creates a picker with a frame.
  public override init(frame: CGRect) { super.init(frame: frame) }

  /// Creates a picker from the nib that is being instantiated.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// The element that Interface Builder writes.
  open override class var interfaceBuilderElement: String { "pickerView" }
  /// 320 by 216.
  open override var intrinsicContentSize: CGSize { PickerMetrics.standard }
  /// 320 by 216.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { PickerMetrics.standard }
}

extension ElementClasses {
  var pickerView: AnyClass { UIPickerView.self }
}
