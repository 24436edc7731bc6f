/// The open batch of changes.
struct CollectionUpdateState {
  /// How many batches are open inside each other; only the end of the outermost applies changes.
  var depth = 0
  var changes: [CollectionChange] = []
  /// Whether a diffable data source made the changes, which may take items out of sections that go.
  var isFromSnapshot = false
  /// In the order in which the batches began: outer ones first (rule CV-78).
  var completions: [(Bool) -> Void] = []
  /// The items to reconfigure, by their paths before the batch.
  var reconfigured: [IndexPath] = []
}
