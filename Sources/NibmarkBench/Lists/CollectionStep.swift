import Foundation
import HeadlessUIKit

/// A collection view that goes down line by line, and up again from the end.
@MainActor
final class CollectionStep {
  private let items: BenchItems
  private let view: UICollectionView
  private let end: CGFloat
  private var y: CGFloat = 0
  private var step: CGFloat = 120

  init(itemCount: Int, isVaried: Bool = false) {
    items = isVaried ? VariedItems(itemCount) : BenchItems(itemCount)
    view = CollectionBenchmarks.view(items)
    end = view.contentSize.height - view.bounds.height - step
  }

  func run() {
    y += step
    if y > end || y < 0 {
      step = -step
      y += 2 * step
    }
    view.contentOffset = CGPoint(x: 0, y: y)
    view.layoutIfNeeded()
  }
}
