import TestModel

/// Decides which findings make their case fail.
public struct FindingJudge: Sendable {
  /// The least severity that fails.
  public var least: FindingSeverity = .warning
  /// Findings that fail nothing.
  public var baseline: FindingBaseline?

  /// Whether all findings are taken into the baseline, and so none fails.
  public var acceptsAll = false

  /// Creates a judge whom no baseline restrains.
  public init() {}

  /// Parts the failures of a document's case.
  ///
  /// - Returns: Those that fail it; those that are too light; how many are in the baseline.
  func parts(
    of failures: [CaseFailure],
    in document: String
  ) -> (failing: [CaseFailure], light: [CaseFailure], knownCount: Int) {
    var failing: [CaseFailure] = []
    var light: [CaseFailure] = []
    var knownCount = 0
    for failure in failures {
      if isKnown(failure, in: document) {
        knownCount += 1
      } else if failure.kind == .failure, failure.severity ?? .error < least {
        light.append(failure)
      } else {
        failing.append(failure)
      }
    }
    return (failing, light, knownCount)
  }

  /// Whether findings of a kind fail their case; errors of reading do.
  func fails(_ kind: String) -> Bool {
    FindingKind(rawValue: kind).map { $0.severity >= least } ?? true
  }

  // A finding about several objects is new as soon as one of them is.
  private func isKnown(_ failure: CaseFailure, in document: String) -> Bool {
    let entries = FindingBaseline.entries(of: failure, in: document)
    guard !entries.isEmpty else { return false }
    return acceptsAll || baseline.map { entries.allSatisfy($0.entries.contains) } ?? false
  }
}
