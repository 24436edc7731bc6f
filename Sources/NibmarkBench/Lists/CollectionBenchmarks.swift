import CAllocationCounter
import Foundation
import HeadlessUIKit

/// Collection views of a thousand and a million items in flow layouts.
@MainActor
enum CollectionBenchmarks {
  private static let size = CGSize(width: 375, height: 812)

  /// Prints the rows of collection views.
  static func run() {
    scroll()
    firstLayout()
    updates()
    print("  allocations in 1000 scroll steps of one line: \(stepAllocations())")
  }

  private static func scroll() {
    let thousand = CollectionStep(itemCount: 1_000)
    let million = CollectionStep(itemCount: 1_000_000)
    let varied = CollectionStep(itemCount: 100_000, isVaried: true)
    BenchmarkHarness.compare(
      "Scroll step of one line of four items (Qt GridView: 73 us; 1M at most x1.2 of 1k)",
      [
        BenchmarkEntry(name: "1k items") { MainActor.assumeIsolated { thousand.run() } },
        BenchmarkEntry(name: "1M items") { MainActor.assumeIsolated { million.run() } },
        BenchmarkEntry(name: "100k items of varied sizes") {
          MainActor.assumeIsolated { varied.run() }
        },
      ]
    )
  }

  private static func firstLayout() {
    let (thousand, million) = (BenchItems(1_000), BenchItems(1_000_000))
    BenchmarkHarness.compare(
      "First layout (Qt GridView: 856 us)",
      [
        BenchmarkEntry(name: "1k items") {
          MainActor.assumeIsolated { blackHole(view(thousand)) }
        },
        BenchmarkEntry(name: "1M items") {
          MainActor.assumeIsolated { blackHole(view(million)) }
        },
      ]
    )
  }

  private static func updates() {
    let items = BenchItems(1_000_000)
    let live = view(items)
    let first = [IndexPath(item: 0, section: 0)]
    BenchmarkHarness.compare(
      "Batches on a million items (Qt GridView inserts in 50 us)",
      [
        BenchmarkEntry(name: "insert one item at 0, then delete it") {
          MainActor.assumeIsolated {
            items.count += 1
            live.insertItems(at: first)
            items.count -= 1
            live.deleteItems(at: first)
          }
        }
      ]
    )
  }

  private static func stepAllocations() -> UInt64 {
    let step = CollectionStep(itemCount: 1_000_000)
    for _ in 0..<100 { step.run() }
    nibmark_allocations_reset()
    let before = nibmark_allocations_enter(NIBMARK_SCOPE_ENGINE)
    for _ in 0..<1000 { step.run() }
    nibmark_allocations_leave(before)
    var counts = nibmark_allocations()
    nibmark_allocations_read(NIBMARK_SCOPE_ENGINE, &counts)
    return counts.allocations
  }

  static func view(_ items: BenchItems) -> UICollectionView {
    let view = UICollectionView(
      frame: CGRect(origin: .zero, size: size),
      collectionViewLayout: UICollectionViewFlowLayout()
    )
    if let flow = view.collectionViewLayout as? UICollectionViewFlowLayout {
      flow.itemSize = CGSize(width: 85, height: 110)
    }
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    view.dataSource = items
    view.delegate = items as? any UICollectionViewDelegate
    view.layoutIfNeeded()
    return view
  }
}
