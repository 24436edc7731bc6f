/// One thing that Interface Builder's canvas was seen to do.
@MainActor
struct CanvasRule<Subject: RuleSubject> {
  let facts: RuleFacts
  /// Changes a subject; the answer is whether the rule applies to it.
  let apply: @MainActor (inout Subject) -> Bool

  init(
    _ number: Int,
    _ sentence: String,
    _ versions: VersionSpan = .all,
    _ source: Evidence = .unrecorded,
    outside: Evidence = .unexercised,
    unshown: String? = nil,
    apply: @escaping @MainActor (inout Subject) -> Bool
  ) {
    facts = RuleFacts(
      id: RuleID(number: number),
      sentence: sentence,
      versions: versions,
      source: source,
      outside: outside,
      unshown: unshown
    )
    self.apply = apply
  }
}
