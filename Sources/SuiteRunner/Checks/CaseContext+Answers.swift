import TestModel

extension CaseContext {
  /// Records a failure where the answer to a query is not the expected text.
  ///
  /// - Throws: ``StepError`` when the expected text has a variable without a value.
  func expect(
    _ expected: TemplateText,
    of query: String,
    is actual: String,
    line: Int
  ) throws(StepError) {
    let expected = try text(expected, line: line)
    guard actual != expected else { return }
    record(
      CaseFailure(
        type: "AssertionFailed",
        message: "\(query) is \(actual), not \(expected)",
        expected: expected,
        actual: actual,
        location: location(line)
      )
    )
  }
}
