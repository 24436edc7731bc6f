import CAllocationCounter
import Foundation
import HeadlessUIKit

/// Tables of a thousand and a million rows, against the floors of `performance.md`.
@MainActor
enum TableBenchmarks {
  private static let size = CGSize(width: 375, height: 812)
  private static let rowHeight: CGFloat = 44

  /// Prints the list rows of the targets.
  static func run() {
    scroll()
    firstLayout()
    variedHeights()
    print("  allocations in 1000 scroll steps of one row: \(stepAllocations())")
  }

  /// Scrolls `count` steps of one row without a clock, for instruction counters.
  static func repeatOnly(count: Int) {
    let step = Step(rowCount: 1_000_000)
    for _ in 0..<count { step.run() }
  }

  private static func scroll() {
    let (thousand, million) = (Step(rowCount: 1_000), Step(rowCount: 1_000_000))
    let varied = Step(rowCount: 1_000_000, isVaried: true)
    let pool = DictionaryPool()
    BenchmarkHarness.compare(
      "Scroll step of one row (must: 0.5 us, and 1M at most x1.2 of 1k)",
      [
        BenchmarkEntry(name: "dictionary of arrays, pop and append") { pool.popAndPush() },
        BenchmarkEntry(name: "1k rows") { MainActor.assumeIsolated { thousand.run() } },
        BenchmarkEntry(name: "1M rows") { MainActor.assumeIsolated { million.run() } },
        BenchmarkEntry(name: "1M rows of varied heights") {
          MainActor.assumeIsolated { varied.run() }
        },
      ]
    )
  }

  private static func firstLayout() {
    let uniform = BenchRows(1_000_000)
    BenchmarkHarness.compare(
      "First layout (must: 157 us)",
      [
        BenchmarkEntry(name: "1k uniform rows") {
          MainActor.assumeIsolated { blackHole(table(BenchRows(1_000))) }
        },
        BenchmarkEntry(name: "1M uniform rows") {
          MainActor.assumeIsolated { blackHole(table(uniform)) }
        },
      ]
    )
  }

  private static func variedHeights() {
    let rows = VariedRows(1_000_000)
    let live = table(rows)
    var random = SystemRandomNumberGenerator()
    let end = live.contentSize.height
    let first = [IndexPath(row: 0, section: 0)]
    BenchmarkHarness.compare(
      "A million varied heights (must: first layout x3 of the sums plus calls; insertion 5 us)",
      [
        BenchmarkEntry(name: "prefix sums of an array") {
          blackHole(prefixSums(1_000_000))
        },
        BenchmarkEntry(name: "first layout") {
          MainActor.assumeIsolated { blackHole(table(VariedRows(1_000_000))) }
        },
        BenchmarkEntry(name: "row at a random offset") {
          MainActor.assumeIsolated {
            let y = CGFloat.random(in: 0..<end, using: &random)
            blackHole(live.indexPathForRow(at: CGPoint(x: 0, y: y)))
          }
        },
        BenchmarkEntry(name: "insert one row at 0, then delete it") {
          MainActor.assumeIsolated {
            rows.count += 1
            live.insertRows(at: first, with: .none)
            rows.count -= 1
            live.deleteRows(at: first, with: .none)
          }
        },
      ],
      rounds: 11
    )
  }

  private static func prefixSums(_ count: Int) -> [Double] {
    var sums: [Double] = []
    sums.reserveCapacity(count + 1)
    var total = 0.0
    for row in 0..<count {
      sums.append(total)
      total += VariedRows.height(row)
    }
    return sums
  }

  private static func stepAllocations() -> UInt64 {
    let step = Step(rowCount: 1_000_000)
    for _ in 0..<100 { step.run() }
    nibmark_allocations_reset()
    let before = nibmark_allocations_enter(NIBMARK_SCOPE_ENGINE)
    for _ in 0..<1000 { step.run() }
    nibmark_allocations_leave(before)
    var counts = nibmark_allocations()
    nibmark_allocations_read(NIBMARK_SCOPE_ENGINE, &counts)
    return counts.allocations
  }

  fileprivate static func table(_ rows: BenchRows) -> UITableView {
    let table = UITableView(frame: CGRect(origin: .zero, size: size), style: .plain)
    table.rowHeight = rowHeight
    table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
    table.dataSource = rows
    table.delegate = rows as? any UITableViewDelegate
    table.layoutIfNeeded()
    return table
  }

  /// A table that goes down row by row, and up again from the end.
  @MainActor
  private final class Step {
    private let rows: BenchRows
    private let table: UITableView
    private let end: CGFloat
    private var y: CGFloat = 0
    private var step = TableBenchmarks.rowHeight

    init(rowCount: Int, isVaried: Bool = false) {
      rows = isVaried ? VariedRows(rowCount) : BenchRows(rowCount)
      table = TableBenchmarks.table(rows)
      end = table.contentSize.height - table.bounds.height - step
    }

    func run() {
      y += step
      if y > end || y < 0 {
        step = -step
        y += 2 * step
      }
      table.contentOffset = CGPoint(x: 0, y: y)
      table.layoutIfNeeded()
    }
  }
}

/// Rows without content, so that the engine is what is measured.
@MainActor
private class BenchRows: NSObject, UITableViewDataSource {
  var count: Int

  init(_ count: Int) { self.count = count }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
  }
}

@MainActor
private final class VariedRows: BenchRows, UITableViewDelegate {
  nonisolated static func height(_ row: Int) -> Double { 36 + Double(row & 15) }

  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    CGFloat(Self.height(indexPath.row))
  }
}

/// The least that a pool can be.
private final class DictionaryPool {
  private final class Item {}
  private var pool: [String: [Item]] = ["a rather long cell identifier": [Item()]]
  private let key = "a rather long cell identifier"

  func popAndPush() {
    guard let item = pool[key]?.popLast() else { return }
    pool[key]?.append(item)
  }
}
