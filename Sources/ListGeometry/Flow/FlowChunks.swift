import Foundation

/// The lines of a section whose items differ in size, absorbing changes without visiting other items (rules FL-5 to FL-11).
///
/// A counted B+ tree of item sizes, in chunks of up to ``FlowNode/leafCapacity``. Greedy line breaking makes every
/// break depend on those before it, and one more item may move all that follow. Each node therefore knows for each
/// item at which the first of its lines may start where its lines lead (``FlowExit``); a change makes anew the one or
/// two leaves whose lines reach it and the branches above, whether or not the breaks behind meet the old ones again.
/// Costs 8 bytes an item where 32 bits hold its lengths without loss, else 16, and about 2 for the tree.
package final class FlowChunks {
  private typealias Node = FlowNode.Pointer

  private var root: Node
  package private(set) var room: FlowRoom
  private let scratch = FlowScratch()
  /// The closed form, while all sizes happen to be equal (rule FL-11).
  package private(set) var grid: FlowGrid?

  /// Takes the sizes that were collected; ``refresh()`` must follow.
  package init(_ builder: FlowChunkBuilder, room: FlowRoom) {
    self.room = room
    root = builder.takeTree()
  }

  deinit { FlowNode.free(root) }

  package var itemCount: Int { root.pointee.count }

  /// The extent of all lines with the spacings between them.
  package var length: CGFloat {
    if let grid { return grid.length }
    guard itemCount > 0, let exits = root.pointee.exits else { return 0 }
    return exits[0].length - room.lineSpacing
  }

  /// The bytes that sizes and tree take.
  package var byteCount: Int { root.pointee.byteCount }

  /// How many leaves the next ``refresh()`` makes anew.
  package var staleLeafCount: Int { root.pointee.staleLeafCount }

  /// The size of an item.
  ///
  /// - Complexity: O(log items).
  package func size(of item: Int) -> FlowSize {
    var (node, rest) = (root, item)
    while !node.pointee.isLeaf {
      var index = 0
      while rest >= node.pointee.children[index].pointee.count {
        rest -= node.pointee.children[index].pointee.count
        index += 1
      }
      node = node.pointee.children[index]
    }
    return node.pointee.size(rest)
  }

  /// All sizes, in order.
  package var sizes: [FlowSize] {
    var result: [FlowSize] = []
    result.reserveCapacity(itemCount)
    var cursor = FlowCursor(leaf: FlowNode.firstLeaf(root), index: 0)
    while let size = cursor.size {
      result.append(size)
      cursor.index += 1
    }
    return result
  }

  // MARK: Changing

  /// Gives an item another size; ``refresh()`` must follow before the next question.
  ///
  /// - Complexity: O(log items).
  package func set(_ item: Int, to size: FlowSize) {
    var (node, rest) = (root, item)
    while !node.pointee.isLeaf {
      var index = 0
      while rest >= node.pointee.children[index].pointee.count {
        rest -= node.pointee.children[index].pointee.count
        index += 1
      }
      node = node.pointee.children[index]
    }
    guard node.pointee.size(rest) != size else { return }
    node.pointee.setSize(rest, size)
    markLines(reaching: item)
  }

  /// Puts an item in before the one that has the number now; ``refresh()`` must follow.
  ///
  /// - Complexity: O(log items).
  package func insert(_ size: FlowSize, at item: Int) {
    if let sibling = FlowNode.insert(size, at: item, in: root) {
      let top = FlowNode.branch()
      top.pointee.insertChild(root, at: 0)
      top.pointee.insertChild(sibling, at: 1)
      root = top
    }
    markLines(reaching: item)
  }

  /// Takes an item out; ``refresh()`` must follow.
  ///
  /// - Complexity: O(log items).
  package func remove(at item: Int) {
    FlowNode.remove(at: item, in: root)
    while !root.pointee.isLeaf, root.pointee.used == 1 {
      let only = root.pointee.children[0]
      FlowNode.freeOne(root)
      root = only
    }
    if !root.pointee.isLeaf, root.pointee.used == 0 {
      FlowNode.freeOne(root)
      root = FlowNode.leaf()
    }
    if itemCount > 0 { markLines(reaching: item) }
  }

  /// Breaks the lines anew for another room; ``refresh()`` must follow.
  ///
  /// - Complexity: O(items).
  package func setRoom(_ room: FlowRoom) {
    guard room != self.room else { return }
    self.room = room
    FlowNode.markAllStale(root)
  }

  /// Takes changes into account.
  ///
  /// - Returns: Whether chunks can keep the lines; if not, the sizes must be kept otherwise.
  /// - Complexity: O(log items) a change, apart from the items of its chunk.
  package func refresh() -> Bool {
    grid = nil
    guard itemCount > 0 else { return true }
    // A line must start behind the one before it, and be no shorter for an item more.
    guard room.itemSpacing >= 0, room.lineSpacing >= 0 else { return false }
    guard FlowNode.refresh(root, room, scratch) else { return false }
    if root.pointee.isEven {
      grid = FlowGrid(itemCount: itemCount, item: root.pointee.firstSize, room: room)
    }
    return true
  }

  private func markLines(reaching item: Int) {
    FlowNode.markStale(root, items: max(item - FlowNode.lineItemsMax, 0)..<item + 1)
  }

  // MARK: Asking

  /// Rounding must not hide a line that ends where somebody looks.
  private static let slack: CGFloat = 1e-6

  /// The start of a line.
  private struct Place {
    package var cursor: FlowCursor
    package var item: Int
    package var start: CGFloat
  }

  /// The last line that a condition still lets us go on to, given its first item and its start.
  @inline(__always)
  private func line(where goesOn: (_ item: Int, _ start: CGFloat) -> Bool) -> Place {
    var (node, entry, first, base) = (root, 0, 0, CGFloat(0))
    let total = itemCount
    while !node.pointee.isLeaf {
      var index = 0
      while index < node.pointee.used - 1 {
        let child = node.pointee.children[index]
        var (nextEntry, nextBase) = (entry, base)
        child.pointee.pass(&nextEntry, &nextBase)
        let end = first + child.pointee.count
        guard end + nextEntry < total, goesOn(end + nextEntry, nextBase) else { break }
        (entry, base, first) = (nextEntry, nextBase, end)
        index += 1
      }
      node = node.pointee.children[index]
    }
    var place = Place(
      cursor: FlowCursor(leaf: node, index: entry),
      item: first + entry,
      start: base
    )
    while true {
      var cursor = place.cursor
      let line = cursor.takeLine(room)
      let next = place.item + line.itemCount
      let start = place.start + line.thickness + room.lineSpacing
      guard line.itemCount > 0, next < total, goesOn(next, start) else { return place }
      place = Place(cursor: cursor, item: next, start: start)
    }
  }

  /// The place of an item, from the start of the lines.
  ///
  /// - Complexity: O(log items + the items of a chunk).
  package func frame(of item: Int) -> FlowRect {
    if let grid { return grid.frame(of: item) }
    var place = line { first, _ in first <= item }
    var result = FlowRect(cross: 0, main: 0, size: FlowSize(cross: 0, main: 0))
    visitLine(&place) { if $0 == item { result = $1 } }
    return result
  }

  /// Hands out the items of the lines that overlap an extent, measured from the start of the lines.
  ///
  /// - Complexity: O(items handed out + log items + the items of a chunk).
  @inline(__always)
  package func visitItems(
    from low: CGFloat,
    to high: CGFloat,
    _ body: (_ item: Int, _ rect: FlowRect) -> Void
  ) {
    guard itemCount > 0 else { return }
    if let grid {
      for index in grid.items(from: low, to: high) { body(index, grid.frame(of: index)) }
      return
    }
    let least = low - Self.slack
    var place = line { _, start in start <= least }
    while place.item < itemCount, place.start < high { visitLine(&place, body) }
  }

  /// Hands out the items of a line and moves to the next one.
  @inline(__always)
  private func visitLine(_ place: inout Place, _ body: (_ item: Int, _ rect: FlowRect) -> Void) {
    var items = place.cursor
    let line = place.cursor.takeLine(room)
    let end = place.item + line.itemCount
    var (cross, gap) = line.gaps(isLast: end >= itemCount, room)
    for item in place.item..<end {
      guard let size = items.size else { break }
      let main = place.start + (line.thickness - size.main) / 2
      body(item, FlowRect(cross: cross, main: main, size: size))
      cross += size.cross + gap
      items.index += 1
    }
    place.item = max(end, place.item + 1)
    place.start += line.thickness + room.lineSpacing
  }
}
