/// One change of a batch: old paths are those before the batch, new ones those after it (rule CV-70).
enum CollectionChange: Equatable {
  case insertItem(IndexPath)
  case deleteItem(IndexPath)
  case reloadItem(IndexPath)
  case moveItem(from: IndexPath, to: IndexPath)
  case insertSection(Int)
  case deleteSection(Int)
  case reloadSection(Int)
  case moveSection(from: Int, to: Int)

  var isReload: Bool {
    switch self {
    case .reloadItem, .reloadSection: true
    default: false
    }
  }

  /// The change as layouts are told of it (rule CV-75).
  @MainActor var updateItem: UICollectionViewUpdateItem {
    func whole(_ section: Int) -> IndexPath { IndexPath(item: NSNotFound, section: section) }
    return switch self {
    case .insertItem(let path): UICollectionViewUpdateItem(.insert, from: nil, to: path)
    case .deleteItem(let path): UICollectionViewUpdateItem(.delete, from: path, to: nil)
    case .reloadItem(let path): UICollectionViewUpdateItem(.reload, from: path, to: path)
    case .moveItem(let old, let new): UICollectionViewUpdateItem(.move, from: old, to: new)
    case .insertSection(let at): UICollectionViewUpdateItem(.insert, from: nil, to: whole(at))
    case .deleteSection(let at): UICollectionViewUpdateItem(.delete, from: whole(at), to: nil)
    case .reloadSection(let at):
      UICollectionViewUpdateItem(.reload, from: whole(at), to: whole(at))
    case .moveSection(let old, let new):
      UICollectionViewUpdateItem(.move, from: whole(old), to: whole(new))
    }
  }
}
