import Foundation

/// A node of ``FlowChunks``: a leaf of item sizes or a branch.
///
/// Lines do not stop where a leaf does. Therefore a node knows for every item at which the first of its lines may
/// start (no more than fit in one line) where its last line ends and how long its lines are. Nodes lie in raw memory,
/// as reference counts would cost more than the steps between them.
struct FlowNode {
  typealias Pointer = UnsafeMutablePointer<FlowNode>

  /// Two lengths that lose nothing in 32 bits, as whole points, halves and quarters do not.
  struct NarrowSize {
    var cross: Float
    var main: Float

    init?(_ size: FlowSize) {
      cross = Float(size.cross)
      main = Float(size.main)
      guard CGFloat(cross) == size.cross, CGFloat(main) == size.main else { return nil }
    }

    var size: FlowSize { FlowSize(cross: CGFloat(cross), main: CGFloat(main)) }
  }

  static let leafCapacity = 128
  /// A leaf with fewer items joins a neighbour that has room.
  static let leafLeast = 32
  static let fanOut = 16
  /// Sections with longer lines are kept without chunks.
  static let lineItemsMax = 64

  let isLeaf: Bool
  /// Whether a leaf keeps lengths of 64 bits.
  private(set) var isWide = false
  /// Whether what is known about lines is out of date.
  var isStale = true
  /// Whether all items below have one size.
  var isEven = false
  /// Items of a leaf, children of a branch.
  var used = 0
  /// Items below.
  var count = 0
  /// The items of a line that starts at the first one: lines from before reach no further.
  var lead = 0
  var exitCount = 0
  private var exitCapacity = 0
  private(set) var exits: UnsafeMutablePointer<FlowExit>?
  private var storage: UnsafeMutableRawPointer
  /// The neighbouring leaves.
  var previous: Pointer?
  var next: Pointer?

  private init(isLeaf: Bool, storage: UnsafeMutableRawPointer) {
    self.isLeaf = isLeaf
    self.storage = storage
  }

  // MARK: Making and freeing

  static func leaf() -> Pointer {
    let node = Pointer.allocate(capacity: 1)
    node.initialize(to: FlowNode(isLeaf: true, storage: room(for: NarrowSize.self, leafCapacity)))
    return node
  }

  static func branch() -> Pointer {
    let node = Pointer.allocate(capacity: 1)
    node.initialize(to: FlowNode(isLeaf: false, storage: room(for: Pointer.self, fanOut + 1)))
    return node
  }

  private static func room<Value>(for type: Value.Type, _ count: Int) -> UnsafeMutableRawPointer {
    .allocate(
      byteCount: count * MemoryLayout<Value>.stride,
      alignment: MemoryLayout<Value>.alignment
    )
  }

  /// Frees a node and all below it.
  static func free(_ node: Pointer) {
    if !node.pointee.isLeaf {
      for index in 0..<node.pointee.used { free(node.pointee.children[index]) }
    }
    freeOne(node)
  }

  /// Frees a node whose content went elsewhere.
  static func freeOne(_ node: Pointer) {
    node.pointee.storage.deallocate()
    node.pointee.exits?.deallocate()
    node.deallocate()
  }

  /// The bytes that the node and all below it hold.
  var byteCount: Int {
    var bytes = MemoryLayout<FlowNode>.stride + exitCapacity * MemoryLayout<FlowExit>.stride
    if isLeaf {
      bytes +=
        FlowNode.leafCapacity
        * (isWide ? MemoryLayout<FlowSize>.stride : MemoryLayout<NarrowSize>.stride)
    } else {
      bytes += (FlowNode.fanOut + 1) * MemoryLayout<Pointer>.stride
      for index in 0..<used { bytes += children[index].pointee.byteCount }
    }
    return bytes
  }

  /// The leaves below about whose lines nothing is known.
  var staleLeafCount: Int {
    guard isStale else { return 0 }
    if isLeaf { return 1 }
    return (0..<used).reduce(0) { $0 + children[$1].pointee.staleLeafCount }
  }

  // MARK: Parts

  var children: UnsafeMutablePointer<Pointer> { storage.assumingMemoryBound(to: Pointer.self) }
  private var narrow: UnsafeMutablePointer<NarrowSize> {
    storage.assumingMemoryBound(to: NarrowSize.self)
  }
  private var wide: UnsafeMutablePointer<FlowSize> {
    storage.assumingMemoryBound(to: FlowSize.self)
  }

  /// The size of a leaf's item.
  @inline(__always)
  func size(_ index: Int) -> FlowSize { isWide ? wide[index] : narrow[index].size }

  /// Replaces the size of a leaf's item.
  mutating func setSize(_ index: Int, _ size: FlowSize) {
    if !isWide, let value = NarrowSize(size) {
      narrow[index] = value
    } else {
      widen()
      wide[index] = size
    }
    isStale = true
  }

  /// Makes room for an item and puts its size there; the leaf must have room.
  mutating func insertSize(_ size: FlowSize, at index: Int) {
    if isWide {
      (wide + index + 1).update(from: wide + index, count: used - index)
    } else {
      (narrow + index + 1).update(from: narrow + index, count: used - index)
    }
    used += 1
    count += 1
    setSize(index, size)
  }

  mutating func removeSize(at index: Int) {
    let rest = used - index - 1
    if isWide {
      (wide + index).update(from: wide + index + 1, count: rest)
    } else {
      (narrow + index).update(from: narrow + index + 1, count: rest)
    }
    used -= 1
    count -= 1
    isStale = true
  }

  /// Adds items of another leaf at the end.
  mutating func appendSizes(of other: FlowNode, from first: Int) {
    for index in first..<other.used { insertSize(other.size(index), at: used) }
  }

  /// Drops the items from an index on.
  mutating func truncate(to length: Int) {
    used = length
    count = length
    isStale = true
  }

  private mutating func widen() {
    guard !isWide else { return }
    let old = storage
    storage = FlowNode.room(for: FlowSize.self, FlowNode.leafCapacity)
    let sizes = old.assumingMemoryBound(to: NarrowSize.self)
    for index in 0..<used {
      storage.assumingMemoryBound(to: FlowSize.self)[index] = sizes[index].size
    }
    isWide = true
    old.deallocate()
  }

  mutating func insertChild(_ child: Pointer, at index: Int) {
    (children + index + 1).update(from: children + index, count: used - index)
    children[index] = child
    used += 1
    count += child.pointee.count
    isStale = true
  }

  @discardableResult
  mutating func removeChild(at index: Int) -> Pointer {
    let child = children[index]
    (children + index).update(from: children + index + 1, count: used - index - 1)
    used -= 1
    count -= child.pointee.count
    isStale = true
    return child
  }

  /// Makes room for what is known about entries.
  mutating func setExitCount(_ count: Int) {
    exitCount = count
    guard count > exitCapacity else { return }
    exits?.deallocate()
    exits = .allocate(capacity: count)
    exitCapacity = count
  }

  /// Where a line that starts at an item behind the node's start leads, adding the lengths passed.
  @inline(__always)
  func pass(_ entry: inout Int, _ length: inout CGFloat) {
    guard entry < count, let exits else {
      entry -= count
      return
    }
    // No line from before reaches further than the lead, so the entry is known.
    let exit = exits[min(entry, exitCount - 1)]
    entry = Int(exit.offset)
    length += exit.length
  }
}
