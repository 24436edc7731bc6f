/// The content view of a collection view's cell, for nibs that have an element of its own for it.
@preconcurrency @MainActor
open class UICollectionViewCellContentView: UIView {
  /// The element that Interface Builder writes.
  open override class var interfaceBuilderElement: String { "collectionViewCellContentView" }
}

extension ElementClasses {
  var collectionViewCellContentView: AnyClass { UICollectionViewCellContentView.self }
}
