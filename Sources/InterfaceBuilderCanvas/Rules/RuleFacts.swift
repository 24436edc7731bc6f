/// What is known of a rule beside the code that applies it.
package struct RuleFacts: Sendable {
  /// Its name.
  package let id: RuleID
  /// What it says.
  package let sentence: String
  /// The versions that it applies to.
  package let versions: VersionSpan
  /// What it was read off.
  package let source: Evidence
  /// What it does in documents that it was not read off.
  ///
  /// Its views are right only with the rule; those against it are right only without it. `make fidelity
  /// ARGS=--rules` counts them.
  package let outside: Evidence
  /// Why no document can show it; nil where one does.
  package let unshown: String?
}
