import Foundation

extension FlowNode {
  /// Recomputes the stale nodes of a subtree.
  ///
  /// - Returns: Whether all lines are short enough for chunks.
  /// - Complexity: O(stale leaves); each costs its items and the items of a line.
  static func refresh(_ node: Pointer, _ room: FlowRoom, _ scratch: FlowScratch) -> Bool {
    guard node.pointee.isStale else { return true }
    if node.pointee.isLeaf { return refreshLeaf(node, room, scratch) }
    for index in 0..<node.pointee.used
    where !refresh(node.pointee.children[index], room, scratch) { return false }
    refreshBranch(node)
    return true
  }

  private static func refreshLeaf(
    _ leaf: Pointer,
    _ room: FlowRoom,
    _ scratch: FlowScratch
  ) -> Bool {
    scratch.begin()
    let used = leaf.pointee.used
    var lead = FlowCursor(leaf: leaf, index: 0)
    leaf.pointee.lead = lead.takeLine(room).itemCount
    let exitCount = min(leaf.pointee.lead + 1, used)
    leaf.pointee.setExitCount(exitCount)
    for entry in 0..<exitCount {
      guard let exit = walk(from: entry, leaf, room, scratch) else { return false }
      leaf.pointee.exits?[entry] = exit
    }
    leaf.pointee.isEven = leaf.pointee.itemsAreEven
    leaf.pointee.isStale = false
    return true
  }

  /// Follows the lines from an item until they leave the leaf, or meet lines already followed in this round.
  private static func walk(
    from entry: Int,
    _ leaf: Pointer,
    _ room: FlowRoom,
    _ scratch: FlowScratch
  ) -> FlowExit? {
    let used = leaf.pointee.used
    var (at, depth) = (entry, 0)
    while at < used, scratch.rounds[at] != scratch.round {
      var cursor = FlowCursor(leaf: leaf, index: at)
      let line = cursor.takeLine(room)
      guard line.itemCount <= lineItemsMax else { return nil }
      scratch.rounds[at] = scratch.round
      scratch.starts[depth] = at
      scratch.steps[depth] = line.thickness + room.lineSpacing
      depth += 1
      at += line.itemCount
    }
    var exit = at < used ? scratch.exits[at] : FlowExit(offset: Int32(at - used), length: 0)
    while depth > 0 {
      depth -= 1
      exit.length += scratch.steps[depth]
      scratch.exits[scratch.starts[depth]] = exit
    }
    return exit
  }

  private var itemsAreEven: Bool {
    let first = size(0)
    for index in 1..<max(used, 1) where size(index) != first { return false }
    return true
  }

  private static func refreshBranch(_ node: Pointer) {
    let children = node.pointee.children
    let first = children[0]
    node.pointee.lead = first.pointee.lead
    node.pointee.isEven = first.pointee.isEven
    let common = first.pointee.firstSize
    for index in 1..<max(node.pointee.used, 1) where node.pointee.isEven {
      let child = children[index]
      node.pointee.isEven = child.pointee.isEven && child.pointee.firstSize == common
    }
    let exitCount = min(node.pointee.lead + 1, node.pointee.count)
    node.pointee.setExitCount(exitCount)
    for start in 0..<exitCount {
      var (entry, length) = (start, CGFloat(0))
      for index in 0..<node.pointee.used { children[index].pointee.pass(&entry, &length) }
      node.pointee.exits?[start] = FlowExit(offset: Int32(entry), length: length)
    }
    node.pointee.isStale = false
  }

  /// The size of the first item of the subtree.
  var firstSize: FlowSize { isLeaf ? size(0) : children[0].pointee.firstSize }

  /// The first leaf of the subtree.
  static func firstLeaf(_ node: Pointer) -> Pointer {
    var node = node
    while !node.pointee.isLeaf { node = node.pointee.children[0] }
    return node
  }

  /// Marks the nodes of these items stale: their lines may have changed.
  static func markStale(_ node: Pointer, items: Range<Int>) {
    node.pointee.isStale = true
    guard !node.pointee.isLeaf else { return }
    var first = 0
    for index in 0..<node.pointee.used {
      let child = node.pointee.children[index]
      let end = first + child.pointee.count
      if first < items.upperBound, end > items.lowerBound {
        markStale(child, items: items.lowerBound - first..<items.upperBound - first)
      }
      first = end
    }
  }

  /// Marks the whole subtree stale, after the spacing or the length of lines changed.
  static func markAllStale(_ node: Pointer) {
    node.pointee.isStale = true
    guard !node.pointee.isLeaf else { return }
    for index in 0..<node.pointee.used { markAllStale(node.pointee.children[index]) }
  }
}

// MARK: Changing

extension FlowNode {
  /// Inserts an item before another.
  ///
  /// - Returns: The new right neighbour if the node was split, else nil.
  static func insert(_ size: FlowSize, at item: Int, in node: Pointer) -> Pointer? {
    node.pointee.isStale = true
    guard node.pointee.isLeaf else { return insertBelow(size, at: item, in: node) }
    guard node.pointee.used == leafCapacity else {
      node.pointee.insertSize(size, at: item)
      return nil
    }
    let right = splitLeaf(node)
    let half = node.pointee.used
    if item <= half {
      node.pointee.insertSize(size, at: item)
    } else {
      right.pointee.insertSize(size, at: item - half)
    }
    return right
  }

  private static func insertBelow(_ size: FlowSize, at item: Int, in node: Pointer) -> Pointer? {
    var rest = item
    var index = 0
    while index < node.pointee.used - 1, rest > node.pointee.children[index].pointee.count {
      rest -= node.pointee.children[index].pointee.count
      index += 1
    }
    let child = node.pointee.children[index]
    node.pointee.count += 1
    guard let sibling = insert(size, at: rest, in: child) else { return nil }
    // insertChild adds the child's count again, which the node's count includes already.
    node.pointee.count -= sibling.pointee.count
    node.pointee.insertChild(sibling, at: index + 1)
    return node.pointee.used > fanOut ? splitBranch(node) : nil
  }

  private static func splitLeaf(_ leaf: Pointer) -> Pointer {
    let right = FlowNode.leaf()
    let half = leaf.pointee.used / 2
    right.pointee.appendSizes(of: leaf.pointee, from: half)
    leaf.pointee.truncate(to: half)
    link(right, after: leaf)
    return right
  }

  static func link(_ leaf: Pointer, after other: Pointer) {
    leaf.pointee.previous = other
    leaf.pointee.next = other.pointee.next
    other.pointee.next?.pointee.previous = leaf
    other.pointee.next = leaf
  }

  private static func unlink(_ leaf: Pointer) {
    leaf.pointee.previous?.pointee.next = leaf.pointee.next
    leaf.pointee.next?.pointee.previous = leaf.pointee.previous
  }

  private static func splitBranch(_ node: Pointer) -> Pointer {
    let right = FlowNode.branch()
    let half = node.pointee.used / 2
    while node.pointee.used > half {
      right.pointee.insertChild(node.pointee.removeChild(at: node.pointee.used - 1), at: 0)
    }
    return right
  }

  /// Removes an item; an empty child is freed, and a small one joins its neighbour.
  static func remove(at item: Int, in node: Pointer) {
    node.pointee.isStale = true
    guard !node.pointee.isLeaf else { return node.pointee.removeSize(at: item) }
    var rest = item
    var index = 0
    while rest >= node.pointee.children[index].pointee.count {
      rest -= node.pointee.children[index].pointee.count
      index += 1
    }
    let child = node.pointee.children[index]
    node.pointee.count -= 1
    remove(at: rest, in: child)
    if child.pointee.used == 0 {
      node.pointee.removeChild(at: index)
      if child.pointee.isLeaf { unlink(child) }
      freeOne(child)
    } else if index + 1 < node.pointee.used {
      join(index, of: node)
    } else if index > 0 {
      join(index - 1, of: node)
    }
  }

  /// Joins a child with the next one if one is small and both together leave a quarter free.
  private static func join(_ index: Int, of node: Pointer) {
    let (left, right) = (node.pointee.children[index], node.pointee.children[index + 1])
    let (few, most) =
      left.pointee.isLeaf ? (leafLeast, leafCapacity * 3 / 4) : (fanOut / 4, fanOut * 3 / 4)
    guard min(left.pointee.used, right.pointee.used) < few,
      left.pointee.used + right.pointee.used <= most
    else { return }
    let total = node.pointee.count
    node.pointee.removeChild(at: index + 1)
    if left.pointee.isLeaf {
      left.pointee.appendSizes(of: right.pointee, from: 0)
      unlink(right)
    } else {
      for child in 0..<right.pointee.used {
        left.pointee.insertChild(right.pointee.children[child], at: left.pointee.used)
      }
    }
    freeOne(right)
    node.pointee.count = total
  }
}
