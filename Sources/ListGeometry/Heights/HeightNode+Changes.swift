/// Changes of single rows, from the root down; sums are recomputed on the way back.
extension HeightNode {
  /// Applies a change to a row of the subtree.
  ///
  /// - Returns: The new right neighbour if the node was split, else nil.
  mutating func apply(_ edit: HeightEdit, at row: Int) -> Pointer? {
    switch kind {
    case .run: applyToRun(edit, at: row)
    case .leaf: applyToLeaf(edit, at: row)
    case .branch: applyToChild(edit, at: row)
    }
  }

  /// Changes a run by rows of its own height or by a row at its end; other changes need `carve` first.
  private mutating func applyToRun(_ edit: HeightEdit, at row: Int) -> Pointer? {
    switch edit {
    case .remove:
      self = .uniform(count: count - 1, height: height)
    case .insert(let new) where new == height:
      self = .uniform(count: count + 1, height: height)
    case .insert(let new) where row == count:
      let sibling = HeightNode.leaf()
      sibling.pointee.fill(1, with: new)
      return sibling
    case .set, .insert:
      preconditionFailure("a run was not carved before one of its rows changed")
    }
    return nil
  }

  private mutating func applyToLeaf(_ edit: HeightEdit, at row: Int) -> Pointer? {
    switch edit {
    case .set(let height):
      heights[row] = height
    case .remove:
      (heights + row).update(from: heights + row + 1, count: used - row - 1)
      used -= 1
    case .insert(let height):
      if used == HeightNode.leafCapacity { return splitLeaf(inserting: height, at: row) }
      (heights + row + 1).update(from: heights + row, count: used - row)
      heights[row] = height
      used += 1
    }
    refreshBlocks(from: row)
    return nil
  }

  private mutating func splitLeaf(inserting height: Double, at row: Int) -> Pointer? {
    // A row at the end leaves the full leaf as it is: most lists grow at the end.
    let cut = row == used ? used : used / 2
    let sibling = HeightNode.leaf()
    sibling.pointee.heights.update(from: heights + cut, count: used - cut)
    sibling.pointee.used = used - cut
    used = cut
    refreshBlocks(from: 0)
    sibling.pointee.refreshBlocks(from: 0)
    if row <= cut, cut < HeightNode.leafCapacity {
      _ = applyToLeaf(.insert(height), at: row)
    } else {
      _ = sibling.pointee.applyToLeaf(.insert(height), at: row - cut)
    }
    return sibling
  }

  private mutating func applyToChild(_ edit: HeightEdit, at row: Int) -> Pointer? {
    let index = position(holding: row)
    let sibling = children[index].pointee.apply(edit, at: row - firsts[index])
    refreshChild(index)
    if let sibling { insertChild(sibling, at: index + 1) }
    if case .remove = edit { shrink(around: index) }
    return splitIfFull()
  }

  /// Moves rows of a run of the subtree into a leaf.
  mutating func carveRun(around row: Int) -> Pointer? {
    let index = position(holding: row)
    let (child, rest) = (children[index], row - firsts[index])
    if child.pointee.kind == .branch {
      let sibling = child.pointee.carveRun(around: rest)
      refreshChild(index)
      if let sibling { insertChild(sibling, at: index + 1) }
    } else if child.pointee.kind == .run {
      let parts = HeightNode.carve(child, around: rest)
      children[index] = parts[0]
      refreshChild(index)
      for (offset, part) in parts.dropFirst().enumerated() {
        insertChild(part, at: index + 1 + offset)
      }
    }
    return splitIfFull()
  }

  /// Splits a run into a shorter run, a leaf around a row, and a rest; short parts join the leaf.
  static func carve(_ run: Pointer, around row: Int) -> [Pointer] {
    let (count, height) = (run.pointee.count, run.pointee.height)
    var low = max(0, row - carveLength / 2)
    var high = min(count, low + carveLength)
    if low < carveLength { low = 0 }
    if count - high < carveLength { high = count }
    let leaf = leaf()
    leaf.pointee.fill(high - low, with: height)
    var parts = [leaf]
    if low > 0 {
      run.pointee = .uniform(count: low, height: height)
      parts.insert(run, at: 0)
    } else {
      free(run)
    }
    if high < count { parts.append(.init(HeightNode.run(count: count - high, height: height))) }
    return parts
  }

  /// Fills an empty leaf with a number of equal heights.
  mutating func fill(_ rows: Int, with height: Double) {
    heights.update(repeating: height, count: rows)
    used = rows
    refreshBlocks(from: 0)
  }

  /// Sets how many heights of a leaf's storage are valid.
  mutating func setUsed(_ rows: Int) {
    used = rows
    refreshBlocks(from: 0)
  }

  /// Recomputes where a leaf's blocks start, from the block of a row on.
  private mutating func refreshBlocks(from row: Int) {
    let (heights, blockStarts) = (heights, blockStarts)
    // From the block before: the row's own block may be new, or empty after a removal.
    var block = max(row / HeightNode.blockLength - 1, 0)
    var start = block == 0 ? 0 : blockStarts[block]
    while block * HeightNode.blockLength < used {
      blockStarts[block] = start
      let end = min(used, (block + 1) * HeightNode.blockLength)
      var part = 0.0
      for index in block * HeightNode.blockLength..<end { part += heights[index] }
      start += part
      block += 1
    }
    for empty in block..<HeightNode.blockCount { blockStarts[empty] = .infinity }
    count = used
    sum = start
  }

  mutating func insertChild(_ child: Pointer, at index: Int) {
    let tail = used - index
    (children + index + 1).update(from: children + index, count: tail)
    (counts + index + 1).update(from: counts + index, count: tail)
    (sums + index + 1).update(from: sums + index, count: tail)
    children[index] = child
    used += 1
    refreshChild(index)
  }

  private mutating func removeChild(at index: Int) {
    let tail = used - index - 1
    (children + index).update(from: children + index + 1, count: tail)
    (counts + index).update(from: counts + index + 1, count: tail)
    (sums + index).update(from: sums + index + 1, count: tail)
    used -= 1
    refreshStarts(from: index)
  }

  private mutating func refreshChild(_ index: Int) {
    counts[index] = children[index].pointee.count
    sums[index] = children[index].pointee.sum
    refreshStarts(from: index)
  }

  /// Recomputes where the children start, from one on.
  mutating func refreshStarts(from index: Int) {
    let (counts, firsts, starts, sums) = (counts, firsts, starts, sums)
    var first = index == 0 ? 0 : firsts[index - 1] + counts[index - 1]
    var start = index == 0 ? 0 : starts[index - 1] + sums[index - 1]
    for position in index..<used {
      firsts[position] = first
      starts[position] = start
      first += counts[position]
      start += sums[position]
    }
    var empty = used
    while empty < HeightNode.fanOut {
      firsts[empty] = .max
      starts[empty] = .infinity
      empty += 1
    }
    count = first
    sum = start
  }

  private mutating func splitIfFull() -> Pointer? {
    guard used > HeightNode.fanOut else { return nil }
    let cut = used / 2
    let moved = (cut..<used).map { children[$0] }
    used = cut
    refreshStarts(from: cut)
    return HeightNode.branch(of: moved)
  }

  /// Frees an empty child, or joins a small one with a neighbour.
  private mutating func shrink(around index: Int) {
    if children[index].pointee.count == 0 {
      HeightNode.free(children[index])
      removeChild(at: index)
      return
    }
    if index > 0, join(index - 1) { return }
    if index + 1 < used { _ = join(index) }
  }

  /// Joins two neighbours if both together leave space in one node.
  private mutating func join(_ index: Int) -> Bool {
    let (left, right) = (children[index], children[index + 1])
    guard left.pointee.kind == right.pointee.kind, left.pointee.kind != .run else { return false }
    let isLeaf = left.pointee.kind == .leaf
    let limit = isLeaf ? HeightNode.leafCapacity * 3 / 4 : HeightNode.fanOut * 3 / 4
    guard left.pointee.used + right.pointee.used <= limit else { return false }
    if isLeaf {
      let first = left.pointee.used
      (left.pointee.heights + first).update(from: right.pointee.heights, count: right.pointee.used)
      left.pointee.used += right.pointee.used
      left.pointee.refreshBlocks(from: first)
    } else {
      for position in 0..<right.pointee.used {
        left.pointee.insertChild(right.pointee.children[position], at: left.pointee.used)
      }
      right.pointee.used = 0
    }
    HeightNode.free(right)
    removeChild(at: index + 1)
    refreshChild(index)
    return true
  }
}
