import TestModel

/// Which benchmark to prepare, and how long a sample of it is to last.
package struct MeasuringRequest: Codable, Equatable, Sendable {
  package var key: CaseKey
  /// The iterations of a sample, where another worker has found out; nil to find out.
  package var batchSize: Int?
  /// How long a sample lasts at least, in seconds.
  package var batchDuration: Double
  /// The iterations of the warm-up, where a time would make them differ from process to process; nil for a time.
  package var warmUpCount: Int?

  /// Creates a request.
  package init(
    key: CaseKey,
    batchSize: Int?,
    batchDuration: Double = 0,
    warmUpCount: Int? = nil
  ) {
    self.key = key
    self.batchSize = batchSize
    self.batchDuration = batchDuration
    self.warmUpCount = warmUpCount
  }
}
