/// The rules that a version's canvas follows, apart from those that are switched off.
///
/// Of one table, rules apply in the order in which they stand in it.
@MainActor
package final class CanvasRules {
  /// The version.
  package let version: ToolsVersion
  let active: ActiveRules
  /// The rules that applied to something so far.
  package private(set) var applied = RuleSet()

  /// Chooses the rules of a version.
  package init(_ version: ToolsVersion, without excluded: RuleSet = RuleSet()) {
    self.version = version
    let key = ActiveRules.Key(version: version, excluded: excluded)
    if let known = Self.known[key] {
      active = known
    } else {
      active = ActiveRules(key)
      Self.known[key] = active
    }
  }

  private static var known: [ActiveRules.Key: ActiveRules] = [:]

  /// What is known of all rules, in the order of their names.
  package static let all: [RuleFacts] = ActiveRules.everything.sorted { $0.id < $1.id }

  /// Lets the rules of a table change a subject, one after the other.
  func apply<Subject: RuleSubject>(
    _ rules: [CanvasRule<Subject>],
    to subject: inout Subject
  ) {
    for rule in rules where rule.apply(&subject) {
      applied.insert(rule.facts.id)
      if subject.isSettled { return }
    }
  }
}
