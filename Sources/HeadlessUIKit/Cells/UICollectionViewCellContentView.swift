/// The content view of a collection's cell in nibs that name it apart from other views.
@MainActor
open class UICollectionViewCellContentView: UIView {
  /// The element that Interface Builder writes.
  open override class var interfaceBuilderElement: String { "collectionViewCellContentView" }
}

extension ElementClasses {
  var collectionViewCellContentView: AnyClass { UICollectionViewCellContentView.self }
}
