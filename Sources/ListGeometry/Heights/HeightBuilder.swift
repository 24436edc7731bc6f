/// Makes the tree of a ``HeightIndex`` from heights that come one by one, without another copy.
///
/// Equal heights at the beginning stay a run. From the first different height on, heights go
/// straight into leaves.
package struct HeightBuilder {
  private var run: Int
  private let common: Double
  /// The finished leaves, after the run if there is one.
  private var nodes: [HeightNode.Pointer] = []
  /// The leaf that is being filled, and its storage.
  private var leaf: HeightNode.Pointer?
  private var next: UnsafeMutablePointer<Double>?
  private var used = 0

  /// Starts with the first height.
  package init(first: Double) {
    run = 1
    common = first
  }

  /// Appends a height.
  ///
  /// - Complexity: O(1), amortised; one allocation for each leaf.
  @inline(__always)
  package mutating func append(_ height: Double) {
    if let next, used < HeightNode.leafCapacity {
      next[used] = height
      used &+= 1
    } else {
      appendToNewNode(height)
    }
  }

  @inline(never)
  private mutating func appendToNewNode(_ height: Double) {
    if leaf == nil {
      guard height != common else {
        run += 1
        return
      }
      startLeaves()
    }
    if used == HeightNode.leafCapacity { closeLeaf() }
    let current = leaf ?? HeightNode.leaf()
    current.pointee.heights[used] = height
    used += 1
    (leaf, next) = (current, current.pointee.heights)
  }

  /// Ends the run; a short one moves into the first leaf.
  private mutating func startLeaves() {
    if run > HeightNode.leafCapacity / 2 {
      nodes.append(HeightNode.run(count: run, height: common))
    } else {
      let first = HeightNode.leaf()
      first.pointee.heights.update(repeating: common, count: run)
      (leaf, used) = (first, run)
    }
  }

  private mutating func closeLeaf() {
    if let leaf {
      leaf.pointee.setUsed(used)
      nodes.append(leaf)
    }
    (leaf, next, used) = (nil, nil, 0)
  }

  /// The tree of all heights; the builder must not be used again.
  mutating func finish() -> HeightNode.Pointer {
    if leaf == nil, nodes.isEmpty { return HeightNode.run(count: run, height: common) }
    closeLeaf()
    var level = nodes
    nodes = []
    while level.count > 1 {
      level = stride(from: 0, to: level.count, by: HeightNode.fanOut).map { start in
        HeightNode.branch(of: Array(level[start..<min(start + HeightNode.fanOut, level.count)]))
      }
    }
    return level[0]
  }
}
