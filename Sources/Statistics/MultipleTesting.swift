/// Corrections for many tests at once, of which some are significant by chance.
public enum MultipleTesting {
  /// The discoveries at a false discovery rate of at most `rate`.
  ///
  /// Benjamini and Hochberg, "Controlling the False Discovery Rate", JRSS B 57 (1995). Valid for
  /// independent tests and for positively dependent ones.
  ///
  /// - Complexity: O(n log n).
  public static func benjaminiHochberg(_ pValues: [Double], rate: Double) -> [Bool] {
    let order = pValues.indices.sorted { pValues[$0] < pValues[$1] }
    let count = Double(pValues.count)
    let last = order.indices.last { pValues[order[$0]] <= rate * Double($0 + 1) / count }
    return marked(order.prefix(last.map { $0 + 1 } ?? 0), of: pValues.count)
  }

  /// The discoveries at a family-wise error rate of at most `level`: with probability `1 - level`
  /// none is false.
  ///
  /// Holm, "A Simple Sequentially Rejective Multiple Test Procedure", Scand. J. Statist. 6 (1979).
  /// Valid under any dependence of the tests.
  ///
  /// - Complexity: O(n log n).
  public static func holm(_ pValues: [Double], level: Double) -> [Bool] {
    let order = pValues.indices.sorted { pValues[$0] < pValues[$1] }
    let kept = order.indices.first {
      !(pValues[order[$0]] <= level / Double(pValues.count - $0))
    }
    return marked(order.prefix(kept ?? order.count), of: pValues.count)
  }

  private static func marked(_ indices: ArraySlice<Int>, of count: Int) -> [Bool] {
    var marks = Array(repeating: false, count: count)
    for index in indices { marks[index] = true }
    return marks
  }
}
