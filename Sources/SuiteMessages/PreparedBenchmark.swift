/// What a prepared benchmark is like.
package struct PreparedBenchmark: Codable, Equatable, Sendable {
  /// How many iterations make a sample.
  package var batchSize: Int

  /// Creates the answer.
  package init(batchSize: Int) {
    self.batchSize = batchSize
  }
}
