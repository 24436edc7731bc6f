/// The batch that is being put together.
struct CollectionUpdateState {
  /// How many batches are open inside each other; only the end of the outermost counts.
  var depth = 0
  var changes: [CollectionChange] = []
  /// In the order in which their batches began: outer ones first (rule CV-78).
  var completions: [(Bool) -> Void] = []
  /// Items whose cells the data source shall configure anew; paths count before the batch.
  var reconfigured: [IndexPath] = []
}
