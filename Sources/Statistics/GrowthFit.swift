import Foundation

/// How fast a quantity grows with a size: the slope of log(quantity) over log(size).
///
/// A quantity that grows as `n^k` has the exponent `k`; a constant one has 0. One is added to each
/// quantity first. Zeros then have a logarithm, and small counts, which a constant part dominates,
/// have little influence.
public struct GrowthFit: Sendable, Hashable {
  /// The fitted exponent.
  public let exponent: Double
  /// The exponent that `log n` has over the same sizes.
  public let logarithmicExponent: Double
  /// The exponent that `n log n` has over the same sizes.
  public let linearithmicExponent: Double

  /// Fits points by least squares; nil for fewer than two different sizes, or a size that is at
  /// most 1.
  public init?(sizes: [Double], quantities: [Double]) {
    guard sizes.count == quantities.count, Set(sizes).count > 1,
      sizes.allSatisfy({ $0 > 1 && $0.isFinite }),
      quantities.allSatisfy({ $0 >= 0 && $0.isFinite })
    else { return nil }
    let x = sizes.map { log($0) }
    exponent = Self.slope(x, quantities.map { log($0 + 1) })
    logarithmicExponent = Self.slope(x, sizes.map { log(log($0) + 1) })
    linearithmicExponent = Self.slope(x, sizes.map { log($0 * log($0) + 1) })
  }

  private static func slope(_ x: [Double], _ y: [Double]) -> Double {
    let count = Double(x.count)
    let (meanX, meanY) = (x.reduce(0, +) / count, y.reduce(0, +) / count)
    var (covariance, variance) = (0.0, 0.0)
    for (a, b) in zip(x, y) {
      covariance += (a - meanX) * (b - meanY)
      variance += (a - meanX) * (a - meanX)
    }
    return covariance / variance
  }
}
