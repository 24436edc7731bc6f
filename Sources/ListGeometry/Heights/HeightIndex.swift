/// The heights of a list's rows: finds the row at an offset, and where a row starts, in O(log n).
///
/// Rows of one height are a single run, which needs no memory for each row. Other heights are in a
/// counted B+ tree with up to ``HeightNode/leafCapacity`` heights in a leaf. Runs may stand
/// anywhere among the leaves, so that rows with an assumed height need no memory either.
///
/// Sums are always recomputed from the heights below, never adjusted by a difference, so they do
/// not drift. ``index(at:)`` and ``start(of:)`` add in the same order, so that they agree to the
/// last bit. The node that was found last is remembered: scrolling stays in it for hundreds of rows.
public final class HeightIndex {
  typealias Node = UnsafeMutablePointer<HeightNode>

  // Unchecked for exclusivity: no access to these fields runs other code.
  @exclusivity(unchecked) private(set) var root: Node
  @exclusivity(unchecked) private var finger: HeightFinger

  /// Creates an index of rows that all have one height.
  public init(count: Int = 0, height: Double = 0) {
    root = HeightNode.run(count: count, height: height)
    finger = HeightFinger(lastFoundBelow: root)
  }

  /// Creates an index of rows whose heights a closure gives, in order.
  ///
  /// - Complexity: O(n), a few nanoseconds a row beyond the closure.
  @inlinable
  public convenience init(count: Int, heights: (Int) -> Double) {
    guard count > 0 else {
      self.init()
      return
    }
    var builder = HeightBuilder(first: heights(0))
    for row in 1..<count { builder.append(heights(row)) }
    self.init(&builder)
  }

  /// Creates an index of the heights that a builder took.
  public init(_ builder: inout HeightBuilder) {
    root = builder.finish()
    finger = HeightFinger(lastFoundBelow: root)
  }

  deinit { HeightNode.free(root) }

  /// The number of rows.
  public var count: Int { root.pointee.count }
  /// The sum of all heights.
  public var total: Double { root.pointee.sum }

  /// The height of a row, which must exist.
  ///
  /// - Complexity: O(log n), O(1) near the row found last.
  public func height(of row: Int) -> Double {
    let found = leaf(holding: row)
    let node = found.node
    return node.pointee.kind == .run
      ? node.pointee.height : node.pointee.heights[row - found.first]
  }

  /// Where a row starts; for the number of rows, where the last one ends.
  ///
  /// - Complexity: O(log n), O(1) near the row found last.
  public func start(of row: Int) -> Double {
    let found = leaf(holding: row)
    return found.node.pointee.start(of: row - found.first, from: found.start)
  }

  /// Where a row starts, and its height; the row must exist.
  ///
  /// - Complexity: As for ``start(of:)``.
  public func extent(of row: Int) -> (start: Double, height: Double) {
    let found = leaf(holding: row)
    let (node, rest) = (found.node, row - found.first)
    return (
      node.pointee.start(of: rest, from: found.start),
      node.pointee.kind == .run ? node.pointee.height : node.pointee.heights[rest]
    )
  }

  /// The last row that starts at or before an offset and ends after it.
  ///
  /// Offsets outside give the first or the last row.
  ///
  /// - Returns: 0 when there are no rows.
  /// - Complexity: O(log n), O(1) near the row found last.
  public func index(at offset: Double) -> Int { span(at: offset).row }

  /// The row of ``index(at:)``, with its start and that of the next row.
  ///
  /// - Complexity: As for ``index(at:)``.
  public func span(at offset: Double) -> HeightSpan {
    guard offset >= 0, count > 0 else {
      return HeightSpan(row: 0, start: 0, end: count > 0 ? start(of: 1) : 0)
    }
    if !(finger.start <= offset && offset < finger.end) { descend(to: offset) }
    let found = finger
    var span = found.node.pointee.span(at: offset, from: found.start, end: found.end)
    span.row += found.first
    return span
  }

  /// The run or leaf that holds a row.
  @inline(__always)
  private func leaf(holding row: Int) -> HeightFinger {
    let distance = row &- finger.first
    // The end of all rows is in no node. It takes the descent, as the remembered node may be another one.
    if distance >= 0, distance < finger.count { return finger }
    descend(holding: row)
    return finger
  }

  @inline(never)
  private func descend(holding row: Int) {
    var found = HeightFinger(root)
    while found.node.pointee.kind == .branch {
      found.enter(found.node.pointee.position(holding: row - found.first))
    }
    finger = found
  }

  @inline(never)
  private func descend(to offset: Double) {
    var found = HeightFinger(root)
    while found.node.pointee.kind == .branch {
      found.enter(found.node.pointee.position(at: offset, from: found.start))
    }
    finger = found
  }
}

/// A node found on the way down, with its position in the index.
private struct HeightFinger {
  var node: HeightNode.Pointer
  /// The number of rows before the node.
  var first = 0
  /// The number of rows in the node.
  var count: Int
  /// The offset at which the node starts.
  var start = 0.0
  /// The offset at which the next node starts; for the last node, the end of the list.
  var end: Double

  init(_ root: HeightNode.Pointer) {
    node = root
    count = root.pointee.count
    end = root.pointee.sum
  }

  /// The position to remember after a change: the root if it is the only node, else none.
  init(lastFoundBelow root: HeightNode.Pointer) {
    self.init(root)
    guard root.pointee.kind == .branch else { return }
    count = 0
    start = .infinity
  }

  /// Moves down to a child.
  mutating func enter(_ index: Int) {
    let branch = node.pointee
    if index + 1 < branch.used { end = start + branch.starts[index + 1] }
    start += branch.starts[index]
    first += branch.firsts[index]
    count = branch.counts[index]
    node = branch.children[index]
  }
}

// MARK: Changing

extension HeightIndex {
  /// Changes the height of a row, which must exist.
  ///
  /// - Complexity: O(log n).
  public func set(_ row: Int, to height: Double) {
    guard self.height(of: row) != height else { return }
    if count == 1 {
      replaceOnly(with: height)
      return
    }
    change(.set(height), at: row)
  }

  /// Inserts a row before the one that has this index now.
  ///
  /// - Complexity: O(log n).
  public func insert(_ height: Double, at row: Int) {
    if count == 0 {
      replaceRoot(HeightNode.run(count: 1, height: height))
      return
    }
    if root.pointee.kind == .run, root.pointee.height == height {
      root.pointee = .uniform(count: count + 1, height: height)
      finger = HeightFinger(lastFoundBelow: root)
      return
    }
    change(.insert(height), at: row)
  }

  /// Removes a row, which must exist.
  ///
  /// - Returns: The row's height.
  /// - Complexity: O(log n).
  @discardableResult
  public func remove(at row: Int) -> Double {
    let height = height(of: row)
    change(.remove, at: row)
    if count == 0, root.pointee.kind != .run { replaceRoot(HeightNode.run(count: 0, height: 0)) }
    while root.pointee.kind == .branch, root.pointee.used == 1 {
      let only = root.pointee.children[0]
      root.pointee.used = 0
      replaceRoot(only)
    }
    return height
  }

  /// Removes a row, then inserts it before the row that has index `target` after the removal.
  ///
  /// - Complexity: O(log n).
  public func move(from source: Int, to target: Int) {
    insert(remove(at: source), at: target)
  }

  /// Applies a change, and makes a new root if the old one was split.
  private func change(_ edit: HeightEdit, at row: Int) {
    if case .remove = edit {} else { carve(around: min(row, count - 1)) }
    grow(root.pointee.apply(edit, at: row))
    finger = HeightFinger(lastFoundBelow: root)
  }

  /// Moves the rows around one out of their run into a leaf, so that its height can differ.
  private func carve(around row: Int) {
    guard leaf(holding: row).node.pointee.kind == .run else { return }
    if root.pointee.kind == .run {
      let parts = HeightNode.carve(root, around: row)
      replaceRoot(HeightNode.branch(of: parts), keepingOld: true)
    } else if root.pointee.kind == .branch {
      grow(root.pointee.carveRun(around: row))
    }
  }

  private func grow(_ sibling: Node?) {
    if let sibling { replaceRoot(HeightNode.branch(of: [root, sibling]), keepingOld: true) }
  }

  /// Changes the height of the only row.
  private func replaceOnly(with height: Double) {
    guard root.pointee.kind == .run else {
      return replaceRoot(HeightNode.run(count: 1, height: height))
    }
    root.pointee = .uniform(count: 1, height: height)
    finger = HeightFinger(lastFoundBelow: root)
  }

  private func replaceRoot(_ node: Node, keepingOld: Bool = false) {
    let old = root
    root = node
    finger = HeightFinger(lastFoundBelow: node)
    if !keepingOld { HeightNode.free(old) }
  }
}
