import ListGeometry

/// Rows in the order of a table, in a buffer open at both ends.
///
/// An array would move all rows when the first leaves, and count references when it copies. User
/// code runs between any two calls, so loops must use ``all``.
final class RowQueue {
  // Unchecked for exclusivity: each access ends before an app's code can run.
  @exclusivity(unchecked) private var memory: UnsafeMutablePointer<VisibleRow>
  @exclusivity(unchecked) private var capacity = 64
  @exclusivity(unchecked) private var head = 0
  @exclusivity(unchecked) private(set) var count = 0

  init() { memory = .allocate(capacity: capacity) }

  deinit {
    (memory + head).deinitialize(count: count)
    memory.deallocate()
  }

  var isEmpty: Bool { count == 0 }
  /// A copy of the rows.
  var all: [VisibleRow] { Array(UnsafeBufferPointer(start: memory + head, count: count)) }
  var first: RowPosition? { count > 0 ? memory[head].position : nil }
  var last: RowPosition? { count > 0 ? memory[head + count - 1].position : nil }

  /// The position of a row; the index must exist.
  func position(_ index: Int) -> RowPosition {
    precondition(index >= 0 && index < count, "a row that is not on screen")
    return memory[head + index].position
  }

  /// The place of a row among ascending ones; nil when it is not there.
  ///
  /// - Complexity: O(log count).
  func index(of position: RowPosition) -> Int? {
    let rows = memory + head
    let index = (0..<count).partitioningIndex { rows[$0].position >= position }
    return index < count && rows[index].position == position ? index : nil
  }

  /// The cell of a row that is there.
  func cell(_ index: Int) -> UITableViewCell {
    precondition(index >= 0 && index < count, "a row that is not on screen")
    return memory[head + index].cell
  }

  func setPosition(_ position: RowPosition, at index: Int) {
    precondition(index >= 0 && index < count, "a row that is not on screen")
    memory[head + index].position = position
  }

  func append(_ row: VisibleRow) {
    if head + count == capacity { makeRoom() }
    (memory + head + count).initialize(to: row)
    count += 1
  }

  /// - Complexity: O(1) at both ends, amortised.
  func insert(_ row: VisibleRow, at index: Int) {
    precondition(index >= 0 && index <= count, "a place beyond the rows on screen")
    if index == 0, head > 0 {
      head -= 1
      (memory + head).initialize(to: row)
      count += 1
      return
    }
    if head + count == capacity { makeRoom() }
    let place = memory + head + index
    (place + 1).moveInitialize(from: place, count: count - index)
    place.initialize(to: row)
    count += 1
  }

  /// Removes and returns the first row; nil when there is none.
  func popFirst() -> VisibleRow? {
    guard count > 0 else { return nil }
    let row = (memory + head).move()
    count -= 1
    head = count > 0 ? head + 1 : 0
    return row
  }

  /// Removes and returns the last row; nil when there is none.
  func popLast() -> VisibleRow? {
    guard count > 0 else { return nil }
    count -= 1
    return (memory + head + count).move()
  }

  /// Moves the rows from an index on to another queue.
  func moveOut(from index: Int, to other: RowQueue) {
    for place in index..<max(count, index) { other.append((memory + head + place).move()) }
    count = min(count, index)
  }

  func swapAt(_ one: Int, _ other: Int) {
    precondition(one >= 0 && one < count && other >= 0 && other < count)
    guard one != other else { return }
    let row = (memory + head + one).move()
    (memory + head + one).moveInitialize(from: memory + head + other, count: 1)
    (memory + head + other).initialize(to: row)
  }

  /// Replaces all rows.
  func replace(with rows: [VisibleRow]) {
    let old = all
    (memory + head).deinitialize(count: count)
    (head, count) = (0, 0)
    for row in rows { append(row) }
    // Frees the old cells only now, since freeing one may run an app's code.
    withExtendedLifetime(old) {}
  }

  /// Moves the rows to the middle of the memory, or of a larger one.
  private func makeRoom() {
    let isCrowded = count > capacity / 2
    let target = isCrowded ? UnsafeMutablePointer.allocate(capacity: capacity * 2) : memory
    let start = ((isCrowded ? capacity * 2 : capacity) - count) / 2
    (target + start).moveInitialize(from: memory + head, count: count)
    if isCrowded {
      memory.deallocate()
      memory = target
      capacity *= 2
    }
    head = start
  }
}
