import HeadlessUIKit
import TestModel
import XMLSupport

/// Shows the tree that an assertion of a case sees.
@MainActor
public struct TreeInspector {
  private let prepareClasses: @MainActor (NibClassRegistry) -> Void

  /// Creates an inspector.
  ///
  /// - Parameter prepareClasses: Registers the caller's own Swift classes.
  public init(prepareClasses: @escaping @MainActor (NibClassRegistry) -> Void = { _ in }) {
    self.prepareClasses = prepareClasses
  }

  /// What was found.
  public struct Inspection: Sendable {
    /// The document, or what the expression selects in it.
    public let text: String
    /// The window's tree.
    public let window: TreePicture
    /// What went wrong on the way; the tree is that of the last step that was run.
    public let failures: [CaseFailure]
  }

  /// Runs a case up to a step and returns the tree.
  ///
  /// - Parameters:
  ///   - entry: The planned case.
  ///   - stepCount: How many steps to run; all without it. A benchmark runs its setup, then one iteration.
  ///   - path: An XPath expression; the whole document without it.
  /// - Returns: The tree after the last step that was run.
  /// - Throws: ``SuiteLoadError`` for an expression that cannot be evaluated.
  public func inspect(
    _ entry: RunPlan.Entry,
    after stepCount: Int? = nil,
    path: String? = nil
  ) throws(SuiteLoadError) -> Inspection {
    let runner = CaseRunner(
      entry: entry,
      options: RunOptions(),
      meter: nil,
      prepareClasses: prepareClasses
    )
    let result = Surroundings.entering(entry.suite, prepareClasses) { _ in
      Self.run(runner, entry, stepCount, path)
    }
    return try result.get()
  }

  private static func run(
    _ runner: CaseRunner,
    _ entry: RunPlan.Entry,
    _ stepCount: Int?,
    _ path: String?
  ) -> Result<Inspection, SuiteLoadError> {
    var failures: [CaseFailure] = []
    let context: CaseContext
    do throws(StepError) {
      context = try runner.makeContext()
    } catch {
      let failure = runner.failure(of: error)
      return .success(Inspection(text: "", window: TreePicture(), failures: [failure]))
    }
    CallLog.current = context.calls
    defer { CallLog.current = nil }
    do throws(StepError) {
      for step in steps(of: entry.testCase).prefix(stepCount ?? .max) { try context.run(step) }
    } catch {
      failures.append(runner.failure(of: error))
    }
    do throws(XMLError) {
      let tree = context.tree
      let text = try tree.text(of: path, context)
      return .success(
        Inspection(text: text, window: tree.window, failures: context.failures + failures)
      )
    } catch {
      return .failure(SuiteLoadError(ExpressionText.message(error), file: path ?? ""))
    }
  }

  private static func steps(of testCase: SuiteCase) -> [any SuiteStep] {
    switch testCase.body {
    case .steps(let steps): steps
    case .benchmark(let plan): plan.setup + plan.measure
    case .stress: []
    }
  }
}
