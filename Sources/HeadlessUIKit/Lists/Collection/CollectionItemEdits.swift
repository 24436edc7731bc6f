import ListGeometry

/// The changes of a batch to the items of one section.
struct CollectionItemEdits {
  /// The old indexes of removed items.
  var removed: [Int] = []
  /// The new indexes of added items.
  var added: [Int] = []
  /// The old indexes of items that stay and are reloaded.
  var reloaded: [Int] = []

  /// The map from old to new indexes of the items that stay.
  var slots: SlotMap { SlotMap(removed: removed, inserted: added) }

  var isEmpty: Bool { removed.isEmpty && added.isEmpty && reloaded.isEmpty }
}
