/// A view that a collection view reuses: a cell, a header, a footer or a decoration.
@preconcurrency @MainActor
open class UICollectionReusableView: UIView {
  final var reuseIdentifierStorage: String?
  /// What the view remembers of its pool.
  final var reuseTicket = ReuseTicket()
  /// The position in the collection while the view is on screen.
  public final var listPosition: ListPosition?
  /// The kind of a supplementary view while it is on screen.
  public final var elementKind: String?

  /// The order among displayed views; equal ones keep the order in which they were added.
  final var stackingOrder = 0

  /// Creates a view with a frame.
  public override init(frame: CGRect) { super.init(frame: frame) }

  /// Creates a view from the nib that is being instantiated.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// The element that Interface Builder writes.
  open override class var interfaceBuilderElement: String { "collectionReusableView" }

  /// The identifier under which the view is pooled; nil for views without one.
  open var reuseIdentifier: String? { reuseIdentifierStorage }

  /// Called on a pooled view before it is used again (rule CV-23); overriders call super.
  open func prepareForReuse() { rare?.nibStorage?.record(call: "prepareForReuse") }

  /// Called with the layout's attributes, after the engine set frame, alpha, hidden and transform.
  open func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {}

  /// The preferred attributes: the size that the constraints need; unchanged without constraints.
  open func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    let fitted = fittedContent.constrainedSize(
      layoutAttributes.size,
      horizontal: .fittingSizeLevel,
      vertical: .fittingSizeLevel
    )
    if let fitted, fitted.width > 0, fitted.height > 0 { layoutAttributes.size = fitted }
    return layoutAttributes
  }

  /// The view whose constraints give the preferred size.
  var fittedContent: UIView { self }

  /// Called before a change from one layout to another.
  open func willTransition(
    from oldLayout: UICollectionViewLayout,
    to newLayout: UICollectionViewLayout
  ) {}

  /// Called after a change from one layout to another.
  open func didTransition(
    from oldLayout: UICollectionViewLayout,
    to newLayout: UICollectionViewLayout
  ) {}

  /// Sets the reuse identifier; for registries and nib loading.
  public func setReuseIdentifier(_ identifier: String?) { reuseIdentifierStorage = identifier }

  /// The place, the kind and the identifier for the view tree.
  open override func writeTreeAttributes(_ attribute: (String, String) -> Void) {
    listPosition?.write(attribute)
    if let elementKind { attribute("kind", elementKind) }
    if let reuseIdentifier { attribute("reuseIdentifier", reuseIdentifier) }
  }
}

extension ElementClasses {
  var collectionReusableView: AnyClass { UICollectionReusableView.self }
}
