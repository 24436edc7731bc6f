/// The heights of a list's rows: what lies at an offset, where a row starts, in O(log n).
///
/// Rows of one height are a single run that costs nothing per row. Varied heights live in a counted B+ tree whose
/// leaves hold up to ``HeightNode/leafCapacity`` heights; runs may stand anywhere among the leaves, so that rows
/// whose height is only assumed cost nothing either. Sums are always made anew from the heights below them, never
/// by adding a difference: they do not drift, and ``index(at:)`` and ``start(of:)`` add in the same order, so that
/// they agree to the last bit.
final class HeightIndex {
  typealias Node = UnsafeMutablePointer<HeightNode>

  private(set) var root: Node

  /// Creates an index of rows of one height.
  init(count: Int = 0, height: Double = 0) {
    root = HeightNode.run(count: count, height: height)
  }

  /// Creates an index of rows whose heights a closure gives, in order; equal ones so far stay a run.
  ///
  /// - Complexity: O(n), a few nanoseconds a row beyond the closure.
  convenience init(count: Int, heights: (Int) -> Double) {
    self.init()
    var first = 0
    let common = count > 0 ? heights(0) : 0
    var next = common
    while first < count {
      first += 1
      guard first < count else { break }
      next = heights(first)
      if next != common { break }
    }
    root.pointee = .uniform(count: first, height: common)
    guard first < count else { return }
    root = HeightBuilder.tree(run: root, first: first, height: next, count: count, heights: heights)
  }

  deinit { HeightNode.free(root) }

  /// The number of rows.
  var count: Int { root.pointee.count }
  /// The height of all rows together.
  var total: Double { root.pointee.sum }

  /// The height of a row, which must exist.
  ///
  /// - Complexity: O(log n).
  func height(of row: Int) -> Double {
    var (node, rest) = (root, row)
    while node.pointee.kind == .branch { node = node.pointee.child(holding: &rest) }
    return node.pointee.kind == .run ? node.pointee.height : node.pointee.heights[rest]
  }

  /// Where a row starts; the number of rows stands for the end of the last one.
  ///
  /// - Complexity: O(log n).
  func start(of row: Int) -> Double {
    var (node, rest, base) = (root, row, 0.0)
    while node.pointee.kind == .branch {
      node = node.pointee.child(holding: &rest, base: &base)
    }
    if node.pointee.kind == .run { return base + Double(rest) * node.pointee.height }
    return node.pointee.sum(before: rest, from: base)
  }

  /// The last row that starts at or before an offset and ends after it; the first or last row for offsets outside.
  ///
  /// - Returns: 0 when there are no rows.
  /// - Complexity: O(log n).
  func index(at offset: Double) -> Int {
    guard offset > 0, count > 0 else { return 0 }
    var (node, base, first) = (root, 0.0, 0)
    while node.pointee.kind == .branch {
      node = node.pointee.child(at: offset, base: &base, first: &first)
    }
    return min(first + node.pointee.index(at: offset, from: base), count - 1)
  }
}

// MARK: Changing

extension HeightIndex {
  /// Gives a row another height.
  ///
  /// - Complexity: O(log n).
  func set(_ row: Int, to height: Double) {
    guard self.height(of: row) != height else { return }
    if count == 1 {
      replaceRoot(HeightNode.run(count: 1, height: height))
      return
    }
    carve(around: row)
    change(.set(height), at: row)
  }

  /// Puts a row in, before the row that has the number now.
  ///
  /// - Complexity: O(log n).
  func insert(_ height: Double, at row: Int) {
    if count == 0 {
      replaceRoot(HeightNode.run(count: 1, height: height))
      return
    }
    if root.pointee.kind == .run, root.pointee.height == height {
      root.pointee = .uniform(count: count + 1, height: height)
      return
    }
    carve(around: min(row, count - 1))
    change(.insert(height), at: row)
  }

  /// Takes a row out.
  ///
  /// - Returns: Its height.
  /// - Complexity: O(log n).
  @discardableResult
  func remove(at row: Int) -> Double {
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

  /// Takes a row out and puts it in before the row that has the number then.
  ///
  /// - Complexity: O(log n).
  func move(from source: Int, to target: Int) {
    insert(remove(at: source), at: target)
  }

  /// Applies a change and makes a new root when the old one splits.
  private func change(_ edit: HeightEdit, at row: Int) {
    grow(root.pointee.apply(edit, at: row))
  }

  /// Makes the rows around one explicit, so that it can differ from its run.
  private func carve(around row: Int) {
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

  private func replaceRoot(_ node: Node, keepingOld: Bool = false) {
    let old = root
    root = node
    if !keepingOld { HeightNode.free(old) }
  }
}
