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

extension RunShard {
  /// The most parts that a plan is dealt to.
  public static let countMax = 10_000

  /// Reads a part.
  ///
  /// - Throws: `DecodingError` for a part that no plan has.
  public init(from decoder: any Decoder) throws {
    let box = try decoder.container(keyedBy: CodingKeys.self)
    index = try box.decode(Int.self, forKey: .index)
    count = try box.decode(Int.self, forKey: .count)
    planCaseCount = try box.decode(Int.self, forKey: .planCaseCount)
    positions = try box.decode([Int].self, forKey: .positions)
    guard (1...Self.countMax).contains(count), (1...count).contains(index),
      positions.allSatisfy({ (0..<planCaseCount).contains($0) })
    else {
      throw DecodingError.dataCorruptedError(
        forKey: .index,
        in: box,
        debugDescription: "\(index)/\(count) is no part of a plan of \(planCaseCount) cases"
      )
    }
  }
}
