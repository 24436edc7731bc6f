/// A prototype of a list in a document: a nib, and the key under which it is registered.
@preconcurrency @MainActor
public struct NibPrototype {
  /// The reuse identifier; nil when the document gives none, and then nothing is registered.
  public let identifier: String?
  /// `ReuseKind.tableCell`, `ReuseKind.collectionCell` or a supplementary kind.
  public let kind: String
  /// The nib that makes the prototype.
  public let nib: UINib

  func register(with view: UIView) {
    guard let identifier, !identifier.isEmpty else { return }
    switch view {
    case let table as UITableView:
      table.register(nib, forCellReuseIdentifier: identifier)
    case let collection as UICollectionView where kind == ReuseKind.collectionCell:
      collection.register(nib, forCellWithReuseIdentifier: identifier)
    case let collection as UICollectionView:
      collection.register(
        nib,
        forSupplementaryViewOfKind: kind,
        withReuseIdentifier: identifier
      )
    default:
      break
    }
  }
}
