@_exported import HeadlessUIKit
@_exported import SuiteRunner
import TestModel
import Testing

extension NibmarkCase {
  /// Runs the case in a test of swift-testing, and records each failure at its line of the suite.
  ///
  /// ```swift
  /// @MainActor @Suite(.serialized) struct Nibs {
  ///   @Test(arguments: try Nibmark.cases(in: "Suites"))
  ///   func suite(_ one: NibmarkCase) { one.test { $0.register(ContactCell.self) } }
  /// }
  /// ```
  ///
  /// - Parameter prepareClasses: Registers the caller's own classes.
  /// - Returns: The whole result, for reports.
  @MainActor
  @discardableResult
  public func test(
    prepareClasses: @escaping @MainActor (NibClassRegistry) -> Void = { _ in }
  ) -> CaseResult {
    let result = Nibmark.result(of: self, prepareClasses: prepareClasses)
    for issue in SuiteIssue.all(of: result, in: entry.suite) {
      Issue.record(Comment(rawValue: issue.text), sourceLocation: issue.location)
    }
    return result
  }
}

extension SuiteIssue {
  /// The place, as swift-testing writes it.
  fileprivate var location: SourceLocation {
    SourceLocation(fileID: "Suites/" + name, filePath: path, line: max(1, line), column: 1)
  }
}
