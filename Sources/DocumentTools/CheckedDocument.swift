import TestModel

/// What a check found in a document, before it is seen beside others.
public struct CheckedDocument: Codable, Sendable {
  /// The whole document's, then those of its roots.
  var cases: [CheckedCase]
  /// What it says of classes.
  var uses: [ClassUse] = []
  /// Why its worker ended before the check did; nil when it did not.
  var loss: CaseFailure?

  init(cases: [CheckedCase], uses: [ClassUse] = []) {
    self.cases = cases
    self.uses = uses
  }

  /// The classes that it names.
  public var classNames: [String] { uses.map(\.name) }

  /// The place of a document whose worker ended before the check did.
  ///
  /// - Parameters:
  ///   - loss: What happened.
  ///   - startedAt: When the check began.
  ///   - seconds: How long it took.
  ///   - printed: What the worker printed.
  public init(loss: CaseFailure, startedAt: Timestamp, seconds: Double, printed: String) {
    var first = CheckedCase(seconds: seconds, startedAt: startedAt)
    first.failures = [loss]
    first.printed = printed
    cases = [first]
    self.loss = loss
  }

  /// Stands for a case of which nothing was found out.
  var unchecked: CheckedCase {
    var unchecked = CheckedCase(seconds: 0, startedAt: cases[0].startedAt)
    unchecked.failures = [notChecked]
    return unchecked
  }

  private var notChecked: CaseFailure {
    CaseFailure(
      kind: .error,
      type: loss?.type ?? "Changed",
      message: "not checked: " + (loss?.message ?? "the document changed during the check")
    )
  }
}
