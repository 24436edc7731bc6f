import TestModel

extension CheckRun {
  /// The case of a check with nothing to do, because every document is as it was at the base.
  ///
  /// A report without any case would say that nothing ran.
  var standIn: CaseIdentity? {
    guard let base = options.judge.base, cases.isEmpty else { return nil }
    return CaseIdentity(
      className: "base",
      name: "no document differs from \(base.name)",
      file: "",
      line: 0
    )
  }

  func pass(_ identity: CaseIdentity, _ header: RunHeader) {
    let result = CaseResult(
      identity: identity,
      kind: .document,
      status: .passed,
      startedAt: header.startedAt,
      duration: .zero
    )
    statuses.append(result.status)
    tell(.caseFinished(result))
  }

  /// What a check found, as the base of another one.
  ///
  /// - Parameters:
  ///   - name: The revision as reports name it.
  ///   - isThere: Whether a document still has an object of an id.
  /// - Returns: The findings that no suppression covers.
  public func base(
    named name: String,
    isThere: (_ document: String, _ object: String) -> Bool
  ) -> FindingBase {
    FindingBase(
      name: name,
      findings: found,
      failing: acceptable,
      isThere: isThere
    )
  }

  /// What became of the findings of the judge's base.
  public struct Changes: Sendable, Equatable {
    /// How many are new and fail something.
    public var newCount = 0
    /// How many are in another document now.
    public var movedCount = 0
    /// How many are as they were.
    public var keptCount = 0
    /// Those that are no longer there, with their places and texts then, by document.
    public var gone: [Gone] = []

    /// A finding that is no longer there.
    public struct Gone: Sendable, Hashable {
      /// Its document.
      public var document: String
      /// Its place and text then.
      public var text: String
    }
  }

  /// What changed since the judge's base; nil without one.
  public var changes: Changes? {
    guard let base = options.judge.base else { return nil }
    var changes = Changes()
    changes.newCount = failingCount
    changes.movedCount = movedCount
    changes.keptCount = keptCount
    let kept = Set(found.keys.compactMap(base.former))
    // One finding may be about several objects.
    var told: Set<Changes.Gone> = []
    changes.gone = base.failing.filter { !kept.contains($0) }.sorted()
      .map { Changes.Gone(document: $0.document, text: base.findings[$0] ?? "") }
      .filter { told.insert($0).inserted }
    return changes
  }
}
