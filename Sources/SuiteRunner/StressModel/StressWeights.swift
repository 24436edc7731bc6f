/// Draws operations by their weights.
struct StressWeights: Sendable {
  private let table: [(operation: StressOperation, weight: Int)]
  private let total: Int

  /// Takes the weights of a suite; without any the standard ones hold.
  init(_ chosen: [StressOperation: Int], for supported: Set<StressOperation>) {
    table = StressOperation.allCases.compactMap { operation in
      guard supported.contains(operation) else { return nil }
      let weight = chosen.isEmpty ? operation.standardWeight : chosen[operation] ?? 0
      return weight > 0 ? (operation, weight) : nil
    }
    total = table.reduce(0) { $0 + $1.weight }
  }

  var isEmpty: Bool { table.isEmpty }

  func draw(_ random: inout StressRandom) -> StressOperation {
    var draw = random.int(below: total)
    for (operation, weight) in table {
      if draw < weight { return operation }
      draw -= weight
    }
    return .scroll
  }
}
