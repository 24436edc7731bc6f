import HeadlessUIKit
import TestModel

/// Runs suites from a test of one's own, one argument for each case.
///
/// ```swift
/// @MainActor @Suite(.serialized) struct Nibs {
///   @Test(arguments: try Nibmark.cases(in: "Suites"))
///   func check(_ one: NibmarkCase) throws {
///     try Nibmark.check(one) { $0.register(PhotoCell.self) }
///   }
/// }
/// ```
///
/// Discovery throws when it finds nothing: a test without arguments would be skipped, and the run green.
public enum Nibmark {
  /// The cases of suites in files and folders, in the order in which a run would take them.
  ///
  /// - Throws: ``SuiteLoadError`` with all mistakes, or with what was looked for when there is no case.
  public static func cases(
    in paths: String...,
    root: String? = nil,
    options: RunOptions = RunOptions()
  ) throws(SuiteLoadError) -> [NibmarkCase] {
    try cases(inAll: paths, root: root, options: options)
  }

  /// The cases of suites in a list of files and folders.
  ///
  /// - Throws: ``SuiteLoadError`` with all mistakes, or with what was looked for when there is no case.
  public static func cases(
    inAll paths: [String],
    root: String? = nil,
    options: RunOptions = RunOptions()
  ) throws(SuiteLoadError) -> [NibmarkCase] {
    let suites = try SuiteLoader(root: root).load(paths: paths)
    return try RunPlan(suites: suites, options: options).entries.map {
      NibmarkCase(entry: $0, options: options)
    }
  }

  /// Runs a case.
  ///
  /// - Parameters:
  ///   - one: The case.
  ///   - prepareClasses: Registers the caller's own classes.
  /// - Returns: The whole result, for reports.
  /// - Throws: ``NibmarkFailure`` when it ends red.
  @MainActor
  @discardableResult
  public static func check(
    _ one: NibmarkCase,
    prepareClasses: @escaping @MainActor (NibClassRegistry) -> Void = { _ in }
  ) throws(NibmarkFailure) -> CaseResult {
    let result = result(of: one, prepareClasses: prepareClasses)
    guard result.status.isRed else { return result }
    throw NibmarkFailure(result: result)
  }

  /// Runs a case, whether it ends red or not: as often as its options say.
  ///
  /// - Parameters:
  ///   - one: The case.
  ///   - prepareClasses: Registers the caller's own classes.
  /// - Returns: How it ended, with its failures.
  @MainActor
  public static func result(
    of one: NibmarkCase,
    prepareClasses: @escaping @MainActor (NibClassRegistry) -> Void = { _ in }
  ) -> CaseResult {
    SuiteExecutor(prepareClasses: prepareClasses).settledResult(of: one.entry, one.options)
  }
}
