/// A set of rules, as bits.
package struct RuleSet: Hashable, Sendable {
  /// 64 rules each, by number.
  private var words = SIMD4<UInt64>(repeating: 0)

  /// A set of no rules.
  package init() {}

  /// A set of these rules.
  package init(_ ids: some Sequence<RuleID>) {
    for id in ids { insert(id) }
  }

  /// The rules by which the canvas adds what a window gives to what the device gives.
  package static let ofDoubledAreas = RuleSet([47, 48, 49, 67].map { RuleID(number: $0) })

  /// Whether no rule is in it.
  package var isEmpty: Bool { words == SIMD4(repeating: 0) }

  /// Adds a rule.
  package mutating func insert(_ id: RuleID) {
    words[id.number / 64] |= 1 << UInt64(id.number % 64)
  }

  /// Whether a rule is in it.
  package func contains(_ id: RuleID) -> Bool {
    words[id.number / 64] & (1 << UInt64(id.number % 64)) != 0
  }

  /// The same with one rule more.
  package func with(_ id: RuleID) -> RuleSet {
    var more = self
    more.insert(id)
    return more
  }
}
