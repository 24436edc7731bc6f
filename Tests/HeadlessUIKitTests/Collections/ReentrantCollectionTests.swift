import Testing

@testable import HeadlessUIKit

/// Loses its items while the first one is about to show, and reloads.
private final class ShrinkingSource: RecordingSource {
  override func collectionView(
    _ collectionView: UICollectionView,
    willDisplay cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) {
    super.collectionView(collectionView, willDisplay: cell, forItemAt: indexPath)
    guard counts == [4] else { return }
    counts = [1]
    collectionView.reloadData()
  }
}

@MainActor
@Suite("Reloads while a collection view shows its items")
struct ReentrantCollectionTests {
  @Test(
    "the data source is not asked for items that it does not have any more",
    arguments: [0, 20]
  )
  func reloadInWillDisplay(estimate: Int) {
    let layout = UICollectionViewFlowLayout()
    layout.estimatedItemSize = CGSize(width: estimate, height: estimate)
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 320, height: 480),
      collectionViewLayout: layout
    )
    let source = ShrinkingSource([4])
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    view.dataSource = source
    view.delegate = source
    view.layoutIfNeeded()
    #expect(source.log.filter { $0.hasPrefix("cell") } == ["cell(0,0)", "cell(0,0)"])
    #expect(view.visibleCells.count == 1 && view.numberOfItems(inSection: 0) == 1)
    #expect(view.subviews.count == 1)
  }
}
