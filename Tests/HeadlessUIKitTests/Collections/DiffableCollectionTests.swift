import Foundation
import Statistics
import Testing

@testable import HeadlessUIKit

/// Snapshots of a collection view, and registrations of cells.
@MainActor
@Suite("Diffable collections")
struct DiffableCollectionTests {
  private final class LabelCell: UICollectionViewCell {
    var text = ""
  }

  private typealias Source = UICollectionViewDiffableDataSource<Int, Int>

  private func makeList() -> (UICollectionView, Source) {
    let list = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 320, height: 2_000),
      collectionViewLayout: UICollectionViewFlowLayout()
    )
    let registration = UICollectionView.CellRegistration<LabelCell, Int> { cell, _, item in
      cell.text = "\(item)"
    }
    let source = Source(collectionView: list) { list, path, item in
      list.dequeueConfiguredReusableCell(using: registration, for: path, item: item)
    }
    return (list, source)
  }

  private func shown(_ list: UICollectionView) -> [String] {
    list.layoutIfNeeded()
    return list.indexPathsForVisibleItems.sorted().map { path in
      "\(path.section).\(path.item) \((list.cellForItem(at: path) as? LabelCell)?.text ?? "-")"
    }
  }

  @Test("A finger moves items only where a handler lets it, and both handlers hear of the order")
  func reordering() {
    let (list, source) = makeList()
    var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
    snapshot.appendSections([0, 1, 2])
    snapshot.appendItems([10, 11, 12], toSection: 0)
    snapshot.appendItems([20], toSection: 1)
    source.apply(snapshot)
    let (first, last) = (IndexPath(item: 0, section: 0), IndexPath(item: 2, section: 0))
    #expect(!list.dragItem(at: first, onto: last))
    var log: [String] = []
    source.reorderingHandlers.canReorderItem = { $0 != 11 }
    source.reorderingHandlers.willReorder = { [unowned source] in
      log.append("will \(source.snapshot().itemIdentifiers) \($0.finalSnapshot.itemIdentifiers)")
    }
    source.reorderingHandlers.didReorder = { [unowned source] in
      let sections = $0.sectionTransactions.map {
        "\($0.sectionIdentifier): \($0.initialSnapshot.items) \($0.finalSnapshot.items)"
      }
      log.append("did \(source.snapshot().itemIdentifiers) \(sections) \($0.difference.count)")
    }
    #expect(!list.dragItem(at: IndexPath(item: 1, section: 0), onto: last))
    #expect(list.dragItem(at: first, onto: last))
    #expect(shown(list) == ["0.0 11", "0.1 12", "0.2 10", "1.0 20"])
    #expect(list.dragItem(at: IndexPath(item: 0, section: 1), onto: first))
    #expect(
      log == [
        "will [10, 11, 12, 20] [11, 12, 10, 20]",
        #"did [11, 12, 10, 20] ["0: [10, 11, 12] [11, 12, 10]"] 2"#,
        "will [11, 12, 10, 20] [20, 11, 12, 10]",
        #"did [20, 11, 12, 10] ["0: [11, 12, 10] [20, 11, 12, 10]", "1: [20] []"] 2"#,
      ]
    )
    list.reloadData()
    #expect(shown(list) == ["0.0 20", "0.1 11", "0.2 12", "0.3 10"])
  }

  @Test("Random snapshots equal a reload")
  func random() {
    var random = SeededGenerator(seed: 11)
    let (list, source) = makeList()
    let (fresh, reloaded) = makeList()
    for _ in 0..<300 {
      var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
      let sections = Array(0..<5).shuffled(using: &random).prefix(
        Int.random(in: 1...5, using: &random)
      )
      snapshot.appendSections(Array(sections))
      for item in Array(0..<15).shuffled(using: &random).prefix(
        Int.random(in: 0...15, using: &random)
      ) {
        snapshot.appendItems([item], toSection: sections.randomElement(using: &random))
      }
      source.apply(snapshot)
      reloaded.applySnapshotUsingReloadData(snapshot)
      #expect(shown(list) == shown(fresh))
    }
  }

  @Test("A reload takes other cells, and a snapshot without animation does so only up to iOS 14")
  func reloading() {
    let (list, source) = makeList()
    var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
    snapshot.appendSections([0])
    snapshot.appendItems([1, 2, 3])
    source.apply(snapshot)
    list.layoutIfNeeded()
    list.selectItem(at: IndexPath(item: 2, section: 0), animated: false, scrollPosition: [])
    snapshot.deleteItems([1])
    source.apply(snapshot, animatingDifferences: false)
    #expect(shown(list) == ["0.0 2", "0.1 3"])
    #expect(list.indexPathsForSelectedItems == [IndexPath(item: 1, section: 0)])
    var completions = 0
    source.applySnapshotUsingReloadData(snapshot) { completions += 1 }
    #expect(shown(list) == ["0.0 2", "0.1 3"] && completions == 1)
    #expect(list.indexPathsForSelectedItems == nil)
  }
}
