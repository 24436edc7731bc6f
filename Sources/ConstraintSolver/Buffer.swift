/// A growing piece of flat memory that keeps its room when it is emptied.
///
/// The solver's loops run over these instead of arrays: no bounds are checked, nothing is retained, and a solver that
/// has solved once solves again without allocating. Indices come from the solver alone, never from a caller.
/// It takes memory when it first needs some: most systems never use half of a solver's buffers.
struct Buffer<Element: BitwiseCopyable>: ~Copyable {
  private(set) var base: UnsafeMutablePointer<Element>
  private(set) var count = 0
  private var capacity: Int

  init(capacity: Int = 0) {
    self.capacity = max(capacity, 0)
    base =
      capacity > 0
      ? .allocate(capacity: capacity) : nothing.assumingMemoryBound(to: Element.self)
  }

  deinit {
    if capacity > 0 { base.deallocate() }
  }

  @inline(__always)
  mutating func append(_ element: Element) {
    if count == capacity { grow(to: count + 1) }
    base[count] = element
    count += 1
  }

  /// Appends one value several times.
  mutating func append(repeating element: Element, count added: Int) {
    reserve(count + added)
    (base + count).update(repeating: element, count: added)
    count += added
  }

  mutating func removeAll() { count = 0 }

  mutating func removeLast(to newCount: Int) { count = min(count, newCount) }

  mutating func reserve(_ wanted: Int) {
    if wanted > capacity { grow(to: wanted) }
  }

  /// Makes room for elements whose values are whatever lies there.
  mutating func resize(_ newCount: Int) {
    reserve(newCount)
    count = newCount
  }

  /// Gives all of `newCount` elements one value.
  mutating func fill(_ newCount: Int, _ element: Element) {
    resize(newCount)
    base.update(repeating: element, count: newCount)
  }

  /// Takes over the elements of another buffer.
  mutating func copy(_ other: borrowing Buffer) {
    resize(other.count)
    base.update(from: other.base, count: other.count)
  }

  @inline(never)
  private mutating func grow(to wanted: Int) {
    let room = max(wanted, capacity * 2, 8)
    let larger = UnsafeMutablePointer<Element>.allocate(capacity: room)
    larger.moveInitialize(from: base, count: count)
    if capacity > 0 { base.deallocate() }
    base = larger
    capacity = room
  }
}

/// Where buffers without memory point to; enough for any element.
private nonisolated(unsafe) let nothing = UnsafeMutableRawPointer.allocate(
  byteCount: 16,
  alignment: 16
)
