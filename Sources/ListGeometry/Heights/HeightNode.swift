/// A node of a ``HeightIndex``: a run of equal heights, a leaf of heights, or a branch.
///
/// Nodes lie in raw memory, as reference counts would cost more than the steps between them. Leaves know where each
/// of their blocks starts and branches where each child does, both counted from their own start: a search compares an
/// offset with all of them at once, which the compiler makes into vector instructions without a branch to guess.
struct HeightNode {
  typealias Pointer = UnsafeMutablePointer<HeightNode>

  enum Kind: UInt8 {
    case run
    case leaf
    case branch
  }

  /// A leaf is found by where its blocks start, then within a block: two short scans.
  static let leafCapacity = 256
  static let blockLength = 16
  static let blockCount = leafCapacity / blockLength
  static let fanOut = 32
  /// A branch holds more children than it may keep while it splits or carves.
  private static let branchCapacity = fanOut + 2
  /// How many rows of a run become explicit around one that changes.
  static let carveLength = 64

  var kind: Kind
  /// The heights of a leaf or the children of a branch.
  var used = 0
  /// The rows below.
  var count: Int
  /// Their height.
  var sum: Double
  /// The height of each row of a run.
  var height: Double = 0
  /// What follows the node in its own block of memory; nil for runs.
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

  /// An empty leaf.
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

  /// One block of memory for the node and what it holds.
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

  /// Where a leaf's blocks start, from its own start; infinite for blocks that it has no rows for.
  var blockStarts: UnsafeMutablePointer<Double> { heights + HeightNode.leafCapacity }

  /// The children of a branch.
  var children: UnsafeMutablePointer<Pointer> {
    guard let storage else { preconditionFailure("a run has no children") }
    return storage.assumingMemoryBound(to: Pointer.self)
  }

  /// The rows below each child.
  var counts: UnsafeMutablePointer<Int> {
    UnsafeMutableRawPointer(children + HeightNode.branchCapacity).assumingMemoryBound(to: Int.self)
  }

  /// The number of each child's first row, from the branch's own; as great as can be beyond the last.
  var firsts: UnsafeMutablePointer<Int> { counts + HeightNode.branchCapacity }

  /// Where each child starts, from the branch's own start; infinite beyond the last.
  var starts: UnsafeMutablePointer<Double> {
    UnsafeMutableRawPointer(firsts + HeightNode.branchCapacity)
      .assumingMemoryBound(to: Double.self)
  }

  /// The height below each child, so that starts can be added anew without a visit to it.
  var sums: UnsafeMutablePointer<Double> { starts + HeightNode.branchCapacity }
}

// MARK: Finding

extension HeightNode {
  /// The child that holds a row.
  func position(holding row: Int) -> Int {
    let firsts = firsts
    var found = 0
    // As many as can be, whatever is used: a fixed number of comparisons is one straight line of instructions.
    for index in 0..<HeightNode.fanOut { found &+= firsts[index] <= row ? 1 : 0 }
    return max(min(found, used) - 1, 0)
  }

  /// The child at an offset, which counts from where `base` does.
  func position(at offset: Double, from base: Double) -> Int {
    let starts = starts
    var found = 0
    for index in 0..<HeightNode.fanOut { found &+= base + starts[index] <= offset ? 1 : 0 }
    return max(min(found, used) - 1, 0)
  }

  /// Where a row of a run or leaf starts; the number of rows stands for the end.
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

  /// Division, then put right against the products that `start(of:from:)` gives.
  private func runSpan(at offset: Double, from base: Double, end: Double) -> HeightSpan {
    var row = 0
    if height > 0, offset > base {
      let quotient = (offset - base) / height
      row = quotient < Double(count) ? Int(quotient) : count - 1
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
