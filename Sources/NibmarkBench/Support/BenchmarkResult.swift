/// What a benchmark measured: thread CPU time per call in batches, in nanoseconds.
struct BenchmarkResult {
  var name: String
  /// The time of a call in each batch, sorted.
  var times: [Double]

  var median: Double { Self.median(times) }

  /// Half the distance between the quartiles, relative to the median.
  var spread: Double {
    let quarter = times.count / 4
    return (times[times.count - 1 - quarter] - times[quarter]) / 2 / median
  }

  static func median(_ sorted: [Double]) -> Double {
    let middle = sorted.count / 2
    return sorted.count % 2 == 1 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2
  }
}
