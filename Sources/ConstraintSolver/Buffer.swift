/// A growing piece of flat memory that keeps its room when it is emptied.
///
/// The solver's loops run over these instead of arrays: no bounds are checked, nothing is retained, and a solver that
/// has solved once solves again without allocating. Indices come from the solver alone, never from a caller.
struct Buffer<Element: BitwiseCopyable>: ~Copyable {
  private(set) var base: UnsafeMutablePointer<Element>
  private(set) var count = 0
  private var capacity: Int

  init(capacity: Int = 8) {
    self.capacity = max(capacity, 1)
    base = .allocate(capacity: self.capacity)
  }

  deinit { base.deallocate() }

  @inline(__always)
  mutating func append(_ element: Element) {
    if count == capacity { grow(to: count + 1) }
    base[count] = element
    count += 1
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
    let room = max(wanted, capacity * 2)
    let larger = UnsafeMutablePointer<Element>.allocate(capacity: room)
    larger.moveInitialize(from: base, count: count)
    base.deallocate()
    base = larger
    capacity = room
  }
}
