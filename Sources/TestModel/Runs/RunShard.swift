/// The part of a plan that one machine of several runs.
public struct RunShard: Codable, Hashable, Sendable, CustomStringConvertible {
  /// Which part it is, from 1.
  public var index: Int
  /// How many parts there are.
  public var count: Int
  /// How many cases the whole plan has.
  public var planCaseCount: Int
  /// Where the part's cases stand in the whole plan, from 0, ascending: what puts parts together again.
  public var positions: [Int]

  /// Creates a part.
  public init(index: Int, count: Int, planCaseCount: Int, positions: [Int]) {
    self.index = index
    self.count = count
    self.planCaseCount = planCaseCount
    self.positions = positions
  }

  /// The form that the command line takes: `2/8`.
  public var description: String { "\(index)/\(count)" }
}
