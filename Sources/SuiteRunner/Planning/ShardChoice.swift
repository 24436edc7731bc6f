import TestModel

/// Which part of a plan to run, when several machines share it.
///
/// The parts are the same wherever they are computed: with durations, the longest cases are dealt first,
/// each to the part that has least to do; without, a hash of a case's name says its part, so that a new
/// case moves no other.
public struct ShardChoice: Sendable, Hashable {
  /// Which part, from 1.
  public let index: Int
  /// How many parts there are.
  public let count: Int

  /// Creates a choice; nil unless 1 ≤ index ≤ count ≤ 10000.
  public init?(index: Int, count: Int) {
    guard (1...10_000).contains(count), (1...count).contains(index) else { return nil }
    self.index = index
    self.count = count
  }

  /// Reads the form `2/8`.
  public init?(_ text: String) {
    let parts = text.split(separator: "/", omittingEmptySubsequences: false).map { Int($0) }
    guard parts.count == 2, let index = parts[0], let count = parts[1] else { return nil }
    self.init(index: index, count: count)
  }

  /// The part of some cases, given in the order of the plan: their positions, ascending.
  ///
  /// Durations are the seconds that cases took before; their median stands in for one that is not there.
  func positions(of names: [CaseKey], durations: [CaseKey: Double]) -> [Int] {
    let parts =
      durations.isEmpty ? names.map(hashedPart) : balancedParts(names, durations)
    return parts.indices.filter { parts[$0] == index - 1 }
  }

  private func hashedPart(_ name: CaseKey) -> Int {
    Int(CaseSeed.of("\(name.className)/\(name.name)", runSeed: 0) % UInt64(count))
  }

  private func balancedParts(_ names: [CaseKey], _ durations: [CaseKey: Double]) -> [Int] {
    let known = names.compactMap { durations[$0] }.sorted()
    let median = known.isEmpty ? 0 : known[known.count / 2]
    let costs = names.map { max(0, durations[$0] ?? median) }
    let order = names.indices.sorted { (costs[$1], names[$0]) < (costs[$0], names[$1]) }
    var loads = Array(repeating: 0.0, count: count)
    var sizes = Array(repeating: 0, count: count)
    var parts = Array(repeating: 0, count: names.count)
    for place in order {
      // Of parts with equal loads, the one with fewer cases: cases of no duration spread as well.
      let part =
        loads.indices.min { (loads[$0], sizes[$0], $0) < (loads[$1], sizes[$1], $1) } ?? 0
      parts[place] = part
      loads[part] += costs[place]
      sizes[part] += 1
    }
    return parts
  }
}
