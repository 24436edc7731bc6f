import TestModel

/// Compares the statuses of cases on two sides.
public struct CaseComparer {
  private let acceptedGone: Set<String>
  private let ownCases: [PlannedCase]?

  /// Creates a comparer.
  ///
  /// - Parameters:
  ///   - acceptedGone: The cases that may be gone, by class name and name joined by a slash.
  ///   - ownCases: The cases of the base's own suites, when it ran the head's; nil when it ran its
  ///     own.
  public init(acceptedGone: Set<String> = [], ownCases: [PlannedCase]? = nil) {
    self.acceptedGone = acceptedGone
    self.ownCases = ownCases
  }

  /// The cases whose status changed or is still red: the head's in order, then those that are gone.
  ///
  /// - Complexity: O(cases).
  public func changes(from base: RunResult, to head: RunResult) -> [CaseChange] {
    var former = Dictionary(base.cases.map { ($0.identity.key, $0) }) { one, _ in one }
    let present = Set(head.cases.map(\.identity.key))
    let own =
      ownCases
      ?? base.cases.map { PlannedCase(identity: $0.identity, suiteName: "", kind: $0.kind) }
    let gone = own.filter { !present.contains($0.identity.key) }.map { planned in
      CaseChange(
        identity: planned.identity,
        caseKind: planned.kind,
        kind: .vanished,
        baseStatus: former[planned.identity.key]?.status,
        isAccepted: acceptedGone.contains(planned.identity.description)
      )
    }
    // A case that is only in the head's suites is new, whatever its status in the base.
    let known = Set(own.map(\.identity.key))
    former = former.filter { known.contains($0.key) }
    return head.cases.compactMap { change(from: former[$0.identity.key], to: $0) } + gone
  }

  /// The cases whose frames changed, in the head's order; nil when a side kept no frames.
  ///
  /// Cases with an error on one side are left out: their frames are those of an unfinished case.
  ///
  /// - Complexity: O(views of both).
  public func frames(from base: RunResult, to head: RunResult) -> [FrameChange]? {
    let former = Dictionary(base.cases.map { ($0.identity.key, $0) }) { one, _ in one }
    guard base.cases.contains(where: { $0.frames != nil }),
      head.cases.contains(where: { $0.frames != nil })
    else { return nil }
    return head.cases.compactMap { result in
      guard let other = former[result.identity.key], let frames = result.frames,
        let otherFrames = other.frames, result.status != .error, other.status != .error
      else { return nil }
      return FrameChange(identity: result.identity, base: otherFrames, head: frames)
    }
  }

  private func change(from base: CaseResult?, to head: CaseResult) -> CaseChange? {
    guard let kind = kind(from: base, to: head) else { return nil }
    return CaseChange(
      identity: head.identity,
      caseKind: head.kind,
      kind: kind,
      baseStatus: base?.status,
      headStatus: head.status,
      failures: head.status.isRed ? head.failures : []
    )
  }

  private func kind(from base: CaseResult?, to head: CaseResult) -> CaseChange.Kind? {
    // The status of a case that did not run is unknown.
    let wasRed = base.map { $0.status.isRed && $0.status != .notRun } ?? false
    switch (wasRed, head.status.isRed) {
    case (true, true): return .stillFailing
    case (false, true): return .newlyFailing
    case (true, false): return .newlyPassing
    case (false, false): break
    }
    guard let base else { return .new }
    return head.isFlaky && !base.isFlaky ? .newlyFlaky : nil
  }
}
