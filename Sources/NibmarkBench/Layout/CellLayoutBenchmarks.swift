import Foundation
import HeadlessUIKit

/// What the first cell of a nib costs to make and lay out, and what each further one does.
@MainActor
enum CellLayoutBenchmarks {
  /// Prints a table for each document that is there.
  static func run() {
    let folder =
      ProcessInfo.processInfo.environment["NIBMARK_BENCH_DOCUMENTS"]
      ?? "../shared/bench/documents"
    for name in ["tablecell_10", "reusable_10", "reusable_100"] {
      let path = "\(folder)/\(name).xib"
      guard FileManager.default.fileExists(atPath: path) else {
        print("Layout: no \(path)")
        continue
      }
      NibEnvironment.current = NibEnvironment(policy: .lenient)
      let nib = UINib(contentsOfFile: path)
      compare(name) { nib.instantiate(withOwner: nil).first as? UIView }
    }
    compare("a cell of code with 10 views", CodeCell.make)
  }

  /// Makes and lays out instances of a document, for instruction counters: `layout-first` or `layout-further`.
  static func repeatOnly(_ what: String, path: String, count: Int) {
    NibEnvironment.current = NibEnvironment(policy: .lenient)
    let nib = path == "code" ? nil : UINib(contentsOfFile: path)
    for _ in 0..<count {
      if what == "layout-first" { LayoutEngine.forgetKeptStructures() }
      let view = nib.map { $0.instantiate(withOwner: nil).first as? UIView } ?? CodeCell.make()
      view?.layoutIfNeeded()
      blackHole(view)
    }
  }

  private static func compare(_ name: String, _ instantiate: @escaping @MainActor () -> UIView?) {
    func make() -> UIView? {
      let view = instantiate()
      view?.layoutIfNeeded()
      return view
    }
    let live = make()
    var step = 0
    let results = BenchmarkHarness.compare(
      "Layout of \(name): the first of its kind, and further instances",
      [
        BenchmarkEntry(name: "instantiate and lay out the first") {
          MainActor.assumeIsolated {
            LayoutEngine.forgetKeptStructures()
            blackHole(make())
          }
        },
        BenchmarkEntry(name: "instantiate and lay out a further one") {
          MainActor.assumeIsolated { blackHole(make()) }
        },
        BenchmarkEntry(name: "instantiate") {
          MainActor.assumeIsolated { blackHole(instantiate()) }
        },
        BenchmarkEntry(name: "lay out again at another width") {
          MainActor.assumeIsolated {
            step += 1
            live?.frame.size.width = step % 2 == 0 ? 320 : 375
            live?.layoutIfNeeded()
          }
        },
      ],
      rounds: 11
    )
    let layouts = (results[0].median - results[2].median, results[1].median - results[2].median)
    print(
      "    a further layout costs x\(BenchmarkHarness.fixed(layouts.1 / layouts.0, 3)) of the first:"
        + " \(BenchmarkHarness.time(layouts.1)) to \(BenchmarkHarness.time(layouts.0)), instantiating left out"
    )
  }
}
