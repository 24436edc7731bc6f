extension Duration {
  /// So many seconds; at most some thirty thousand years, and none for NaN.
  package static func seconds(saturating seconds: Double) -> Duration {
    .seconds(seconds.isNaN ? 0 : min(max(seconds, -1e12), 1e12))
  }
}
