extension StressPlan {
  /// The steps of a run.
  func steps(_ options: RunOptions) -> [Int] {
    steps ?? Array(1...max(1, options.stressOperationCount ?? operationCount))
  }

  /// The seed of one planned case.
  static func seed(of entry: RunPlan.Entry) -> Int {
    let bound = entry.point.bindings.first { $0.name == seedVariable }
    return bound.flatMap { Int($0.value) } ?? Int(entry.seed % 1_000_000_000)
  }
}
