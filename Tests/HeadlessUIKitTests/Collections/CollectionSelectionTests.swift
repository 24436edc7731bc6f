import Foundation
import Testing

@testable import HeadlessUIKit

/// Optional methods belong to the class that conforms: this one has them all.
@MainActor
private final class TouchSource: UICollectionViewDelegate {
  var log: [String] = []
  var refuses: Set<String> = []

  private func answer(_ name: String, _ path: IndexPath) -> Bool {
    log.append("\(name)(\(path.item))")
    return !refuses.contains(name)
  }
  func collectionView(_ view: UICollectionView, shouldHighlightItemAt path: IndexPath) -> Bool {
    answer("shouldHighlight", path)
  }
  func collectionView(_ view: UICollectionView, didHighlightItemAt path: IndexPath) {
    log.append("didHighlight(\(path.item))")
  }
  func collectionView(_ view: UICollectionView, didUnhighlightItemAt path: IndexPath) {
    log.append("didUnhighlight(\(path.item))")
  }
  func collectionView(_ view: UICollectionView, shouldSelectItemAt path: IndexPath) -> Bool {
    answer("shouldSelect", path)
  }
  func collectionView(_ view: UICollectionView, shouldDeselectItemAt path: IndexPath) -> Bool {
    answer("shouldDeselect", path)
  }
  func collectionView(_ view: UICollectionView, didSelectItemAt path: IndexPath) {
    log.append("didSelect(\(path.item))")
  }
  func collectionView(_ view: UICollectionView, didDeselectItemAt path: IndexPath) {
    log.append("didDeselect(\(path.item))")
  }
}

@MainActor
@Suite("Selection in a collection view")
struct CollectionSelectionTests {
  private let fixture = CollectionFixture(RecordingSource([5]))
  private let touches = TouchSource()

  init() {
    fixture.view.delegate = touches
    fixture.view.layoutIfNeeded()
  }

  private func path(_ item: Int) -> IndexPath { IndexPath(item: item, section: 0) }

  private func tap(_ item: Int) -> [String] {
    touches.log = []
    fixture.view.tapItem(at: path(item))
    return touches.log
  }

  @Test("CV-60: the order of a tap, the old selection going first")
  func tapOrder() {
    #expect(
      tap(1) == [
        "shouldHighlight(1)", "didHighlight(1)", "didUnhighlight(1)", "shouldSelect(1)",
        "didSelect(1)",
      ]
    )
    #expect(
      tap(2) == [
        "shouldHighlight(2)", "didHighlight(2)", "didUnhighlight(2)", "shouldSelect(2)",
        "didDeselect(1)", "didSelect(2)",
      ]
    )
    #expect(fixture.view.indexPathsForSelectedItems == [path(2)])
    #expect(fixture.view.cellForItem(at: path(2))?.isSelected == true)
    #expect(fixture.view.cellForItem(at: path(1))?.isSelected == false)
  }

  @Test("CV-60: a refused selection leaves the old one")
  func refusal() {
    _ = tap(1)
    touches.refuses = ["shouldSelect"]
    _ = tap(2)
    #expect(fixture.view.indexPathsForSelectedItems == [path(1)])
    touches.refuses = ["shouldHighlight"]
    #expect(tap(3) == ["shouldHighlight(3)"])
  }

  @Test("CV-61: tapping a selected item deselects it in multiple mode only")
  func multiple() {
    fixture.view.allowsMultipleSelection = true
    _ = tap(1)
    _ = tap(2)
    #expect(fixture.view.indexPathsForSelectedItems == [path(1), path(2)])
    #expect(tap(1).suffix(2) == ["shouldDeselect(1)", "didDeselect(1)"])
    touches.refuses = ["shouldDeselect"]
    _ = tap(2)
    #expect(fixture.view.indexPathsForSelectedItems == [path(2)])
    fixture.view.allowsMultipleSelection = false
    #expect(!tap(2).contains("shouldDeselect(2)"))
  }

  @Test("CV-62: code selects and deselects without telling anybody")
  func silent() {
    fixture.view.selectItem(at: path(3), animated: false, scrollPosition: [])
    #expect(fixture.view.cellForItem(at: path(3))?.isSelected == true)
    fixture.view.deselectItem(at: path(3), animated: false)
    #expect(fixture.view.indexPathsForSelectedItems == nil)
    #expect(touches.log.isEmpty)
  }

  @Test("CV-63: reloadData clears selection and highlight silently")
  func reload() {
    _ = tap(1)
    touches.log = []
    fixture.view.touchDownItem(at: path(2))
    touches.log = []
    fixture.view.reloadData()
    fixture.view.layoutIfNeeded()
    #expect(fixture.view.indexPathsForSelectedItems == nil)
    #expect(touches.log.isEmpty)
    #expect(fixture.view.visibleCells.allSatisfy { !$0.isSelected && !$0.isHighlighted })
  }

  @Test("CV-64: turning multiple selection off leaves one")
  func keepOne() {
    fixture.view.allowsMultipleSelection = true
    for item in 1...3 { _ = tap(item) }
    fixture.view.allowsMultipleSelection = false
    #expect(fixture.view.indexPathsForSelectedItems == [path(1)])
  }

  @Test("a selected item shows so when it comes back on screen")
  func scrolledSelection() {
    let long = CollectionFixture(RecordingSource([200]))
    long.view.layoutIfNeeded()
    long.view.selectItem(at: path(0), animated: false, scrollPosition: [])
    long.view.contentOffset.y = 900
    long.view.layoutIfNeeded()
    #expect(long.view.visibleCells.allSatisfy { !$0.isSelected })
    long.view.contentOffset.y = 0
    long.view.layoutIfNeeded()
    #expect(long.view.cellForItem(at: path(0))?.isSelected == true)
  }

  @Test("A section that is made anew loses its selection: it may have fewer items")
  func reloadedSection() {
    fixture.view.selectItem(at: path(4), animated: false, scrollPosition: [])
    fixture.source.counts = [2]
    fixture.view.reloadSections([0])
    #expect(fixture.view.indexPathsForSelectedItems == nil)
    fixture.view.selectItem(at: path(1), animated: false, scrollPosition: [])
    fixture.view.reloadItems(at: [path(1)])
    #expect(fixture.view.indexPathsForSelectedItems == [path(1)])
  }

  @Test("A larger view shows no more than the content")
  func tallerView() {
    fixture.source.counts = [200]
    fixture.view.reloadData()
    fixture.view.layoutIfNeeded()
    let end = fixture.view.contentSize.height
    fixture.view.contentOffset.y = end - 480
    fixture.view.frame.size.height = 600
    fixture.view.layoutIfNeeded()
    #expect(fixture.view.contentOffset.y == end - 600)
    #expect(fixture.view.indexPathsForVisibleItems.last == path(199))
  }
}
