import SuiteMessages
import TestModel

/// The suites of a comparison, which knows where they lie but not their language.
public protocol ComparedSuites {
  /// The paths that a person named; empty for the standard ones.
  var paths: [String] { get }

  /// Whether to look into what is left out by default.
  var includesIgnored: Bool { get }

  /// The suites as they lie below the working directory.
  ///
  /// - Throws: An error for people when there are none.
  func sources() throws -> SuiteSources

  /// Plans the cases of suites.
  ///
  /// - Throws: An error for people when a suite cannot be read or no case is left.
  func plan(_ sources: SuiteSources) throws -> SidePlan

  /// The files of those suites that can be read.
  func readablePaths(_ sources: SuiteSources) -> [String]

  /// The cases of those suites that can be read.
  func readableCases(_ sources: SuiteSources) -> [PlannedCase]
}
