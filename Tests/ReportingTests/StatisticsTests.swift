import Statistics
import Testing

@Suite("Statistics")
struct StatisticsTests {
  @Test("undefined figures are nil, never zero")
  func undefined() throws {
    #expect(Sample([]) == nil)
    #expect(Sample([1, .nan]) == nil)
    #expect(Sample([1, .infinity]) == nil)
    let one = try #require(Sample([3]))
    #expect(one.variance == nil)
    #expect(one.standardDeviation == nil)
    #expect(one.medianInterval() == nil)
    #expect(one.median == 3)
    #expect(one.medianAbsoluteDeviation == 0)
    #expect(Sample([0, 0, 1])?.tailRatio == nil)
  }

  @Test("close, large numbers keep their variance")
  func cancellation() throws {
    // The textbook E[x²] − E[x]² answers 0 or less here.
    let sample = try #require(Sample([1e15 + 4, 1e15 + 7, 1e15 + 13, 1e15 + 16]))
    #expect(sample.mean == 1e15 + 10)
    #expect(sample.variance == 30)
  }

  @Test(
    "percentiles follow the named definition",
    arguments: [
      (0.0, 1.0, 1.0), (25, 2, 2), (50, 3, 3), (90, 4.6, 5), (99, 4.96, 5), (100, 5, 5), (-7, 1, 1),
      (300, 5, 5), (10, 1.4, 1),
    ]
  )
  func percentiles(percent: Double, linear: Double, nearest: Double) throws {
    let sample = try #require(Sample([5, 3, 1, 4, 2]))
    #expect(abs(sample.percentile(percent) - linear) < 1e-12)
    #expect(sample.percentile(percent, by: .nearestRank) == nearest)
  }

  @Test("median and its absolute deviation")
  func medians() throws {
    let sample = try #require(Sample([1, 1, 2, 2, 4, 6, 9]))
    #expect(sample.median == 2)
    #expect(sample.medianAbsoluteDeviation == 1)
    #expect(Sample([4, 1, 3, 2])?.median == 2.5)
    #expect(Sample([1, 1, 1, 10])?.tailRatio.map { abs($0 - 9.73) < 1e-9 } == true)
  }

  @Test("the generator gives the published numbers")
  func referenceNumbers() {
    // From a Python transcription of both authors' reference code, for state 1234567; its SplitMix64
    // gives the published 6457827717110365317, 3203168211198807973, 9817491932198370423.
    var generator = SeededGenerator(seed: 1_234_567)
    let published: [UInt64] = [
      3_504_822_795_582_309_479, 1_819_558_768_956_484_042,
      1_250_851_346_055_027_673, 16_940_231_675_099_994_102,
    ]
    #expect(published.map { _ in generator.next() } == published)
    generator = SeededGenerator(seed: 1_234_567)
    var again = SeededGenerator(seed: 1_234_567)
    var other = SeededGenerator(seed: 1_234_568)
    let numbers = (0..<8).map { _ in generator.next() }
    #expect(numbers == (0..<8).map { _ in again.next() })
    #expect(numbers != (0..<8).map { _ in other.next() })
  }

  @Test("bounded numbers are even over the range and stay inside")
  func bounded() {
    var generator = SeededGenerator(seed: 7)
    var counts = [Int](repeating: 0, count: 6)
    for _ in 0..<60_000 { counts[generator.next(below: 6)] += 1 }
    // Chi-squared with 5 degrees of freedom exceeds 20.5 once in a thousand seeds; this seed is fixed.
    let chiSquared = counts.reduce(0.0) { $0 + Double(($1 - 10_000) * ($1 - 10_000)) / 10_000 }
    #expect(chiSquared < 20.5)
    #expect(generator.next(below: 0) == 0)
    #expect(generator.next(below: -3) == 0)
    #expect(generator.next(below: 1) == 0)
  }

  @Test("the interval of the median covers the truth as often as it says")
  func coverage() throws {
    // Skewed numbers, as times are: exp of a sum of uniforms; the true median is exp(0) = 1.
    var generator = SeededGenerator(seed: 42)
    let trialCount = 400
    var covered = 0
    for trial in 0..<trialCount {
      let values = (0..<40).map { _ -> Double in
        let sum = (0..<4).reduce(0.0) { sum, _ in sum + generator.nextUnit() - 0.5 }
        return sum < 0 ? 1 + sum : 1 + 3 * sum
      }
      let sample = try #require(Sample(values))
      let interval = try #require(
        sample.medianInterval(resampleCount: 300, seed: UInt64(trial))
      )
      if interval.lower <= 1, 1 <= interval.upper { covered += 1 }
    }
    // The percentile bootstrap of a median at n = 40 is known to cover about 94 %.
    #expect((365...390).contains(covered), "\(covered) of \(trialCount)")
  }

  @Test("the same seed gives the same interval")
  func intervalRepeats() throws {
    let sample = try #require(Sample((0..<50).map { Double($0 * $0 % 17) }))
    #expect(sample.medianInterval(seed: 5) == sample.medianInterval(seed: 5))
    #expect(Sample([2, 2, 2, 2, 2])?.medianInterval()?.upper == 2)
  }
}
