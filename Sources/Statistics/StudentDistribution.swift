import Foundation

/// Student's t distribution: the error of an estimate divided by its estimated standard error.
public struct StudentDistribution: Sendable, Hashable {
  /// The degrees of freedom; at least 1.
  public let degreesOfFreedom: Double

  /// Creates the distribution; degrees of freedom below 1 become 1.
  public init(degreesOfFreedom: Double) {
    self.degreesOfFreedom = degreesOfFreedom.isNaN ? 1 : max(1, degreesOfFreedom)
  }

  /// The probability of a value of at most `t`.
  ///
  /// By the regularised incomplete beta function: Abramowitz and Stegun, "Handbook of Mathematical
  /// Functions" (1964), 26.7.1.
  public func cumulative(_ t: Double) -> Double {
    guard t.isFinite else { return t > 0 ? 1 : 0 }
    let x = degreesOfFreedom / (degreesOfFreedom + t * t)
    let tail = Self.incompleteBeta(x, degreesOfFreedom / 2, 0.5) / 2
    return t > 0 ? 1 - tail : tail
  }

  /// The probability of a value at least as far from 0 as `t`, on either side.
  public func twoSided(_ t: Double) -> Double {
    guard t.isFinite else { return t.isNaN ? 1 : 0 }
    return Self.incompleteBeta(
      degreesOfFreedom / (degreesOfFreedom + t * t),
      degreesOfFreedom / 2,
      0.5
    )
  }

  /// The value that is exceeded with probability 1 - `probability`; infinite at 0 and 1.
  ///
  /// - Complexity: O(1), some hundred steps of bisection; a comparison needs few.
  public func quantile(_ probability: Double) -> Double {
    guard probability > 0 else { return -.infinity }
    guard probability < 1 else { return .infinity }
    if probability < 0.5 { return -quantile(1 - probability) }
    var (low, high) = (0.0, 1.0)
    while cumulative(high) < probability, high < 1e12 { high *= 2 }
    for _ in 0..<200 where high - low > 1e-13 * high {
      let middle = (low + high) / 2
      if cumulative(middle) < probability { low = middle } else { high = middle }
    }
    return (low + high) / 2
  }

  private static func incompleteBeta(_ x: Double, _ a: Double, _ b: Double) -> Double {
    guard x > 0 else { return 0 }
    guard x < 1 else { return 1 }
    let front = exp(
      lgamma(a + b) - lgamma(a) - lgamma(b) + a * log(x) + b * log1p(-x)
    )
    // The fraction converges fast on one side of the mean only; the other side is the complement.
    if x < (a + 1) / (a + b + 2) { return front * fraction(x, a, b) / a }
    return 1 - front * fraction(1 - x, b, a) / b
  }

  /// The continued fraction 26.5.8 of Abramowitz and Stegun, by Lentz's method (Applied Optics 15,
  /// 1976).
  private static func fraction(_ x: Double, _ a: Double, _ b: Double) -> Double {
    let tiny = 1e-300
    func nonZero(_ value: Double) -> Double { abs(value) < tiny ? tiny : value }
    var c = 1.0
    var d = 1 / nonZero(1 - (a + b) * x / (a + 1))
    var result = d
    for step in 1...300 {
      let m = Double(step)
      let even = m * (b - m) * x / ((a + 2 * m - 1) * (a + 2 * m))
      d = 1 / nonZero(1 + even * d)
      c = nonZero(1 + even / c)
      result *= d * c
      let odd = -(a + m) * (a + b + m) * x / ((a + 2 * m) * (a + 2 * m + 1))
      d = 1 / nonZero(1 + odd * d)
      c = nonZero(1 + odd / c)
      let factor = d * c
      result *= factor
      if abs(factor - 1) < 1e-15 { break }
    }
    return result
  }
}
