import Numbers

/// A node of a ``HeightIndex``: a run of equal heights, a leaf of heights, or a branch.
///
/// Nodes lie in raw memory, because reference counting would cost more than visiting them. A leaf
/// keeps where each of its blocks starts, a branch where each child starts, both relative to the
/// node. A search compares an offset with all of these starts at once. The compiler makes that
/// vector instructions without branches.
struct HeightNode {
  typealias Pointer = UnsafeMutablePointer<HeightNode>

  enum Kind: UInt8 {
    case run
    case leaf
    case branch
  }

  /// A search scans the starts of a leaf's blocks, then one block: two short scans.
  static let leafCapacity = 256
  static let blockLength = 16
  static let blockCount = leafCapacity / blockLength
  static let fanOut = 32
  /// The slots of a branch: two more than it may keep, for splitting and carving.
  private static let branchCapacity = fanOut + 2
  /// How many rows of a run move into a leaf when one of them changes.
  static let carveLength = 64

  var kind: Kind
  /// The number of heights in a leaf, or of children in a branch.
  var used = 0
  /// The number of rows of the subtree.
  var count: Int
  /// The sum of the subtree's heights.
  var sum: Double
  /// The height of each row of a run; 0 in other nodes.
  var height: Double = 0
  /// The part of the node's memory block after the node itself; nil for runs.
  private var storage: UnsafeMutableRawPointer?

  private init(kind: Kind, count: Int, sum: Double, height: Double = 0) {
    self.kind = kind
    self.count = count
    self.sum = sum
    self.height = height
  }

  static func uniform(count: Int, height: Double) -> HeightNode {
    HeightNode(kind: .run, count: count, sum: Double(count) * height, height: height)
  }

  // MARK: Making and freeing

  static func run(count: Int, height: Double) -> Pointer {
    let node = Pointer.allocate(capacity: 1)
    node.initialize(to: .uniform(count: count, height: height))
    return node
  }

  /// Makes an empty leaf.
  static func leaf() -> Pointer {
    let node = make(.leaf, storage: (leafCapacity + blockCount) * MemoryLayout<Double>.stride)
    node.pointee.blockStarts.update(repeating: .infinity, count: blockCount)
    return node
  }

  static func branch(of children: [Pointer]) -> Pointer {
    let node = make(.branch, storage: branchCapacity * 5 * MemoryLayout<Int>.stride)
    node.pointee.starts.update(repeating: .infinity, count: branchCapacity)
    node.pointee.firsts.update(repeating: .max, count: branchCapacity)
    for (index, child) in children.enumerated() {
      node.pointee.children[index] = child
      node.pointee.counts[index] = child.pointee.count
      node.pointee.sums[index] = child.pointee.sum
    }
    node.pointee.used = children.count
    node.pointee.refreshStarts(from: 0)
    return node
  }

  /// Allocates one block of memory for the node and its storage.
  private static func make(_ kind: Kind, storage byteCount: Int) -> Pointer {
    let header = MemoryLayout<HeightNode>.stride
    let memory = UnsafeMutableRawPointer.allocate(
      byteCount: header + byteCount,
      alignment: MemoryLayout<HeightNode>.alignment
    )
    let node = memory.bindMemory(to: HeightNode.self, capacity: 1)
    node.initialize(to: HeightNode(kind: kind, count: 0, sum: 0))
    node.pointee.storage = memory + header
    return node
  }

  static func free(_ node: Pointer) {
    if node.pointee.kind == .branch {
      for index in 0..<node.pointee.used { free(node.pointee.children[index]) }
    }
    UnsafeMutableRawPointer(node).deallocate()
  }

  // MARK: Parts

  /// The heights of a leaf.
  var heights: UnsafeMutablePointer<Double> {
    guard let storage else { preconditionFailure("a run has no heights") }
    return storage.assumingMemoryBound(to: Double.self)
  }

  /// Where each block of a leaf starts, relative to the leaf; infinite for unused blocks.
  var blockStarts: UnsafeMutablePointer<Double> { heights + HeightNode.leafCapacity }

  /// The children of a branch.
  var children: UnsafeMutablePointer<Pointer> {
    guard let storage else { preconditionFailure("a run has no children") }
    return storage.assumingMemoryBound(to: Pointer.self)
  }

  /// The number of rows of each child.
  var counts: UnsafeMutablePointer<Int> {
    UnsafeMutableRawPointer(children + HeightNode.branchCapacity).assumingMemoryBound(to: Int.self)
  }

  /// The first row of each child, relative to the branch; the greatest number for unused slots.
  var firsts: UnsafeMutablePointer<Int> { counts + HeightNode.branchCapacity }

  /// Where each child starts, relative to the branch; infinite for unused slots.
  var starts: UnsafeMutablePointer<Double> {
    UnsafeMutableRawPointer(firsts + HeightNode.branchCapacity)
      .assumingMemoryBound(to: Double.self)
  }

  /// The sum of each child's heights, so that recomputing starts does not visit the children.
  var sums: UnsafeMutablePointer<Double> { starts + HeightNode.branchCapacity }
}

// MARK: Finding

extension HeightNode {
  /// The index of the child that holds a row.
  func position(holding row: Int) -> Int {
    let firsts = firsts
    var found = 0
    // All slots, used or not: a fixed number of comparisons compiles to straight-line code.
    for index in 0..<HeightNode.fanOut { found &+= firsts[index] <= row ? 1 : 0 }
    return max(min(found, used) - 1, 0)
  }

  /// The index of the child at an offset, which is relative to the same origin as `base`.
  func position(at offset: Double, from base: Double) -> Int {
    let starts = starts
    var found = 0
    for index in 0..<HeightNode.fanOut { found &+= base + starts[index] <= offset ? 1 : 0 }
    return max(min(found, used) - 1, 0)
  }

  /// Where a row of a run or leaf starts; for the number of rows, where the node ends.
  func start(of row: Int, from base: Double) -> Double {
    guard kind == .leaf else { return base + Double(row) * height }
    guard row < used else { return base + sum }
    let block = row / HeightNode.blockLength
    let heights = heights
    var part = 0.0
    for index in block * HeightNode.blockLength..<row { part += heights[index] }
    return base + (blockStarts[block] + part)
  }

  /// The row of a run or leaf at an offset; `end` is where the next node starts.
  func span(at offset: Double, from base: Double, end: Double) -> HeightSpan {
    guard kind == .leaf else { return runSpan(at: offset, from: base, end: end) }
    let (heights, blockStarts) = (heights, blockStarts)
    var found = 0
    for index in 0..<HeightNode.blockCount {
      found &+= base + blockStarts[index] <= offset ? 1 : 0
    }
    let last = (used - 1) / HeightNode.blockLength
    let block = max(min(found - 1, last), 0)
    let blockEnd = block < last ? base + blockStarts[block + 1] : end
    let blockStart = blockStarts[block]
    var row = block * HeightNode.blockLength
    let lastRow = min(row + HeightNode.blockLength, used) - 1
    var (part, start) = (0.0, base + blockStart)
    while row < lastRow {
      part += heights[row]
      let next = base + (blockStart + part)
      if next > offset { return HeightSpan(row: row, start: start, end: next) }
      start = next
      row += 1
    }
    return HeightSpan(row: row, start: start, end: blockEnd)
  }

  /// Divides, then corrects the row by the products that `start(of:from:)` returns.
  private func runSpan(at offset: Double, from base: Double, end: Double) -> HeightSpan {
    var row = 0
    if height > 0, offset > base {
      let quotient = (offset - base) / height
      row = quotient < Double(count) ? Int(saturating: quotient) : count - 1
      if row > 0, base + Double(row) * height > offset { row -= 1 }
      if row < count - 1, base + Double(row + 1) * height <= offset { row += 1 }
    }
    return HeightSpan(
      row: row,
      start: base + Double(row) * height,
      end: row < count - 1 ? base + Double(row + 1) * height : end
    )
  }
}
