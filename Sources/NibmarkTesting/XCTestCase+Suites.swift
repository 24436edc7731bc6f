import SuiteRunner
import TestModel
import XCTest

extension XCTestCase {
  /// Runs all cases of suites, and records each failure at its line of the suite.
  ///
  /// ```swift
  /// final class NibTests: XCTestCase {
  ///   func testNibs() throws { try checkSuites(in: "Suites/nibs.xml") { $0.register(ContactCell.self) } }
  /// }
  /// ```
  ///
  /// The class must not be `@MainActor`: on Linux, XCTest's discovery of such a class ends the process. XCTest calls
  /// its methods on the main thread.
  ///
  /// - Parameters:
  ///   - paths: Suites, and folders of suites.
  ///   - root: The folder below which files may be read; the git work tree by default.
  ///   - prepareClasses: Registers the caller's own classes.
  /// - Throws: ``SuiteLoadError`` when there is no case, or a suite cannot be read.
  public func checkSuites(
    in paths: String...,
    root: String? = nil,
    prepareClasses: @escaping @MainActor @Sendable (NibClassRegistry) -> Void = { _ in }
  ) throws {
    for one in try Nibmark.cases(inAll: paths, root: root) {
      let result = MainActor.assumeIsolated {
        Nibmark.result(of: one, prepareClasses: prepareClasses)
      }
      for issue in SuiteIssue.all(of: result, in: one.entry.suite) {
        recordFailure(
          withDescription: issue.text,
          inFile: issue.path,
          atLine: issue.line,
          expected: true
        )
      }
    }
  }
}
