import Foundation

/// A node of ``FlowChunks``: a leaf of item sizes, or a branch.
///
/// Lines cross the ends of leaves. A node therefore keeps, for every item at which its first line
/// may start, where its lines end and how long they are. Those items are at most the items of one
/// line. Nodes lie in raw memory, because reference counting would cost more than visiting them.
struct FlowNode {
  typealias Pointer = UnsafeMutablePointer<FlowNode>

  /// A size that 32 bits hold exactly, as whole, half and quarter points.
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
  /// A leaf with fewer items joins a neighbour, if both fit.
  static let leafLeast = 32
  static let fanOut = 16
  /// The most items in a line; sections with longer lines use ``FlowLines``.
  static let lineItemsMax = 64

  let isLeaf: Bool
  /// Whether a leaf keeps lengths as 64-bit numbers.
  private(set) var isWide = false
  /// Whether the exits must be recomputed.
  var isStale = true
  /// Whether all items of the subtree have one size.
  var isEven = false
  /// The number of items in a leaf, or of children in a branch.
  var used = 0
  /// The number of items of the subtree.
  var count = 0
  /// The number of items in a line that starts at the first item; no line from before reaches further.
  var lead = 0
  var exitCount = 0
  private var exitCapacity = 0
  private(set) var exits: UnsafeMutablePointer<FlowExit>?
  private var storage: UnsafeMutableRawPointer
  /// The neighbouring leaves; nil at the ends.
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

  /// Frees a node and its subtree.
  static func free(_ node: Pointer) {
    if !node.pointee.isLeaf {
      for index in 0..<node.pointee.used { free(node.pointee.children[index]) }
    }
    freeOne(node)
  }

  /// Frees a node but not its children.
  static func freeOne(_ node: Pointer) {
    node.pointee.storage.deallocate()
    node.pointee.exits?.deallocate()
    node.deallocate()
  }

  /// The bytes that the subtree occupies.
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

  /// The number of stale leaves in the subtree.
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

  /// The size of an item in a leaf.
  @inline(__always)
  func size(_ index: Int) -> FlowSize { isWide ? wide[index] : narrow[index].size }

  /// Changes the size of an item in a leaf, which becomes stale.
  mutating func setSize(_ index: Int, _ size: FlowSize) {
    if !isWide, let value = NarrowSize(size) {
      narrow[index] = value
    } else {
      widen()
      wide[index] = size
    }
    isStale = true
  }

  /// Inserts the size of an item into a leaf, which must not be full.
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

  /// Appends the items of another leaf from an index on.
  mutating func appendSizes(of other: FlowNode, from first: Int) {
    for index in first..<other.used { insertSize(other.size(index), at: used) }
  }

  /// Drops the items from `length` on.
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

  /// Sets the number of exits, whose values are undefined until they are written.
  mutating func setExitCount(_ count: Int) {
    exitCount = count
    guard count > exitCapacity else { return }
    exits?.deallocate()
    exits = .allocate(capacity: count)
    exitCapacity = count
  }

  /// Follows the line that starts at an item of the node to where it leaves the node.
  ///
  /// Adds the length of the lines that were passed; `entry` counts from the end of the node afterwards.
  @inline(__always)
  func pass(_ entry: inout Int, _ length: inout CGFloat) {
    guard entry < count, let exits else {
      entry -= count
      return
    }
    // No line from before the node reaches beyond `lead`, so there is an exit for the entry.
    let exit = exits[min(entry, exitCount - 1)]
    entry = Int(exit.offset)
    length += exit.length
  }
}
