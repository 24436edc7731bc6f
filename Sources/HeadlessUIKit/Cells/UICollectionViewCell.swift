/// A cell for an item of a collection view.
@preconcurrency @MainActor
open class UICollectionViewCell: UICollectionReusableView {
  final var contentViewStorage: UIView?
  /// The view behind the content; nil by default.
  open var backgroundView: UIView? {
    didSet { replace(oldValue, backgroundView, at: 0) }
  }
  /// The view between background and content of a selected item; nil by default.
  open var selectedBackgroundView: UIView? {
    didSet { replace(oldValue, selectedBackgroundView, at: backgroundView == nil ? 0 : 1) }
  }
  /// Whether the item is selected; set by the collection view.
  open var isSelected = false
  /// Whether the item is touched; set by the collection view.
  open var isHighlighted = false

  /// Creates a cell with a frame.
  public override init(frame: CGRect) { super.init(frame: frame) }

  /// Creates a cell from the nib that is being instantiated.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// The element that Interface Builder writes.
  open override class var interfaceBuilderElement: String { "collectionViewCell" }

  /// The view that holds the content, made on first use.
  open var contentView: UIView {
    if let view = contentViewStorage { return view }
    let view = UIView(frame: CGRect(origin: .zero, size: bounds.size))
    view.flags.insert(.isContentView)
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    contentViewStorage = view
    addSubview(view)
    return view
  }

  /// Ends selection and highlight of a pooled cell before it is used again (rule CV-23).
  open override func prepareForReuse() {
    super.prepareForReuse()
    if isSelected { isSelected = false }
    if isHighlighted { isHighlighted = false }
  }

  /// Sets the frames of the content view and the backgrounds to the bounds.
  open override func layoutSubviews() {
    super.layoutSubviews()
    let whole = CGRect(origin: .zero, size: bounds.size)
    contentViewStorage?.frame = whole
    backgroundView?.frame = whole
    selectedBackgroundView?.frame = whole
  }

  override var fittedContent: UIView { contentViewStorage ?? self }

  /// The size that the content's constraints need, with these priorities of the target size.
  open override func systemLayoutSizeFitting(
    _ targetSize: CGSize,
    withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    let fitted = constrainedSize(
      of: contentViewStorage,
      around: .zero,
      targetSize,
      horizontal: horizontalFittingPriority,
      vertical: verticalFittingPriority
    )
    return fitted
      ?? super.systemLayoutSizeFitting(
        targetSize,
        withHorizontalFittingPriority: horizontalFittingPriority,
        verticalFittingPriority: verticalFittingPriority
      )
  }

  /// Sets the content view of a nib.
  public func setContentView(_ view: UIView) {
    contentViewStorage?.removeFromSuperview()
    contentViewStorage = view
    view.flags.insert(.isContentView)
    if view.superviewStorage !== self { addSubview(view) }
  }

  /// The place, the identifier and the state for the view tree.
  open override func writeTreeAttributes(_ attribute: (String, String) -> Void) {
    super.writeTreeAttributes(attribute)
    if isSelected { attribute("selected", "YES") }
    if isHighlighted { attribute("highlighted", "YES") }
  }

  private func replace(_ old: UIView?, _ new: UIView?, at index: Int) {
    guard old !== new else { return }
    old?.removeFromSuperview()
    if let new { insertSubview(new, at: index) }
    setNeedsLayout()
  }
}

extension ElementClasses {
  var collectionViewCell: AnyClass { UICollectionViewCell.self }
}
