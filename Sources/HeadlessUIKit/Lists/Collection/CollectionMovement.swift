/// An item moved by a finger (rules CV-90 and CV-91).
struct CollectionMovement {
  /// The path of the item in the data.
  let origin: IndexPath
  /// The path at which the layout shows the item.
  var target: IndexPath
  /// The point of the content at which the finger holds the item's centre.
  var position: CGPoint

  /// The path in the data of the item that the layout shows at a path.
  func dataPath(of shown: IndexPath) -> IndexPath {
    if shown == target { return origin }
    guard origin != target, shown.count == 2 else { return shown }
    var path = shown
    // The layout shows the order after the move: undo the insertion, then the removal.
    if path.section == target.section, path.item > target.item { path.item -= 1 }
    if path.section == origin.section, path.item >= origin.item { path.item += 1 }
    return path
  }
}
