/// A growing array of plain values that keeps its capacity when it is emptied.
///
/// The solver's loops run over these instead of arrays: no bounds checks, no reference counts. A
/// solver that has solved once solves again without allocating. Indices come from the solver alone,
/// never from a caller.
///
/// Memory is allocated on first use, because most systems never use half of a solver's buffers.
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

  /// Changes the count; new elements are uninitialised.
  mutating func resize(_ newCount: Int) {
    reserve(newCount)
    count = newCount
  }

  /// Sets the count to `newCount` and every element to `element`.
  mutating func fill(_ newCount: Int, _ element: Element) {
    resize(newCount)
    base.update(repeating: element, count: newCount)
  }

  /// Copies the elements of another buffer.
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

/// The base of buffers without memory, aligned for any element.
private nonisolated(unsafe) let nothing = UnsafeMutableRawPointer.allocate(
  byteCount: 16,
  alignment: 16
)
