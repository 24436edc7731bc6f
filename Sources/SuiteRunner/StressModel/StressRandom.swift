import Numbers
import Statistics

/// The random choices of one step.
///
/// Every step has a generator of its own, made of the seed and the step's number: leaving steps out does not change
/// the choices of the others, which is what lets a failure be shrunk.
struct StressRandom {
  private var generator: SeededGenerator

  init(seed: Int, step: Int) {
    generator = SeededGenerator(
      seed: UInt64(truncatingIfNeeded: seed) &* 0x9E37_79B9_7F4A_7C15
        ^ UInt64(truncatingIfNeeded: step)
    )
  }

  /// A number from 0 up to, not including, a bound; 0 when there is nothing to choose from.
  mutating func int(below bound: Int) -> Int { generator.next(below: bound) }

  /// A number from a range.
  mutating func int(_ range: ClosedRange<Int>) -> Int {
    range.lowerBound + generator.next(below: range.upperBound - range.lowerBound + 1)
  }

  /// Yes once in so many times.
  mutating func once(in count: Int) -> Bool { generator.next(below: count) == 0 }

  /// A multiple of a quarter from a range, so that sums are exact.
  mutating func quarter(_ low: Double, _ high: Double) -> Double {
    let steps = max(0, Int(saturating: ((high - low) * 4).rounded(.down)))
    return low + Double(int(below: steps + 1)) / 4
  }

  /// An element; nil of an empty list.
  mutating func element<Element>(of list: [Element]) -> Element? {
    list.isEmpty ? nil : list[int(below: list.count)]
  }

  mutating func shuffle<Element>(_ list: inout [Element]) {
    guard list.count > 1 else { return }
    for index in stride(from: list.count - 1, to: 0, by: -1) {
      list.swapAt(index, int(below: index + 1))
    }
  }
}
