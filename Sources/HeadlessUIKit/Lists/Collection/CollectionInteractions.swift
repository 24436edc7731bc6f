/// The state of a collection view's listInteractions, which few views use.
@MainActor
struct CollectionInteractions {
  var focused: IndexPath?
  /// The item that had the focus last, also after it left the view.
  var lastFocused: IndexPath?
  var menu: CollectionMenu?
  var isEditing = false
  var allowsMultipleSelectionDuringEditing = false
  var allowsSelectionDuringEditing = false
  var allowsFocus: Bool?
  var selectionFollowsFocus = false
  var remembersLastFocusedIndexPath = false
  var isSpringLoaded = false
  var indexTitles: [String]?
}
