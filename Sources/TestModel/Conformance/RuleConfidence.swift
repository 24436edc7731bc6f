/// The evidence that UIKit follows a rule.
public enum RuleConfidence: String, Sendable, Codable, CaseIterable {
  /// Apple's documentation says so, or real UIKit printed it.
  case high
  /// One other implementation or one credible report says so.
  case medium
  /// Recollection only.
  case low
  /// UIKit leaves it open; the behaviour here is a documented policy.
  case unspecified
  /// Of a worked example: real UIKit printed a number of it.
  case observed
  /// Of a worked example: tests that ran inside UIKit assert it.
  case asserted
  /// Of a worked example: it follows from the rules.
  case derived
}
