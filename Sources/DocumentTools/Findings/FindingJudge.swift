import TestModel

/// Decides which findings make their case fail.
public struct FindingJudge: Sendable {
  /// The least severity that fails.
  public var least: FindingSeverity = .warning
  /// Whether views that a change moved fail their document.
  public var failsOnMoves = false
  /// Findings that fail nothing.
  public var baseline: FindingBaseline?
  /// Findings that were there at a revision, and so fail nothing.
  public var base: FindingBase?
  /// Whether all findings are taken into the baseline, and so none fails.
  public var acceptsAll = false
  /// The project's own severities; among those of one kind, the one with the longest folder holds.
  public var severities: [SeverityRule] = []
  /// Findings that the project leaves as they are.
  public var suppressions: [FindingSuppression] = []

  /// Creates a judge whom nothing restrains.
  public init() {}

  /// The failures of a document's case, by what becomes of them.
  struct Parts {
    /// Those that fail the case.
    var failing: [CaseFailure] = []
    /// Those that are too light for that.
    var light: [CaseFailure] = []
    /// Those that a suppression covers.
    var suppressed: [(failure: CaseFailure, suppression: FindingSuppression)] = []
    /// Those in the baseline.
    var known: [CaseFailure] = []
    /// Those that were there at the base, with the document that they were in.
    var former: [(failure: CaseFailure, document: String)] = []

    /// All that no suppression covers.
    var all: [CaseFailure] { failing + light + known + former.map(\.failure) }
  }

  /// Parts the failures of a document's case.
  func parts(of failures: [CaseFailure], in document: String) -> Parts {
    var parts = Parts()
    part(failures, in: document, into: &parts)
    return parts
  }

  /// Adds further failures to the parts of a document's case.
  func part(_ failures: [CaseFailure], in document: String, into parts: inout Parts) {
    for failure in failures {
      guard let failure = judged(failure, in: document) else { continue }
      if let suppression = suppressions.first(where: { $0.covers(failure, in: document) }) {
        parts.suppressed.append((failure, suppression))
      } else if isKnown(failure, in: document) {
        parts.known.append(failure)
      } else if let origin = origin(of: failure, in: document) {
        parts.former.append((failure, origin))
      } else if isLight(failure) {
        parts.light.append(failure)
      } else {
        parts.failing.append(failure)
      }
    }
  }

  /// A finding with the project's severity; nil when the project does not want it.
  private func judged(_ failure: CaseFailure, in document: String) -> CaseFailure? {
    guard failure.kind == .failure, failure.severity != nil else { return failure }
    let rules = severities.filter { rule in
      rule.kind.rawValue == failure.type && rule.folder?.matches(document) ?? true
    }
    func length(_ rule: SeverityRule) -> Int { rule.folder?.description.utf8.count ?? 0 }
    guard let rule = rules.max(by: { length($0) < length($1) }) else { return failure }
    guard let severity = rule.severity else { return nil }
    // What nobody can meet stays a note.
    if let own = failure.severity, own < rule.kind.severity { return failure }
    var judged = failure
    // A finding that matters less than others of its kind is not made heavier with them.
    if let own = failure.severity, own < rule.kind.severity, own < severity { return failure }
    judged.severity = severity
    return judged
  }

  /// Whether a document tells a finding as it was found: nothing suppresses it there, takes it away or makes it lighter.
  func tells(_ failure: CaseFailure, in document: String) -> Bool {
    guard let judged = judged(failure, in: document) else { return false }
    return judged.severity ?? .error >= failure.severity ?? .error
      && !suppressions.contains { $0.covers(judged, in: document) }
  }

  /// Whether a failure is too light to fail its case.
  func isLight(_ failure: CaseFailure) -> Bool {
    failure.kind == .failure && failure.severity ?? .error < least
      && !(failsOnMoves && failure.type == FindingKind.moved.rawValue)
  }

  // A finding about several objects is new as soon as one of them is.
  private func isKnown(_ failure: CaseFailure, in document: String) -> Bool {
    let entries = FindingBaseline.entries(of: failure, in: document)
    guard !entries.isEmpty else { return false }
    return acceptsAll || baseline.map { entries.allSatisfy($0.entries.contains) } ?? false
  }

  // Of a finding about several objects, each has to be old. What failed nothing then and does now is new.
  private func origin(of failure: CaseFailure, in document: String) -> String? {
    guard let base else { return nil }
    let entries = FindingBaseline.entries(of: failure, in: document)
    let isLight = isLight(failure)
    let former = entries.compactMap(base.former).filter { isLight || base.failing.contains($0) }
    return former.count == entries.count ? former.first?.document : nil
  }
}
