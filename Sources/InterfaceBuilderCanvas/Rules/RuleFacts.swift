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
  /// Why no document can show it; nil where one does.
  package let unshown: String?
}
