/// The exceptions and warnings of collection views that are longer than a line, in UIKit's words.
@MainActor
enum CollectionException {
  /// A view that a layout wants, although nobody can be asked for it (rule CV-13).
  static let noDataSource = UIKitException(
    .internalInconsistency,
    "UICollectionView dataSource is not set"
  )

  /// Rule CV-14.
  static func notReturned(_ dequeued: UICollectionReusableView, in collection: UICollectionView)
    -> UIKitException
  {
    let base =
      dequeued is UICollectionViewCell ? "UICollectionViewCell" : "UICollectionReusableView"
    return UIKitException(
      .internalInconsistency,
      "Expected dequeued view to be returned to the collection view in preparation for display. "
        + "When the collection view's data source is asked to provide a view for a given index path, "
        + "ensure that a single view is dequeued and returned to the collection view. Avoid "
        + "dequeuing views without a request from the collection view. For retrieving an existing "
        + "view in the collection view, use -[UICollectionView cellForItemAtIndexPath:] or "
        + "-[UICollectionView supplementaryViewForElementKind:atIndexPath:]. Dequeued view: "
        + "\(ConsoleDescription.view(dequeued, base: base)); Collection view: "
        + ConsoleDescription.collection(collection)
    )
  }

  /// Rules CV-34 and CV-35, where attributes for a missing path are ignored.
  static func ignored(
    _ attributes: UICollectionViewLayoutAttributes,
    of layout: UICollectionViewLayout
  )
    -> String
  {
    "Layout attributes \(ConsoleDescription.attributes(attributes)) were received from the layout "
      + "\(ConsoleDescription.object(layout)) but are not valid for the data source counts. "
      + "Attributes will be ignored."
  }
}
