import Foundation
import Testing

@testable import HeadlessUIKit

/// A source whose items are numbers, shown as the cells' tags.
@MainActor
class NumberSource: RecordingSource {
  var numbers: [[Int]] { didSet { counts = numbers.map(\.count) } }

  init(_ numbers: [[Int]]) {
    self.numbers = numbers
    super.init(numbers.map(\.count))
  }

  override func collectionView(
    _ collectionView: UICollectionView,
    cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = super.collectionView(collectionView, cellForItemAt: indexPath)
    cell.tag = numbers[indexPath.section][indexPath.item]
    return cell
  }
}

/// A flow layout that writes down what a batch tells it.
@MainActor
private final class BatchFlow: UICollectionViewFlowLayout {
  var log: [String] = []

  override func prepare() {
    log.append("prepare")
    super.prepare()
  }

  override func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {
    super.prepare(forCollectionViewUpdates: updateItems)
    for item in updateItems {
      let paths = [item.indexPathBeforeUpdate, item.indexPathAfterUpdate].map { path in
        path.map { "\($0.section),\($0.item == NSNotFound ? "all" : String($0.item))" } ?? "nil"
      }
      log.append("\(item.updateAction) \(paths.joined(separator: " to "))")
    }
  }

  override func initialLayoutAttributesForAppearingItem(at itemIndexPath: IndexPath)
    -> UICollectionViewLayoutAttributes?
  {
    log.append("initial \(itemIndexPath.item)")
    return super.initialLayoutAttributesForAppearingItem(at: itemIndexPath)
  }

  override func finalLayoutAttributesForDisappearingItem(at itemIndexPath: IndexPath)
    -> UICollectionViewLayoutAttributes?
  {
    log.append("final \(itemIndexPath.item)")
    return super.finalLayoutAttributesForDisappearingItem(at: itemIndexPath)
  }

  override func finalizeCollectionViewUpdates() {
    log.append("finalize")
    super.finalizeCollectionViewUpdates()
  }
}

@MainActor
@Suite("Batches of a collection view")
struct CollectionUpdateTests {
  private func path(_ section: Int, _ item: Int) -> IndexPath {
    IndexPath(item: item, section: section)
  }

  private func fixture(_ numbers: [[Int]]) -> CollectionFixture<NumberSource> {
    let fixture = CollectionFixture(NumberSource(numbers), height: 200) {
      $0.itemSize = CGSize(width: 320, height: 40)
      $0.minimumLineSpacing = 0
    }
    fixture.view.layoutIfNeeded()
    _ = fixture.source.takeLog()
    return fixture
  }

  private func reason(_ body: () -> Void) -> String? {
    do throws(UIKitException) {
      try UIKitException.catching(body)
    } catch {
      return error.reason
    }
    return nil
  }

  @Test("CV-12, CV-80, TV-95: an insertion asks the counts once and only for the new cell")
  func insertion() {
    let fixture = fixture([[1, 2, 3]])
    let cells = fixture.view.visibleCells
    fixture.source.numbers[0].insert(9, at: 0)
    fixture.view.insertItems(at: [path(0, 0)])
    #expect(fixture.source.takeLog() == ["sections", "items(0)", "cell(0,0)", "will(0,0)"])
    #expect(Array(fixture.view.visibleCells.dropFirst()) == cells)
    #expect(fixture.view.visibleCells.map(\.tag) == [9, 1, 2, 3])
    #expect(fixture.view.visibleCells.map(\.frame.minY) == [0, 40, 80, 120])
  }

  @Test("CV-50, T-5: deleted items are told of with their old paths")
  func deletion() {
    let fixture = fixture([[1, 2], [3, 4, 5, 6, 7, 8]])
    fixture.source.numbers.removeFirst()
    fixture.view.deleteSections([0])
    #expect(
      fixture.source.takeLog() == [
        "sections", "items(0)", "end(0,0)", "end(0,1)", "cell(0,3)", "will(0,3)", "cell(0,4)",
        "will(0,4)",
      ]
    )
    #expect(fixture.view.visibleCells.map(\.tag) == [3, 4, 5, 6, 7])
  }

  @Test("CV-12: an update before the counts were read throws, after reading them it does not")
  func unreadCounts() {
    func unread() -> CollectionFixture<NumberSource> {
      CollectionFixture(NumberSource([[1]]))
    }
    let first = unread()
    first.source.numbers[0].append(2)
    let reason = reason { first.view.insertItems(at: [path(0, 1)]) }
    #expect(reason?.hasPrefix("Invalid update: invalid number of items in section 0.") == true)
    let second = unread()
    #expect(second.view.numberOfSections == 1)
    second.source.numbers[0].append(2)
    second.view.insertItems(at: [path(0, 1)])
    #expect(second.view.numberOfItems(inSection: 0) == 2)
  }

  @Test("CV-12a: reloadData, a change and insertItems in one turn throw")
  func reloadThenInsert() {
    let fixture = fixture([[1]])
    fixture.view.reloadData()
    fixture.source.numbers[0].append(2)
    #expect(reason { fixture.view.insertItems(at: [path(0, 1)]) } != nil)
  }

  @Test("CV-71: the messages for counts that do not agree")
  func countMessages() {
    let state = EngineState()
    defer { state.restore() }
    UIKitProfile.current = .ios11
    let items = fixture([[1, 2]])
    #expect(
      reason { items.view.deleteItems(at: [path(0, 0)]) }
        == "Invalid update: invalid number of items in section 0.  The number of items contained in an existing"
        + " section after the update (2) must be equal to the number of items contained in that section before the"
        + " update (2), plus or minus the number of items inserted or deleted from that section (0 inserted, 1"
        + " deleted) and plus or minus the number of items moved into or out of that section (0 moved in, 0 moved"
        + " out)."
    )
    let sections = fixture([[1], [2]])
    #expect(
      reason { sections.view.deleteSections([1]) }
        == "Invalid update: invalid number of sections.  The number of sections contained in the collection view"
        + " after the update (2) must be equal to the number of sections contained in the collection view before the"
        + " update (2), plus or minus the number of sections inserted or deleted (0 inserted, 1 deleted)."
    )
  }

  @Test("CV-72: by policy a contradiction is logged and everything reloaded")
  func logAndReload() {
    let state = EngineState()
    defer { state.restore() }
    CollectionPolicy.current.invalidUpdate = .logAndReload
    ConsoleLog.removeAll()
    let fixture = fixture([[1, 2]])
    fixture.source.numbers = [[7, 8, 9]]
    fixture.view.deleteItems(at: [path(0, 0)])
    #expect(fixture.view.visibleCells.map(\.tag) == [7, 8, 9])
    #expect(
      ConsoleLog.messages.first?.hasPrefix("Performing reloadData as a fallback — Invalid update:")
        == true
    )
    ConsoleLog.removeAll()
  }

  @Test("CV-73, CV-73a: changes that contradict each other")
  func contradictions() {
    func message(_ body: @escaping (UICollectionView) -> Void) -> String {
      let fixture = fixture([[1, 2, 3]])
      return reason { fixture.view.performBatchUpdates { body(fixture.view) } } ?? "none"
    }
    let both = message {
      $0.deleteItems(at: [path(0, 1)])
      $0.reloadItems(at: [path(0, 1)])
    }
    #expect(both.hasPrefix("attempt to delete and reload the same index path ("))
    let moved = message {
      $0.moveItem(at: path(0, 1), to: path(0, 0))
      $0.deleteItems(at: [path(0, 1)])
    }
    #expect(moved.hasPrefix("attempt to perform a delete and a move from the same index path ("))
    let twice = message {
      $0.moveItem(at: path(0, 1), to: path(0, 0))
      $0.moveItem(at: path(0, 2), to: path(0, 0))
    }
    #expect(twice.hasPrefix("attempt to perform an insert and a move to the same index path ("))
    let range =
      "attempt to delete item 3 from section 0 which only contains 3 items before the update"
    #expect(message { $0.deleteItems(at: [path(0, 3)]) } == range)
    #expect(message { $0.reloadItems(at: [path(0, 3)]) } == range)
    let sections = message {
      $0.moveSection(0, toSection: 0)
      $0.insertSections([0])
    }
    #expect(sections == "attempt to perform an insert and a move to the same section (0)")
    #expect(
      message { $0.insertItems(at: [path(0, 3)]) }.hasPrefix(
        "attempt to insert item 3 into section 0"
      )
    )
  }

  @Test("CV-73c: a reload's place comes from deletions and insertions, not from moves")
  func reloadAmongMoves() {
    let items = fixture([[1, 2, 3, 4]])
    items.source.numbers = [[4, 1, 3]]
    let text = reason {
      items.view.performBatchUpdates {
        items.view.deleteItems(at: [path(0, 1)])
        items.view.moveItem(at: path(0, 0), to: path(0, 1))
        items.view.moveItem(at: path(0, 3), to: path(0, 0))
        items.view.reloadItems(at: [path(0, 2)])
      }
    }
    #expect(
      text
        == "attempt to perform an insert and a move to the same index path (<NSIndexPath: "
        + "0xc000000000200016> {length = 2, path = 0 - 1})"
    )
    let sections = fixture([[1], [2], [3], [4], [5]])
    sections.source.numbers = [[1], [2], [6], [4], [3]]
    #expect(
      reason {
        sections.view.performBatchUpdates {
          sections.view.moveSection(2, toSection: 4)
          sections.view.reloadSections([3])
          sections.view.deleteSections([4])
          sections.view.insertSections([2])
        }
      } == "attempt to perform an insert and a move to the same section (4)"
    )
    let legal = fixture([[1, 2, 3, 4]])
    legal.source.numbers = [[2, 1, 3, 4]]
    #expect(
      reason {
        legal.view.performBatchUpdates {
          legal.view.moveItem(at: path(0, 0), to: path(0, 1))
          legal.view.reloadItems(at: [path(0, 2)])
        }
      } == nil
    )
  }

  @Test("CV-73b: items of an inserted section are read with it, or collide by policy")
  func itemsOfNewSections() {
    let state = EngineState()
    defer { state.restore() }
    func insert() -> (reason: String?, tags: [Int]) {
      let fixture = fixture([[1]])
      fixture.source.numbers = [[7, 8], [1]]
      let reason = reason {
        fixture.view.performBatchUpdates {
          fixture.view.insertSections([0])
          fixture.view.insertItems(at: [path(0, 0), path(0, 1)])
        }
      }
      return (reason, fixture.view.visibleCells.map(\.tag))
    }
    #expect(insert() == (nil, [7, 8, 1]))
    CollectionPolicy.current.refusesItemsOfNewSections = true
    #expect(
      insert().reason == "attempt to perform an insert and a move to the same section (0)"
    )
  }

  @Test("after a refused batch the view shows the data as it is")
  func afterRefusal() {
    let fixture = fixture([[1, 2, 3]])
    fixture.source.numbers = [[5]]
    #expect(reason { fixture.view.insertItems(at: [path(0, 0)]) } != nil)
    fixture.view.layoutIfNeeded()
    #expect(fixture.view.visibleCells.map(\.tag) == [5])
  }

  @Test("CV-75, CV-77, T-8: what the layout hears, in order")
  func layoutCallbacks() {
    let flow = BatchFlow()
    flow.itemSize = CGSize(width: 320, height: 40)
    let fixture = CollectionFixture(NumberSource([[1, 2]]), layout: flow)
    fixture.view.layoutIfNeeded()
    flow.log = []
    var isComplete = false
    fixture.view.performBatchUpdates {
      fixture.source.numbers = [[2, 3]]
      fixture.view.insertItems(at: [path(0, 1)])
      fixture.view.deleteItems(at: [path(0, 0)])
      #expect(fixture.view.hasUncommittedUpdates)
    } completion: {
      isComplete = $0
    }
    #expect(
      flow.log == [
        "prepare", "insert nil to 0,1", "delete 0,0 to nil", "final 0", "final 1", "initial 0",
        "initial 1", "finalize",
      ]
    )
    #expect(!isComplete)
    _ = MainLoop.shared.settle()
    #expect(isComplete)
  }

  @Test("FL-21: a flow layout fades inserted and deleted items in place")
  func flowFades() {
    let flow = BatchFlow()
    flow.itemSize = CGSize(width: 320, height: 40)
    flow.minimumLineSpacing = 0
    final class Probe: UICollectionViewFlowLayout {
      var starts: [CGFloat?] = []
      var ends: [CGRect?] = []
      override func initialLayoutAttributesForAppearingItem(at path: IndexPath)
        -> UICollectionViewLayoutAttributes?
      {
        let result = super.initialLayoutAttributesForAppearingItem(at: path)
        starts.append(result?.alpha)
        return result
      }
      override func finalLayoutAttributesForDisappearingItem(at path: IndexPath)
        -> UICollectionViewLayoutAttributes?
      {
        let result = super.finalLayoutAttributesForDisappearingItem(at: path)
        ends.append(result?.frame)
        return result
      }
    }
    let probe = Probe()
    probe.itemSize = CGSize(width: 320, height: 40)
    probe.minimumLineSpacing = 0
    let fixture = CollectionFixture(NumberSource([[1, 2]]), layout: probe)
    fixture.view.layoutIfNeeded()
    fixture.source.numbers = [[1, 3]]
    fixture.view.performBatchUpdates {
      fixture.view.deleteItems(at: [path(0, 1)])
      fixture.view.insertItems(at: [path(0, 1)])
    }
    #expect(probe.starts == [nil, 0])
    #expect(probe.ends == [CGRect(x: 0, y: 40, width: 320, height: 40), nil])
  }

  @Test("CV-78: completions of nested batches run after the layout, outer first")
  func completions() {
    let fixture = fixture([[1]])
    var order: [String] = []
    fixture.view.performBatchUpdates {
      fixture.view.performBatchUpdates({}, completion: { _ in order.append("first inner") })
      fixture.view.performBatchUpdates({}, completion: { _ in order.append("second inner") })
    } completion: { _ in
      order.append("outer")
    }
    _ = MainLoop.shared.settle()
    #expect(order == ["outer", "first inner", "second inner"])
  }

  @Test("CV-79: a batch lays out the old data first")
  func oldStateFirst() {
    let source = NumberSource([[1, 2]])
    let fixture = CollectionFixture(source)
    fixture.view.performBatchUpdates {
      #expect(fixture.view.visibleCells.count == 2)
      source.numbers[0].append(3)
      fixture.view.insertItems(at: [path(0, 2)])
    }
    #expect(fixture.view.visibleCells.map(\.tag) == [1, 2, 3])
  }

  @Test("CV-80: a moved item keeps its cell, one moved in from off screen gets a cell")
  func moves() {
    let fixture = fixture([Array(0..<20)])
    let cell = fixture.view.cellForItem(at: path(0, 1))
    let number = fixture.source.numbers[0].remove(at: 1)
    fixture.source.numbers[0].insert(number, at: 3)
    fixture.view.moveItem(at: path(0, 1), to: path(0, 3))
    #expect(fixture.view.cellForItem(at: path(0, 3)) === cell)
    #expect(!fixture.source.takeLog().contains { $0.hasPrefix("cell") })
    let last = fixture.source.numbers[0].removeLast()
    fixture.source.numbers[0].insert(last, at: 0)
    fixture.view.moveItem(at: path(0, 19), to: path(0, 0))
    #expect(fixture.source.takeLog().filter { $0.hasPrefix("cell") } == ["cell(0,0)"])
    #expect(fixture.view.visibleCells.map(\.tag) == [19, 0, 2, 3, 1])
  }

  @Test("reloaded items and sections get new cells, and the selection follows the items")
  func reloads() {
    let fixture = fixture([[1, 2], [3]])
    let kept = fixture.view.cellForItem(at: path(0, 0))
    fixture.view.selectItem(at: path(0, 1), animated: false, scrollPosition: [])
    fixture.source.numbers = [[9, 1, 7], [5, 6]]
    fixture.view.performBatchUpdates {
      fixture.view.insertItems(at: [path(0, 0)])
      fixture.view.reloadItems(at: [path(0, 1)])
      fixture.view.reloadSections([1])
    }
    #expect(fixture.view.cellForItem(at: path(0, 1)) === kept)
    #expect(fixture.view.visibleCells.map(\.tag) == [9, 1, 7, 5, 6])
    #expect(fixture.view.indexPathsForSelectedItems == [path(0, 2)])
    #expect(fixture.view.cellForItem(at: path(0, 2))?.isSelected == true)
  }
}
