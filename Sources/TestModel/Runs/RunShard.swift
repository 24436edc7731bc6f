/// One part of a plan, for one of several machines.
public struct RunShard: Codable, Hashable, Sendable, CustomStringConvertible {
  /// The number of the part, from 1.
  public var index: Int
  /// The number of parts.
  public var count: Int
  /// The number of cases of the whole plan.
  public var planCaseCount: Int
  /// The positions of the part's cases in the whole plan, ascending from 0; merging needs them.
  public var positions: [Int]

  /// Creates a part.
  public init(index: Int, count: Int, planCaseCount: Int, positions: [Int]) {
    self.index = index
    self.count = count
    self.planCaseCount = planCaseCount
    self.positions = positions
  }

  /// The form of the command line: `2/8`.
  public var description: String { "\(index)/\(count)" }
}
