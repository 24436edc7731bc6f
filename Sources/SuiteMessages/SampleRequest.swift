/// How many iterations to time.
package struct SampleRequest: Codable, Equatable, Sendable {
  /// The iterations that the sample stands for.
  package var iterationCount: Int
  /// Further iterations inside the measured region: a slowdown that is known exactly.
  package var extraIterationCount: Int

  /// Creates a request.
  package init(iterationCount: Int, extraIterationCount: Int = 0) {
    self.iterationCount = iterationCount
    self.extraIterationCount = extraIterationCount
  }
}
