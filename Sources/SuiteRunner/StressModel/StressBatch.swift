/// A valid batch: what to say, and the data after it.
struct StressBatch: Sendable {
  var after: StressData
  var changes: [StressChange] = []
  /// Items whose cells are made anew.
  var renewed: Set<Int> = []
  /// Sections whose views are made anew.
  var renewedSections: Set<Int> = []
}
