import Foundation
import HeadlessUIKit
import ListGeometry

/// Finding the row at an offset among a million varied heights: scrolling by a row, and anywhere.
@MainActor
enum TableFindBenchmarks {
  private nonisolated static let rowCount = 1_000_000
  private nonisolated static let findCount = 256

  static func run() {
    let sums = PrefixSums(rowCount)
    let index = HeightIndex(count: rowCount) { VariedRows.height($0) }
    let table = BenchTable.make(VariedRows(rowCount))
    BenchmarkHarness.judge(
      "Row at an offset of a million varied heights (x1.5 of a search in the sums)",
      [
        finds("search in the sums, scrolling", Offsets(sums.total, step: 44)) { sums.row(at: $0) },
        finds("index, scrolling", Offsets(sums.total, step: 44)) { index.index(at: $0) },
        finds("search in the sums, random", Offsets(sums.total)) { sums.row(at: $0) },
        finds("index, random", Offsets(sums.total)) { index.index(at: $0) },
        tableFinds("indexPathForRow(at:), scrolling", table, Offsets(sums.total, step: 44)),
        tableFinds("indexPathForRow(at:), random", table, Offsets(sums.total)),
      ],
      [
        BenchmarkBar(entry: 1, base: 0, must: 1.5, stretch: 1),
        BenchmarkBar(entry: 3, base: 2, must: 1.5, stretch: 1),
      ]
    )
  }

  private static func finds(
    _ name: String,
    _ offsets: Offsets,
    _ find: @escaping (Double) -> Int
  ) -> BenchmarkEntry {
    BenchmarkEntry(name: name, perCall: findCount) {
      var found = 0
      for _ in 0..<findCount { found &+= find(offsets.next()) }
      blackHole(found)
    }
  }

  private static func tableFinds(_ name: String, _ table: UITableView, _ offsets: Offsets)
    -> BenchmarkEntry
  {
    BenchmarkEntry(name: name, perCall: findCount) {
      MainActor.assumeIsolated {
        for _ in 0..<findCount {
          blackHole(table.indexPathForRow(at: CGPoint(x: 0, y: CGFloat(offsets.next()))))
        }
      }
    }
  }

  /// Offsets a step apart, or anywhere.
  private final class Offsets {
    private let end: Double
    private let step: Double?
    private var last = 0.0
    private var random = BenchRandom()

    init(_ end: Double, step: Double? = nil) {
      self.end = end
      self.step = step
    }

    func next() -> Double {
      guard let step else { return random.next(below: end) }
      last = last + step < end ? last + step : 0
      return last
    }
  }
}
