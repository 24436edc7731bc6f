import Foundation
import Statistics
import Testing

@Suite("Student's distribution and many tests, against published figures")
struct MultipleTestingTests {
  /// Two-sided critical values as textbooks print them.
  @Test(
    "critical values",
    arguments: [
      (1.0, 0.975, 12.7062), (2, 0.975, 4.3027), (9, 0.995, 3.2498), (9, 0.999, 4.2968),
      (19, 0.995, 2.8609), (19, 0.9985, 3.4007), (39, 0.9975, 2.9756), (120, 0.975, 1.9799),
    ]
  )
  func critical(degrees: Double, probability: Double, value: Double) {
    let distribution = StudentDistribution(degreesOfFreedom: degrees)
    #expect(abs(distribution.quantile(probability) - value) < 6e-4)
    #expect(abs(distribution.cumulative(distribution.quantile(probability)) - probability) < 1e-9)
    #expect(abs(distribution.quantile(1 - probability) + value) < 6e-4)
    #expect(abs(distribution.twoSided(value) - 2 * (1 - probability)) < 1e-4)
  }

  @Test("one degree of freedom is Cauchy's distribution, which has a closed form")
  func cauchy() {
    let distribution = StudentDistribution(degreesOfFreedom: 1)
    for t in stride(from: -50.0, through: 50, by: 0.37) {
      #expect(abs(distribution.cumulative(t) - (0.5 + atan(t) / .pi)) < 1e-12)
    }
    #expect(distribution.quantile(0) == -.infinity && distribution.quantile(1) == .infinity)
    #expect(distribution.twoSided(.infinity) == 0 && distribution.twoSided(.nan) == 1)
  }

  /// The example of Benjamini and Hochberg's paper: 15 p-values, of which 4 are discoveries at 5 %, Holm's 3.
  @Test("the published example")
  func published() {
    let values = [
      0.0001, 0.0004, 0.0019, 0.0095, 0.0201, 0.0278, 0.0298, 0.0344, 0.0459, 0.3240, 0.4262,
      0.5719, 0.6528, 0.7590, 1.0000,
    ]
    let shuffled = values.indices.sorted { ($0 * 7) % 15 < ($1 * 7) % 15 }.map { values[$0] }
    let kept = MultipleTesting.benjaminiHochberg(shuffled, rate: 0.05)
    #expect(Set(zip(shuffled, kept).filter(\.1).map(\.0)) == Set(values.prefix(4)))
    let sure = MultipleTesting.holm(shuffled, level: 0.05)
    #expect(Set(zip(shuffled, sure).filter(\.1).map(\.0)) == Set(values.prefix(3)))
    #expect(MultipleTesting.benjaminiHochberg([], rate: 0.01).isEmpty)
    #expect(MultipleTesting.holm([0.2, .nan], level: 0.5) == [true, false])
  }

  @Test("false discoveries stay below their rate when nothing is to be found")
  func rate() {
    var generator = SeededGenerator(seed: 3)
    let redCount = (0..<4000).count { _ in
      let values = (0..<50).map { _ in generator.nextUnit() }
      return MultipleTesting.benjaminiHochberg(values, rate: 0.05).contains(true)
    }
    #expect((0.04...0.06).contains(Double(redCount) / 4000), "\(redCount)")
  }
}
