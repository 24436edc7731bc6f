import Foundation
import Testing

@testable import HeadlessUIKit

/// Numbers that a finger can move.
@MainActor
private final class MovableSource: UICollectionViewDataSource, UICollectionViewDelegate {
  var numbers: [[Int]]
  var log: [String] = []
  var fixedItem: Int?
  var detour: IndexPath?

  init(_ numbers: [[Int]]) { self.numbers = numbers }

  func numberOfSections(in collectionView: UICollectionView) -> Int { numbers.count }
  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int)
    -> Int
  { numbers[section].count }
  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
    -> UICollectionViewCell
  {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    cell.tag = numbers[indexPath.section][indexPath.item]
    return cell
  }
  func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath)
    -> Bool
  {
    log.append("can \(indexPath.item)")
    return indexPath.item != fixedItem
  }
  func collectionView(
    _ collectionView: UICollectionView,
    moveItemAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {
    log.append("move \(sourceIndexPath) \(destinationIndexPath)")
    let number = numbers[sourceIndexPath.section].remove(at: sourceIndexPath.item)
    numbers[destinationIndexPath.section].insert(number, at: destinationIndexPath.item)
  }
  func collectionView(
    _ collectionView: UICollectionView,
    targetIndexPathForMoveOfItemFromOriginalIndexPath originalIndexPath: IndexPath,
    atCurrentIndexPath currentIndexPath: IndexPath,
    toProposedIndexPath proposedIndexPath: IndexPath
  ) -> IndexPath {
    log.append(
      "target \(originalIndexPath.item) \(currentIndexPath.item) \(proposedIndexPath.item)"
    )
    return detour ?? proposedIndexPath
  }
}

@MainActor
@Suite("Moving items with a finger")
struct CollectionMovementTests {
  private func path(_ item: Int, _ section: Int = 0) -> IndexPath {
    IndexPath(item: item, section: section)
  }

  private func view(
    _ source: some UICollectionViewDataSource,
    _ delegate: (any UICollectionViewDelegate)?
  )
    -> UICollectionView
  {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 100, height: 40)
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 320, height: 150),
      collectionViewLayout: layout
    )
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    view.dataSource = source
    view.delegate = delegate
    view.layoutIfNeeded()
    return view
  }

  private func tags(_ view: UICollectionView) -> [Int] { view.visibleCells.map(\.tag) }

  @Test("CV-90: others make room while the finger moves; the data hears of it once, at the end")
  func moves() throws {
    let source = MovableSource([Array(0..<9)])
    let view = view(source, source)
    let cell = try #require(view.cellForItem(at: path(0)))
    let other = view.cellForItem(at: path(1))
    #expect(view.beginInteractiveMovementForItem(at: path(0)))
    #expect(!view.beginInteractiveMovementForItem(at: path(1)), "one at a time")
    let middle = try #require(view.layoutAttributesForItem(at: path(4))).center
    view.updateInteractiveMovementTargetPosition(middle)
    #expect(view.cellForItem(at: path(4)) === cell && cell.center == middle)
    #expect(view.cellForItem(at: path(0)) === other)
    #expect(tags(view) == [1, 2, 3, 4, 0, 5, 6, 7, 8])
    #expect(source.numbers[0] == Array(0..<9), "the data does not know yet")
    view.endInteractiveMovement()
    #expect(source.log == ["can 0", "target 0 0 4", "move \(path(0)) \(path(4))"])
    #expect(source.numbers[0] == [1, 2, 3, 4, 0, 5, 6, 7, 8])
    #expect(
      tags(view) == source.numbers[0]
        && cell.frame == view.layoutAttributesForItem(at: path(4))?.frame
    )
    #expect(cell.layer.zPosition == 0)
  }

  @Test("CV-90: cancelling puts everything back, and the data hears nothing")
  func cancels() {
    let source = MovableSource([Array(0..<9)])
    let view = view(source, source)
    #expect(view.beginInteractiveMovementForItem(at: path(8)))
    view.updateInteractiveMovementTargetPosition(CGPoint(x: 10, y: 10))
    #expect(tags(view) == [8, 0, 1, 2, 3, 4, 5, 6, 7])
    view.cancelInteractiveMovement()
    #expect(tags(view) == Array(0..<9))
    #expect(!source.log.contains { $0.hasPrefix("move") })
    view.endInteractiveMovement()
    #expect(!source.log.contains { $0.hasPrefix("move") }, "it is over")
  }

  @Test("CV-90: items that may not move stay, and the delegate may send others elsewhere")
  func rules() {
    let source = MovableSource([Array(0..<9)])
    let view = view(source, source)
    source.fixedItem = 2
    #expect(!view.dragItem(at: path(2), onto: path(5)))
    source.detour = path(1)
    #expect(view.dragItem(at: path(0), onto: path(5)))
    #expect(source.numbers[0].prefix(3) == [1, 0, 2])
    #expect(!view.dragItem(at: path(50), onto: path(5)))
  }

  @Test(
    "cells that come in while an item moves are those of the data, and sections change their counts"
  )
  func betweenSections() {
    let source = MovableSource([Array(0..<9), Array(10..<40)])
    let view = view(source, source)
    #expect(view.beginInteractiveMovementForItem(at: path(0)))
    view.updateInteractiveMovementTargetPosition(
      view.layoutAttributesForItem(at: path(1, 1))?.center ?? .zero
    )
    #expect(view.numberOfItems(inSection: 0) == 8 && view.numberOfItems(inSection: 1) == 31)
    view.contentOffset = CGPoint(x: 0, y: 150)
    view.layoutIfNeeded()
    let expected = Array(10..<11) + [0] + Array(11..<40)
    for path in view.indexPathsForVisibleItems where path.section == 1 {
      #expect(view.cellForItem(at: path)?.tag == expected[path.item], "\(path)")
    }
    view.endInteractiveMovement()
    #expect(source.numbers[0].count == 8 && source.numbers[1].prefix(2) == [10, 0])
    let tagsNow = view.indexPathsForVisibleItems.map { view.cellForItem(at: $0)?.tag }
    #expect(tagsNow == view.indexPathsForVisibleItems.map { source.numbers[$0.section][$0.item] })
  }

  @Test("a data source without moveItemAt gets its order back; batches and reloads end a movement")
  func ends() {
    let source = RecordingSource([9])
    let view = view(source, nil)
    let cell = view.cellForItem(at: path(0))
    #expect(view.dragItem(at: path(0), onto: path(4)))
    #expect(view.cellForItem(at: path(0)) === cell)
    #expect(view.beginInteractiveMovementForItem(at: path(1)))
    view.updateInteractiveMovementTargetPosition(CGPoint(x: 300, y: 10))
    source.counts = [10]
    view.insertItems(at: [path(0)])
    #expect(view.cellForItem(at: path(1)) === cell)
    #expect(view.beginInteractiveMovementForItem(at: path(1)))
    view.reloadData()
    view.layoutIfNeeded()
    #expect(view.beginInteractiveMovementForItem(at: path(1)), "the reload ended the other one")
    view.cancelInteractiveMovement()
    MainLoop.shared.reset()
  }

  @Test("CV-91: the layout supplies the attributes of the item that moves")
  func heldAttributes() {
    final class Leaning: UICollectionViewFlowLayout {
      override func layoutAttributesForInteractivelyMovingItem(
        at indexPath: IndexPath,
        withTargetPosition position: CGPoint
      ) -> UICollectionViewLayoutAttributes {
        let held = super.layoutAttributesForInteractivelyMovingItem(
          at: indexPath,
          withTargetPosition: position
        )
        held.alpha = 0.5
        return held
      }
    }
    let source = MovableSource([Array(0..<6)])
    let view = view(source, source)
    let layout = Leaning()
    layout.itemSize = CGSize(width: 100, height: 40)
    view.setCollectionViewLayout(layout, animated: false)
    #expect(view.beginInteractiveMovementForItem(at: path(0)))
    view.updateInteractiveMovementTargetPosition(CGPoint(x: 77, y: 21))
    #expect(view.cellForItem(at: path(0))?.alpha == 0.5)
    #expect(view.cellForItem(at: path(0))?.center == CGPoint(x: 77, y: 21))
    view.endInteractiveMovement()
    #expect(view.cellForItem(at: path(0))?.alpha == 1)
  }

  @Test("CV-90: the controller installs a long press, unless told otherwise")
  func controller() {
    let controller = UICollectionViewController(collectionViewLayout: UICollectionViewFlowLayout())
    let view: UICollectionView = controller.collectionView
    #expect(view.gestureRecognizers?.contains { $0 is UILongPressGestureRecognizer } == true)
    controller.installsStandardGestureForInteractiveMovement = false
    #expect(view.gestureRecognizers?.contains { $0 is UILongPressGestureRecognizer } != true)
  }
}
