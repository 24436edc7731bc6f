/// A view that a collection view pools: a cell, a header, a footer or a decoration.
@MainActor
open class UICollectionReusableView: UIView {
  final var reuseIdentifierStorage: String?
  /// The pool that the view belongs to.
  final var reuseTicket = ReuseTicket()
  /// The place in the collection while the view is displayed.
  public final var listPosition: ListPosition?
  /// The kind of a supplementary view while it is displayed.
  public final var elementKind: String?

  /// How near the view lies among displayed elements; equal ones keep the order in which they came.
  final var stackingOrder = 0

  /// Creates a view with a frame.
  public override init(frame: CGRect) { super.init(frame: frame) }

  /// Creates a view from the nib that is being instantiated.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// The element that Interface Builder writes.
  open override class var interfaceBuilderElement: String { "collectionReusableView" }

  /// The identifier under which the view is pooled.
  open var reuseIdentifier: String? { reuseIdentifierStorage }

  /// Sent to a pooled view before it is used again (rule CV-23).
  open func prepareForReuse() { rare?.nibStorage?.record(call: "prepareForReuse") }

  /// Takes over attributes of the layout; the engine has already set frame, alpha, hidden and transform.
  open func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {}

  /// The attributes that suit the content: of the size that its constraints ask for, the same ones without constraints.
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

  /// The view whose constraints say how large the content is.
  var fittedContent: UIView { self }

  /// Sent before a transition between layouts.
  open func willTransition(
    from oldLayout: UICollectionViewLayout,
    to newLayout: UICollectionViewLayout
  ) {}

  /// Sent after a transition between layouts.
  open func didTransition(
    from oldLayout: UICollectionViewLayout,
    to newLayout: UICollectionViewLayout
  ) {}

  /// Sets the identifier: for registries and nib loading.
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
