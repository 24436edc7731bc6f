/// Finds the change points of a noisy series: E-divisive (Matteson and James, arXiv 1306.4933) with
/// exponent 1.
///
/// The series is cut where the energy distance between both sides, weighted by their lengths, is
/// greatest. The cut stays when few permutations within the segments found so far have one as
/// strong. Then the segments are cut in turn.
///
/// The test assumes that values of one distribution are exchangeable. A machine that drifts breaks
/// this, and its drift is reported as changes.
public struct ChangePointDetector: Sendable {
  /// The most permutations that a cut is tested against.
  public var permutationCount: Int
  /// The greatest p-value at which a cut stays.
  public var significanceMax: Double
  /// The least number of values between two changes, so that an outlier is no change.
  public var segmentLengthMin: Int
  /// The seed of the permutations: the same series always has the same changes.
  public var seed: UInt64

  /// Creates a detector with at least 1 permutation and at least 2 values between changes.
  public init(
    permutationCount: Int = 499,
    significanceMax: Double = 0.01,
    segmentLengthMin: Int = 3,
    seed: UInt64 = 1
  ) {
    self.permutationCount = max(1, permutationCount)
    self.significanceMax = significanceMax
    self.segmentLengthMin = max(2, segmentLengthMin)
    self.seed = seed
  }

  /// The changes of a series, in ascending order; none when a value is not finite.
  ///
  /// - Complexity: O(n²) for each permutation; a series without a change needs few of them.
  public func changePoints(in values: [Double]) -> [ChangePoint] {
    guard values.allSatisfy(\.isFinite) else { return [] }
    var generator = SeededGenerator(seed: seed)
    var bounds = [0, values.count]
    var significances: [Int: Double] = [:]
    while let cut = strongestCut(values, bounds) {
      guard let part = significance(of: cut, values, bounds, &generator) else { break }
      significances[cut.index] = part
      bounds.append(cut.index)
      bounds.sort()
    }
    return points(values, bounds, significances)
  }

  private func points(
    _ values: [Double],
    _ bounds: [Int],
    _ significances: [Int: Double]
  ) -> [ChangePoint] {
    let medians = zip(bounds, bounds.dropFirst()).map { low, high in
      Sample(Array(values[low..<high]))?.median ?? .nan
    }
    return bounds.indices.dropFirst().dropLast().map { place in
      ChangePoint(
        index: bounds[place],
        significance: significances[bounds[place]] ?? 1,
        medianBefore: medians[place - 1],
        medianAfter: medians[place]
      )
    }
  }
}

// MARK: - Cuts

extension ChangePointDetector {
  private struct Cut {
    var index: Int
    var strength: Double
  }

  /// The strongest cut of all segments; nil when none can be cut or all values are equal.
  private func strongestCut(_ values: [Double], _ bounds: [Int]) -> Cut? {
    var best: Cut?
    for (low, high) in zip(bounds, bounds.dropFirst()) {
      guard let cut = strongestCut(values, low, high) else { continue }
      if cut.strength > best?.strength ?? 0 { best = cut }
    }
    return best
  }

  // Both sides' sums of distances are updated as one value after the other changes sides.
  private func strongestCut(_ values: [Double], _ low: Int, _ high: Int) -> Cut? {
    let count = high - low
    guard count >= 2 * segmentLengthMin else { return nil }
    var all = 0.0
    for one in low..<high { all += Self.distance(values, from: values[one], one + 1, high) }
    var left = 0.0
    var right = all
    var best: Cut?
    for index in (low + 1)..<high {
      // The value before the cut moved to the left side.
      left += Self.distance(values, from: values[index - 1], low, index - 1)
      right -= Self.distance(values, from: values[index - 1], index, high)
      let (leftCount, rightCount) = (Double(index - low), Double(high - index))
      guard index - low >= segmentLengthMin, high - index >= segmentLengthMin else { continue }
      let between = 2 * (all - left - right) / (leftCount * rightCount)
      let within =
        2 * left / (leftCount * (leftCount - 1)) + 2 * right / (rightCount * (rightCount - 1))
      let strength = (between - within) * leftCount * rightCount / Double(count)
      if strength > best?.strength ?? 0 { best = Cut(index: index, strength: strength) }
    }
    return best
  }

  private static func distance(
    _ values: [Double],
    from value: Double,
    _ low: Int,
    _ high: Int
  ) -> Double {
    var sum = 0.0
    var index = low
    while index < high {
      sum += abs(values[index] - value)
      index += 1
    }
    return sum
  }

  /// The p-value of a cut; nil as soon as it is certain to exceed the limit.
  private func significance(
    of cut: Cut,
    _ values: [Double],
    _ bounds: [Int],
    _ generator: inout SeededGenerator
  ) -> Double? {
    // Sums that are equal in theory differ in their last digits.
    let strength = cut.strength * (1 - 1e-9)
    let orders = Double(permutationCount + 1)
    var strongerCount = 1
    guard Double(strongerCount) / orders <= significanceMax else { return nil }
    for _ in 0..<permutationCount {
      let shuffled = shuffled(values, bounds, &generator)
      guard let other = strongestCut(shuffled, bounds), other.strength >= strength else { continue }
      strongerCount += 1
      if Double(strongerCount) / orders > significanceMax { return nil }
    }
    return Double(strongerCount) / orders
  }

  private func shuffled(
    _ values: [Double],
    _ bounds: [Int],
    _ generator: inout SeededGenerator
  ) -> [Double] {
    var values = values
    for (low, high) in zip(bounds, bounds.dropFirst()) {
      for place in stride(from: high - 1, to: low, by: -1) {
        values.swapAt(place, low + generator.next(below: place - low + 1))
      }
    }
    return values
  }
}
