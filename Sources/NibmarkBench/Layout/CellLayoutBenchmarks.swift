import Foundation
import HeadlessUIKit

/// What the first cell of a nib costs to make and lay out, and what each further one does.
@MainActor
enum CellLayoutBenchmarks {
  /// Prints a table for each document, and one for a cell made in code.
  static func run() throws(BenchInputError) {
    let names = ["tablecell_10", "reusable_10", "reusable_100"]
    for document in try BenchDocument.measured(names) {
      NibEnvironment.current = NibEnvironment(policy: .lenient)
      let nib = document.nib
      compare(document.name) { nib.instantiate(withOwner: nil).first as? UIView }
    }
    compare("a cell of code with 10 views", CodeCell.make)
  }

  /// Makes and lays out instances of a document (`layout-first`, `layout-further`) or lays one out
  /// again (`layout-again`), for instruction counters.
  ///
  /// The input `code` is the cell made in code.
  static func repeatOnly(
    _ what: String,
    _ nameOrPath: String,
    count: Int
  ) throws(BenchInputError) {
    NibEnvironment.current = NibEnvironment(policy: .lenient)
    let nib = nameOrPath == "code" ? nil : try BenchDocument.document(nameOrPath).nib
    let instantiate = { @MainActor in
      nib.map { $0.instantiate(withOwner: nil).first as? UIView } ?? CodeCell.make()
    }
    let live = instantiate()
    for index in 0..<count {
      if what == "layout-again" {
        layOutAgain(live, index)
      } else {
        if what == "layout-first" { LayoutEngine.forgetKeptStructures() }
        let view = instantiate()
        view?.layoutIfNeeded()
        blackHole(view)
      }
    }
  }

  /// Lays a view out at one of two widths in turn.
  private static func layOutAgain(_ view: UIView?, _ count: Int) {
    view?.frame.size.width = count % 2 == 0 ? 320 : 375
    view?.layoutIfNeeded()
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
            layOutAgain(live, step)
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
