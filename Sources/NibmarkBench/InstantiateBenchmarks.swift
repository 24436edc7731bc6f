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

  /// Prints one table per document that is there; must: 4 us for 10 views and 40 constraints.
  static func run() {
    let folder =
      ProcessInfo.processInfo.environment["NIBMARK_BENCH_DOCUMENTS"]
      ?? "../shared/bench/documents"
    for count in [1, 10, 100] {
      let path = "\(folder)/reusable_\(count).xib"
      guard FileManager.default.fileExists(atPath: path) else {
        print("Instantiate: no \(path)")
        continue
      }
      compare(path)
    }
  }

  /// Instantiates one document `count` times without any clock, for instruction counters.
  static func repeatOnly(path: String, count: Int) {
    NibEnvironment.current = NibEnvironment(policy: .lenient)
    let nib = UINib(contentsOfFile: path)
    for _ in 0..<count { blackHole(nib.instantiate(withOwner: nil)) }
  }

  private static func compare(_ path: String) {
    NibEnvironment.current = NibEnvironment(policy: .lenient)
    let nib = UINib(contentsOfFile: path)
    EngineCounters.current = EngineCounters()
    guard !nib.instantiate(withOwner: nil).isEmpty else { return }
    let counters = EngineCounters.current
    let objects = counters.viewsCreated + counters.constraintsCreated
    let file = (path as NSString).lastPathComponent
    BenchmarkHarness.compare(
      "Instantiate \(file): \(counters.viewsCreated) views, "
        + "\(counters.constraintsCreated) constraints",
      [
        BenchmarkEntry(name: "\(objects) bare objects, made and freed") {
          blackHole((0..<objects).map { _ in Node() })
        },
        BenchmarkEntry(name: "instantiate and free") {
          MainActor.assumeIsolated { blackHole(nib.instantiate(withOwner: nil)) }
        },
      ]
    )
  }
}
