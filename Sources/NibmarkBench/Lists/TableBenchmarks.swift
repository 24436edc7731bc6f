import CAllocationCounter
import Foundation
import HeadlessUIKit

/// Tables of a thousand and a million rows, against the floors of `performance.md`.
@MainActor
enum TableBenchmarks {
  private static let million = 1_000_000
  /// Steps in one measured call.
  private nonisolated static let stepCount = 64

  /// Prints the list rows of the targets.
  static func run() {
    scroll()
    firstLayout()
    variedFirstLayout()
    TableFindBenchmarks.run()
    jumps()
    updates()
    print("Memory and allocations")
    memory()
  }

  /// Does one thing `count` times without a clock, for instruction counters.
  static func repeatOnly(_ what: String, count: Int) {
    switch what {
    case "insert":
      let live = LiveRows()
      for _ in 0..<count { live.insert() }
    case "delete":
      let live = LiveRows()
      for _ in 0..<count { live.delete() }
    case "layout": for _ in 0..<count { blackHole(BenchTable.make(VariedRows(million))) }
    case "jump":
      let step = TableStep(VariedRows(million))
      for _ in 0..<count { step.jump() }
    default:
      let step = TableStep(what == "varied" ? VariedRows(million) : BenchRows(million))
      for _ in 0..<count { step.run() }
    }
  }

  private static func scroll() {
    let pair = Yardstick.pairNanoseconds
    BenchmarkHarness.judge(
      "Scroll step of one row, recycle and frame (0.5 us; stretch 0.25 us; Qt: 2.46 us)",
      [
        Yardstick.pair(),
        steps("1k rows", BenchRows(1_000)),
        steps("1M rows", BenchRows(million)),
        steps("1M rows of varied heights", VariedRows(million)),
      ],
      [
        BenchmarkBar(entry: 2, must: 500 / pair, stretch: 250 / pair),
        BenchmarkBar(entry: 3, must: 500 / pair, stretch: 250 / pair),
        BenchmarkBar(entry: 2, base: 1, must: 1.2),
      ]
    )
  }

  private static func steps(_ name: String, _ rows: BenchRows) -> BenchmarkEntry {
    let step = TableStep(rows)
    return BenchmarkEntry(name: name, perCall: stepCount) {
      MainActor.assumeIsolated { for _ in 0..<stepCount { step.run() } }
    }
  }

  private static func firstLayout() {
    let (few, many) = (BenchRows(1_000), BenchRows(million))
    let object = Yardstick.objectNanoseconds
    BenchmarkHarness.judge(
      "First layout of uniform rows (157 us; stretch 50 us)",
      [
        Yardstick.object(),
        BenchmarkEntry(name: "1k uniform rows") {
          MainActor.assumeIsolated { blackHole(BenchTable.make(few)) }
        },
        BenchmarkEntry(name: "1M uniform rows") {
          MainActor.assumeIsolated { blackHole(BenchTable.make(many)) }
        },
      ],
      [BenchmarkBar(entry: 2, must: 157_000 / object, stretch: 50_000 / object)]
    )
  }

  /// The base is what the targets name: the sums of an array, and as many calls of the delegate through its protocol.
  private static func variedFirstLayout() {
    let object = Yardstick.objectNanoseconds
    let rows = VariedRows(million)
    let (table, delegate) = (BenchTable.make(rows), rows as any UITableViewDelegate)
    BenchmarkHarness.judge(
      "First layout of a million varied heights (x3 of sums and calls; 20 ms; stretch 5 ms)",
      [
        BenchmarkEntry(name: "sums of an array, and the delegate's calls") {
          MainActor.assumeIsolated { blackHole(BenchTable.sums(table, delegate, million)) }
        },
        BenchmarkEntry(name: "sums of an array") { blackHole(PrefixSums(million)) },
        BenchmarkEntry(name: "first layout") {
          MainActor.assumeIsolated { blackHole(BenchTable.make(VariedRows(million))) }
        },
        Yardstick.object(),
      ],
      [
        BenchmarkBar(entry: 2, must: 3),
        BenchmarkBar(entry: 2, base: 3, must: 20e6 / object, stretch: 5e6 / object),
      ],
      rounds: 11
    )
  }

  private static func jumps() {
    let (uniform, varied) = (TableStep(BenchRows(million)), TableStep(VariedRows(million)))
    let pair = Yardstick.pairNanoseconds
    BenchmarkHarness.judge(
      "Jump to a random offset, a screen of rows made anew (Qt: 11.8 us)",
      [
        Yardstick.pair(),
        BenchmarkEntry(name: "1M rows") { MainActor.assumeIsolated { uniform.jump() } },
        BenchmarkEntry(name: "1M rows of varied heights") {
          MainActor.assumeIsolated { varied.jump() }
        },
      ],
      [
        BenchmarkBar(entry: 1, must: 11_800 / pair),
        BenchmarkBar(entry: 2, must: 11_800 / pair),
      ]
    )
  }

  private static func updates() {
    let live = LiveRows()
    let pair = Yardstick.pairNanoseconds
    BenchmarkHarness.judge(
      "Update of a million varied heights (5 us; stretch 1 us)",
      [
        Yardstick.pair(),
        BenchmarkEntry(name: "insert one row at 0") {
          MainActor.assumeIsolated { live.insert() }
        },
        BenchmarkEntry(name: "delete row 0") { MainActor.assumeIsolated { live.delete() } },
      ],
      [
        BenchmarkBar(entry: 1, must: 5_000 / pair, stretch: 1_000 / pair),
        BenchmarkBar(entry: 2, must: 5_000 / pair, stretch: 1_000 / pair),
      ]
    )
  }

  // MARK: Counts

  private static func memory() {
    let uniform = bytes(BenchRows(million)) - bytes(BenchRows(1_000))
    let varied = bytes(VariedRows(million)) - bytes(VariedRows(1_000))
    let perRow = (Double(uniform) / Double(million), Double(varied) / Double(million))
    print(
      "    uniform rows: \(BenchmarkHarness.fixed(perRow.0, 3)) B a row; must 0: ",
      terminator: ""
    )
    print(uniform == 0 ? "holds" : "misses")
    print(
      "    varied rows: \(BenchmarkHarness.fixed(perRow.1, 3)) B a row; must 16: ",
      terminator: ""
    )
    print(perRow.1 <= 16 ? "holds; stretch 9: " : "misses; stretch 9: ", terminator: "")
    print(perRow.1 <= 9 ? "holds" : "misses")
    for (name, rows) in [("uniform", BenchRows(million)), ("varied", VariedRows(million))] {
      let count = stepAllocations(TableStep(rows))
      print(
        "    allocations in 1000 steps of \(name) rows: \(count); must 0: "
          + (count == 0 ? "holds" : "misses")
      )
    }
  }

  /// The bytes that making and laying out a table asks for, freed ones included.
  private static func bytes(_ rows: BenchRows) -> Int64 {
    let counts = counted { blackHole(BenchTable.make(rows)) }
    return Int64(counts.bytes)
  }

  private static func stepAllocations(_ step: TableStep) -> UInt64 {
    for _ in 0..<100 { step.run() }
    return counted { for _ in 0..<1000 { step.run() } }.allocations
  }

  private static func counted(_ body: () -> Void) -> nibmark_allocations {
    nibmark_allocations_reset()
    let before = nibmark_allocations_enter(NIBMARK_SCOPE_ENGINE)
    body()
    nibmark_allocations_leave(before)
    var counts = nibmark_allocations()
    nibmark_allocations_read(NIBMARK_SCOPE_ENGINE, &counts)
    return counts
  }
}
