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
      reloaded.apply(snapshot, animatingDifferences: false)
      #expect(shown(list) == shown(fresh))
    }
  }
}
