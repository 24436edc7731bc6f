import Foundation
import HeadlessUIKit

/// Making the objects of a compiled nib and freeing them, against as many bare allocations.
@MainActor
enum InstantiateBenchmarks {
  private final class Node {
    var first: AnyObject?
    var second: AnyObject?
    var x = 0.0
    var y = 0.0
  }

  /// Not inlined: the optimiser would put a node that nobody keeps on the stack.
  @inline(never)
  private nonisolated static func makeNode() -> Node { Node() }

  /// Prints a table for each document.
  ///
  /// The bar is 4 us for 10 views and 40 constraints where 50 bare objects take 1.07 us, so that the ratio to as
  /// many bare objects, made and freed one after the other, must be 3.74 at most.
  static func run() throws(BenchInputError) {
    let names = ["reusable_1", "reusable_10", "reusable_100", "tablecell_10"]
    for document in try BenchDocument.measured(names) { compare(document) }
  }

  /// Instantiates one document `count` times without a clock, for instruction counters.
  static func repeatOnly(_ nameOrPath: String, count: Int) throws(BenchInputError) {
    NibEnvironment.current = NibEnvironment(policy: .lenient)
    let nib = try BenchDocument.document(nameOrPath).nib
    for _ in 0..<count { blackHole(nib.instantiate(withOwner: nil)) }
  }

  /// Makes and frees a bare object `count` times, for the floor in instructions.
  static func repeatBare(count: Int) {
    for _ in 0..<count { blackHole(makeNode()) }
  }

  /// Reading a view's constraints makes their objects.
  private static func countConstraints(of view: UIView) -> Int {
    view.subviews.reduce(view.constraints.count) { $0 + countConstraints(of: $1) }
  }

  private static func compare(_ document: BenchDocument) {
    NibEnvironment.current = NibEnvironment(policy: .lenient)
    let nib = document.nib
    EngineCounters.current = EngineCounters()
    guard !nib.instantiate(withOwner: nil).isEmpty else { return }
    let counters = EngineCounters.current
    let objects = counters.viewsCreated + counters.constraintsCreated
    let results = BenchmarkHarness.compare(
      "Instantiate \(document.name): \(counters.viewsCreated) views, "
        + "\(counters.constraintsCreated) constraints (must: x3.74 of the first row)",
      [
        BenchmarkEntry(name: "\(objects) bare objects, made and freed in turn") {
          for _ in 0..<objects { blackHole(makeNode()) }
        },
        BenchmarkEntry(name: "\(objects) bare objects, all made, then freed") {
          var list: [Node] = []
          list.reserveCapacity(objects)
          for _ in 0..<objects { list.append(makeNode()) }
          blackHole(list)
        },
        BenchmarkEntry(name: "instantiate and free") {
          MainActor.assumeIsolated { blackHole(nib.instantiate(withOwner: nil)) }
        },
        BenchmarkEntry(name: "the same, each constraint asked for") {
          MainActor.assumeIsolated {
            let objects = nib.instantiate(withOwner: nil)
            for case let view as UIView in objects { blackHole(countConstraints(of: view)) }
          }
        },
      ]
    )
    let ratio = results[2].median / results[0].median
    let spread = results[2].spread + results[0].spread
    print(
      "  ratio to the floor: x\(BenchmarkHarness.fixed(ratio, 2))"
        + " ±\(BenchmarkHarness.fixed(spread * 100, 1)) %"
    )
  }
}
