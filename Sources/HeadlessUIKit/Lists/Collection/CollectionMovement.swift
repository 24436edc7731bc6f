/// An item that a finger moves (rules CV-90 and CV-91).
struct CollectionMovement {
  /// Where the data has the item.
  let origin: IndexPath
  /// Where the layout shows it.
  var target: IndexPath
  /// Where the finger holds its centre.
  var position: CGPoint

  /// Where the data has the item that the layout shows at a path, while the movement lasts.
  func dataPath(of shown: IndexPath) -> IndexPath {
    if shown == target { return origin }
    guard origin != target, shown.count == 2 else { return shown }
    var path = shown
    // As if the item had left its old place and came to the new one.
    if path.section == target.section, path.item > target.item { path.item -= 1 }
    if path.section == origin.section, path.item >= origin.item { path.item += 1 }
    return path
  }
}
