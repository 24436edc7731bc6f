/// One key of a registry, with its registration, its pool and its counts.
struct ReuseSlot {
  let kind: String
  let identifier: String
  var registration = ReuseRegistration.none
  var generation: UInt32 = 0
  /// The pool as a stack of retained views: the last one in is the first one out (TV-37, CV-24).
  private var views: UnsafeMutablePointer<Unmanaged<UIView>>
  private var capacity: Int
  private(set) var count = 0
  var created = 0
  var reused = 0
  var highWater = 0
  var purged = 0

  init(kind: String, identifier: String) {
    self.kind = kind
    self.identifier = identifier
    capacity = 16
    views = .allocate(capacity: capacity)
  }

  var counts: ReuseCounts {
    ReuseCounts(
      created: created,
      reused: reused,
      pooled: count,
      highWater: highWater,
      purged: purged
    )
  }

  /// - Complexity: O(1), amortised.
  @inline(__always)
  mutating func push(_ view: UIView) {
    if count == capacity { grow() }
    views[count] = Unmanaged.passRetained(view)
    count &+= 1
    if count > highWater { highWater = count }
  }

  /// - Complexity: O(1).
  @inline(__always)
  mutating func pop() -> UIView? {
    guard count > 0 else { return nil }
    count &-= 1
    return views[count].takeRetainedValue()
  }

  func contains(_ view: UIView) -> Bool {
    (0..<count).contains { views[$0].toOpaque() == Unmanaged.passUnretained(view).toOpaque() }
  }

  /// Releases all pooled views.
  mutating func purge() {
    purged += count
    while pop() != nil {}
  }

  mutating func deallocate() {
    while pop() != nil {}
    views.deallocate()
  }

  @inline(never)
  private mutating func grow() {
    let larger = UnsafeMutablePointer<Unmanaged<UIView>>.allocate(capacity: capacity * 2)
    larger.moveInitialize(from: views, count: count)
    views.deallocate()
    views = larger
    capacity *= 2
  }
}
