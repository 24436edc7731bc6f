import Foundation
import Testing

@testable import HeadlessUIKit
@testable import ListGeometry

@MainActor
@Suite("Tables: what layout passes work on")
struct TableQueueTests {
  private func row(_ number: Int) -> VisibleRow {
    VisibleRow(position: RowPosition(section: 0, row: number), cell: UITableViewCell())
  }

  @Test("a queue of rows agrees with an array over random operations", arguments: 0..<4)
  func queueAgreesWithArray(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let queue = RowQueue()
    var model: [VisibleRow] = []
    for step in 0..<4000 {
      switch Int.random(in: 0..<8, using: &random) {
      case 0, 1:
        model.append(row(step))
        queue.append(model[model.count - 1])
      case 2, 3:
        let index = Int.random(in: 0...model.count, using: &random)
        model.insert(row(step), at: index)
        queue.insert(model[index], at: index)
      case 4 where !model.isEmpty:
        #expect(queue.popFirst()?.cell === model.removeFirst().cell)
      case 5 where !model.isEmpty:
        #expect(queue.popLast()?.cell === model.removeLast().cell)
      case 6 where model.count > 1:
        let (one, other) = (0, Int.random(in: 0..<model.count, using: &random))
        model.swapAt(one, other)
        queue.swapAt(one, other)
      case 7 where model.count > 90:
        let (index, leaving) = (Int.random(in: 0..<model.count, using: &random), RowQueue())
        queue.moveOut(from: index, to: leaving)
        #expect(leaving.all.map(\.position) == model[index...].map(\.position))
        model.removeSubrange(index...)
      default: break
      }
      guard queue.all.map(\.position) == model.map(\.position), queue.count == model.count else {
        Issue.record("step \(step)")
        return
      }
    }
  }

  @Test("a queue holds each cell once and lets it go")
  func queueReleases() {
    weak var gone: UITableViewCell?
    let queue = RowQueue()
    autoreleased {
      let row = row(1)
      gone = row.cell
      queue.append(row)
    }
    #expect(gone != nil)
    queue.replace(with: [])
    #expect(gone == nil)
  }

  private func autoreleased(_ body: () -> Void) { body() }

  @Test("TV-91: rows named twice or out of order count once, in order")
  func rowSetOrders() {
    var set = RowSet()
    set.add([[1, 4], [0, 9], [1, 2], [0, 9], [3]].map { IndexPath(indexes: $0) })
    set.order()
    #expect(set.rows == [(0, 9), (1, 2), (1, 4)].map { RowPosition(section: $0, row: $1) })
    #expect(set.contains(RowPosition(section: 1, row: 2)))
    #expect(!set.contains(RowPosition(section: 1, row: 3)))
    #expect(set.rows(inSection: 1).map(\.row) == [2, 4])
    #expect(set.rows(inSection: 2).isEmpty)
  }

  @Test("scrolling is told to whoever listens, also after a delegate that does not")
  func scrollingIsTold() {
    let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let (deaf, listener) = (DeafDelegate(), Listener())
    view.delegate = deaf
    for y in 1...3 { view.contentOffset.y = CGFloat(y) }
    view.delegate = listener
    for y in 4...6 { view.contentOffset.y = CGFloat(y) }
    #expect(listener.offsets == [4, 5, 6])
    view.delegate = deaf
    view.contentOffset.y = 7
    view.delegate = listener
    view.contentOffset.y = 8
    #expect(listener.offsets == [4, 5, 6, 8])
  }

  @Test("a listener that scrolls on, or hands over to another, is told of that too")
  func scrollingInScrolling() {
    let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let (first, second) = (Listener(), Listener())
    first.reaction = { view in
      if view.contentOffset.y == 1 { view.contentOffset.y = 2 } else { view.delegate = second }
    }
    view.delegate = first
    view.contentOffset.y = 1
    view.contentOffset.y = 3
    #expect(first.offsets == [1, 2])
    #expect(second.offsets == [3])
  }
}

@MainActor
private final class DeafDelegate: UIScrollViewDelegate {}

@MainActor
private final class Listener: UIScrollViewDelegate {
  var offsets: [CGFloat] = []
  var reaction: (UIScrollView) -> Void = { _ in }

  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    offsets.append(scrollView.contentOffset.y)
    reaction(scrollView)
  }
}
