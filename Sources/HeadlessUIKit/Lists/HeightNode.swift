/// What happens to one row.
enum HeightEdit {
  case set(Double)
  case insert(Double)
  case remove
}

/// A node of a ``HeightIndex``: a run of equal heights, a leaf of heights, or a branch.
///
/// Nodes lie in raw memory, as reference counts would cost more than the steps between them.
struct HeightNode {
  typealias Pointer = UnsafeMutablePointer<HeightNode>

  enum Kind: UInt8 {
    case run
    case leaf
    case branch
  }

  /// A leaf is found by its blocks' sums, then within a block: two short scans.
  static let leafCapacity = 256
  static let blockLength = 16
  static let blockCount = leafCapacity / blockLength
  static let fanOut = 32
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
    let node = Pointer.allocate(capacity: 1)
    node.initialize(to: HeightNode(kind: .leaf, count: 0, sum: 0))
    node.pointee.storage = .allocate(
      byteCount: (leafCapacity + blockCount) * MemoryLayout<Double>.stride,
      alignment: MemoryLayout<Double>.alignment
    )
    return node
  }

  static func branch(of children: [Pointer]) -> Pointer {
    let node = Pointer.allocate(capacity: 1)
    node.initialize(to: HeightNode(kind: .branch, count: 0, sum: 0))
    let capacity = fanOut + 2
    node.pointee.storage = .allocate(
      byteCount: capacity * 3 * MemoryLayout<Int>.stride,
      alignment: MemoryLayout<Int>.alignment
    )
    for child in children { node.pointee.insertChild(child, at: node.pointee.used) }
    node.pointee.refreshTotals()
    return node
  }

  static func free(_ node: Pointer) {
    if node.pointee.kind == .branch {
      for index in 0..<node.pointee.used { free(node.pointee.children[index]) }
    }
    node.pointee.storage?.deallocate()
    node.deallocate()
  }

  // MARK: Parts

  /// The heights of a leaf.
  var heights: UnsafeMutablePointer<Double> {
    guard let storage else { preconditionFailure("a run has no heights") }
    return storage.assumingMemoryBound(to: Double.self)
  }

  /// The sums of a leaf's blocks.
  var blocks: UnsafeMutablePointer<Double> { heights + HeightNode.leafCapacity }

  /// The children of a branch.
  var children: UnsafeMutablePointer<Pointer> {
    guard let storage else { preconditionFailure("a run has no children") }
    return storage.assumingMemoryBound(to: Pointer.self)
  }

  /// The rows below each child.
  var counts: UnsafeMutablePointer<Int> {
    UnsafeMutableRawPointer(children + (HeightNode.fanOut + 2)).assumingMemoryBound(to: Int.self)
  }

  /// The height below each child.
  var sums: UnsafeMutablePointer<Double> {
    UnsafeMutableRawPointer(counts + (HeightNode.fanOut + 2)).assumingMemoryBound(to: Double.self)
  }
}

// MARK: Finding

extension HeightNode {
  /// The child that holds a row, which becomes the row's number below it.
  func child(holding row: inout Int) -> Pointer {
    children[position(holding: &row)]
  }

  /// The same, adding the height of what comes before.
  func child(holding row: inout Int, base: inout Double) -> Pointer {
    let position = position(holding: &row)
    for index in 0..<position { base += sums[index] }
    return children[position]
  }

  /// The child at an offset, adding what comes before.
  func child(at offset: Double, base: inout Double, first: inout Int) -> Pointer {
    var index = 0
    while index < used - 1, offset >= base + sums[index] {
      base += sums[index]
      first += counts[index]
      index += 1
    }
    return children[index]
  }

  func position(holding row: inout Int) -> Int {
    var index = 0
    while index < used - 1, row >= counts[index] {
      row -= counts[index]
      index += 1
    }
    return index
  }

  /// The height of a leaf's first rows, added to a base block by block.
  func sum(before row: Int, from base: Double) -> Double {
    var result = base
    let block = row / HeightNode.blockLength
    for index in 0..<block { result += blocks[index] }
    for index in block * HeightNode.blockLength..<row { result += heights[index] }
    return result
  }

  /// The row of a run or leaf at an offset.
  func index(at offset: Double, from base: Double) -> Int {
    guard kind == .leaf else { return runIndex(at: offset, from: base) }
    var (start, block) = (base, 0)
    let last = (used - 1) / HeightNode.blockLength
    while block < last, offset >= start + blocks[block] {
      start += blocks[block]
      block += 1
    }
    var row = block * HeightNode.blockLength
    while row < used - 1, offset >= start + heights[row] {
      start += heights[row]
      row += 1
    }
    return row
  }

  /// Division, then put right against the products that `start(of:)` gives.
  private func runIndex(at offset: Double, from base: Double) -> Int {
    guard height > 0, offset > base else { return 0 }
    let quotient = (offset - base) / height
    var row = quotient < Double(count) ? Int(quotient) : count - 1
    if row > 0, base + Double(row) * height > offset { row -= 1 }
    if row < count - 1, base + Double(row + 1) * height <= offset { row += 1 }
    return row
  }
}
