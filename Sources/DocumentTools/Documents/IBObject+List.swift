import InterfaceBuilder

extension IBObject {
  /// The table or collection view around the object.
  var list: IBObject? {
    var ancestor = parent
    while let candidate = ancestor {
      if candidate.elementName == .tableView || candidate.elementName == .collectionView {
        return candidate
      }
      ancestor = candidate.parent
    }
    return nil
  }
}
