import ListGeometry

/// What a batch does to the items of one section.
struct CollectionItemEdits {
  /// Old items that leave.
  var removed: [Int] = []
  /// New items that come.
  var added: [Int] = []
  /// Old items that stay and are reloaded.
  var reloaded: [Int] = []

  /// Where the items that stay go.
  var slots: SlotMap { SlotMap(removed: removed, inserted: added) }

  var isEmpty: Bool { removed.isEmpty && added.isEmpty && reloaded.isEmpty }
}
