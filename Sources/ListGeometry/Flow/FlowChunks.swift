import Foundation

/// The lines of a section with items of different sizes; a change visits few other items (rules
/// FL-5 to FL-11).
///
/// A counted B+ tree of item sizes, with up to ``FlowNode/leafCapacity`` items in a leaf. Line
/// breaking is greedy, so every break depends on those before it: one more item may move all that
/// follow. Each node therefore keeps a ``FlowExit`` for every item at which its first line may
/// start. A change recomputes the leaves whose lines can reach the item, and the branches above
/// them. It does so whether or not later breaks change. Memory is 8 bytes an item where 32 bits
/// hold its lengths exactly, else 16, and about 2 for the tree.
public final class FlowChunks {
  private typealias Node = FlowNode.Pointer

  private var root: Node
  /// The length of a line, and the spacings.
  public private(set) var room: FlowRoom
  private let scratch = FlowScratch()
  /// The closed form of the lines while all sizes are equal, else nil (rule FL-11).
  public private(set) var grid: FlowGrid?

  /// Takes over the sizes of a builder; ``refresh()`` must follow.
  public init(_ builder: FlowChunkBuilder, room: FlowRoom) {
    self.room = room
    root = builder.takeTree()
  }

  deinit { FlowNode.free(root) }

  /// The number of items.
  public var itemCount: Int { root.pointee.count }

  /// The length of all lines and the spacings between them, along the scroll direction.
  public var length: CGFloat {
    if let grid { return grid.length }
    guard itemCount > 0, let exits = root.pointee.exits else { return 0 }
    return exits[0].length - room.lineSpacing
  }

  /// The bytes that sizes and tree occupy.
  public var byteCount: Int { root.pointee.byteCount }

  /// How many leaves the next ``refresh()`` will recompute.
  public var staleLeafCount: Int { root.pointee.staleLeafCount }

  /// The size of an item.
  ///
  /// - Complexity: O(log items).
  public func size(of item: Int) -> FlowSize {
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
  public var sizes: [FlowSize] {
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

  /// Changes an item's size; call ``refresh()`` before the next query.
  ///
  /// - Complexity: O(log items).
  public func set(_ item: Int, to size: FlowSize) {
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

  /// Inserts an item before the one that has this index now; ``refresh()`` must follow.
  ///
  /// - Complexity: O(log items).
  public func insert(_ size: FlowSize, at item: Int) {
    if let sibling = FlowNode.insert(size, at: item, in: root) {
      let top = FlowNode.branch()
      top.pointee.insertChild(root, at: 0)
      top.pointee.insertChild(sibling, at: 1)
      root = top
    }
    markLines(reaching: item)
  }

  /// Removes an item; ``refresh()`` must follow.
  ///
  /// - Complexity: O(log items).
  public func remove(at item: Int) {
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

  /// Breaks the lines for other lengths or spacings; ``refresh()`` must follow.
  ///
  /// - Complexity: O(items).
  public func setRoom(_ room: FlowRoom) {
    guard room != self.room else { return }
    self.room = room
    FlowNode.markAllStale(root)
  }

  /// Recomputes what changes made stale.
  ///
  /// - Returns: Whether chunks can hold the lines; if not, use ``FlowLines``.
  /// - Complexity: O(log items) for each change, plus the items of its leaves.
  public func refresh() -> Bool {
    grid = nil
    guard itemCount > 0 else { return true }
    // With negative spacing a line might start before the one above, or become shorter by an item.
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

  /// A tolerance in points, so that rounding does not hide a line that ends just at the offset.
  private static let slack: CGFloat = 1e-6

  /// The start of a line.
  private struct Place {
    var cursor: FlowCursor
    var item: Int
    var start: CGFloat
  }

  /// The last line for which the condition holds, given the line's first item and start.
  ///
  /// The condition must hold for a first part of the lines and for none after it.
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

  /// The frame of an item, relative to the start of the lines.
  ///
  /// - Complexity: O(log items + the items of a chunk).
  public func frame(of item: Int) -> FlowRect {
    if let grid { return grid.frame(of: item) }
    var place = line { first, _ in first <= item }
    var result = FlowRect(cross: 0, main: 0, size: FlowSize(cross: 0, main: 0))
    visitLine(&place) { if $0 == item { result = $1 } }
    return result
  }

  /// Visits the items of the lines between two offsets, which count from the start of the lines.
  ///
  /// - Complexity: O(items visited + log items + the items of a chunk).
  @inline(__always)
  public func visitItems(
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

  /// Visits the items of a line and moves to the next one.
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
