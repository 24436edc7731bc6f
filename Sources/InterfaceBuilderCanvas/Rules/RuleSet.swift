/// A set of rules, as bits.
package struct RuleSet: Hashable, Sendable {
  private var low: UInt64 = 0
  private var high: UInt64 = 0

  /// A set of no rules.
  package init() {}

  /// A set of these rules.
  package init(_ ids: some Sequence<RuleID>) {
    for id in ids { insert(id) }
  }

  /// Whether no rule is in it.
  package var isEmpty: Bool { low == 0 && high == 0 }

  /// Adds a rule.
  package mutating func insert(_ id: RuleID) {
    if id.number < 64 { low |= 1 << UInt64(id.number) } else { high |= 1 << UInt64(id.number - 64) }
  }

  /// Whether a rule is in it.
  package func contains(_ id: RuleID) -> Bool {
    id.number < 64
      ? low & (1 << UInt64(id.number)) != 0 : high & (1 << UInt64(id.number - 64)) != 0
  }

  /// The same with one rule more.
  package func with(_ id: RuleID) -> RuleSet {
    var more = self
    more.insert(id)
    return more
  }
}
