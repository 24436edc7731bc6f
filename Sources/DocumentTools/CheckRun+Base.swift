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

  /// The filters that pick nothing, beside others that do; beside a base, what they pick may only be as it was.
  ///
  /// - Complexity: O(filters · cases).
  public var idleFilters: [String] {
    guard options.judge.base == nil else { return [] }
    return options.filters.filter { filter in
      !cases.contains { document in
        document.all.contains { $0.description.contains(filter) }
      }
    }
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

  /// What changed since the judge's base; nil without one.
  public var changes: BaseChanges? {
    guard let base = options.judge.base else { return nil }
    let kept = Set(found.keys.compactMap(base.former))
    // One finding may be about several objects.
    var told: Set<BaseChanges.Gone> = []
    var changes = BaseChanges(
      base: base.name,
      newCount: failingCount,
      movedCount: movedCount,
      keptCount: keptCount,
      gone: base.failing.filter { !kept.contains($0) }.sorted()
        .compactMap { entry in
          base.findings[entry].map { BaseChanges.Gone(document: entry.document, finding: $0) }
        }
        .filter { told.insert($0).inserted }
    )
    changes.pictures = pictures
    return changes
  }
}
