/// Makes the tree of a ``HeightIndex`` from heights that come one by one, without another copy.
///
/// Equal heights at the beginning stay a run. From the first different height on, heights go
/// straight into leaves.
public struct HeightBuilder {
  private var run: Int
  private let common: Double
  /// The finished leaves, after the run if there is one.
  private var nodes: [HeightNode.Pointer] = []
  /// The leaf that is being filled.
  private var leaf: HeightNode.Pointer?
  /// Where its next height goes, and how many more it takes.
  @usableFromInline var next: UnsafeMutablePointer<Double>?
  @usableFromInline var room = 0

  /// Starts with the first height.
  public init(first: Double) {
    run = 1
    common = first
  }

  /// Appends a height.
  ///
  /// - Complexity: O(1), amortised; one allocation for each leaf.
  @inlinable
  @inline(__always)
  public mutating func append(_ height: Double) {
    if let next, room > 0 {
      next.pointee = height
      self.next = next + 1
      room &-= 1
    } else {
      appendToNewNode(height)
    }
  }

  @inline(never)
  @usableFromInline
  mutating func appendToNewNode(_ height: Double) {
    if leaf == nil {
      guard height != common else {
        run += 1
        return
      }
      startLeaves()
    }
    if leaf != nil, room == 0 { closeLeaf() }
    if leaf == nil { fill(HeightNode.leaf(), used: 0) }
    next?.pointee = height
    next = next.map { $0 + 1 }
    room -= 1
  }

  private mutating func fill(_ node: HeightNode.Pointer, used: Int) {
    leaf = node
    next = node.pointee.heights + used
    room = HeightNode.leafCapacity - used
  }

  /// Ends the run; a short one moves into the first leaf.
  private mutating func startLeaves() {
    if run > HeightNode.leafCapacity / 2 {
      nodes.append(HeightNode.run(count: run, height: common))
    } else {
      let first = HeightNode.leaf()
      first.pointee.heights.update(repeating: common, count: run)
      fill(first, used: run)
    }
  }

  private mutating func closeLeaf() {
    if let leaf {
      leaf.pointee.setUsed(HeightNode.leafCapacity - room)
      nodes.append(leaf)
    }
    (leaf, next, room) = (nil, nil, 0)
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
