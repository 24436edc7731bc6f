/// What a rule changes.
@MainActor
protocol RuleSubject {
  /// Whether no later rule of the table has a say.
  var isSettled: Bool { get }
}

extension RuleSubject {
  var isSettled: Bool { false }
}
