/// The reusable views of one table or collection view: registrations, pools and counts.
///
/// A key is a kind (cells, headers, any supplementary kind) and an identifier. Looking up a key
/// costs no hashing while callers pass the same strings: a small cache compares their bits. Storage
/// is raw memory, because fields of a class would cost a dynamic exclusivity check for each access.
@preconcurrency @MainActor
public final class ReuseRegistry {
  typealias Slot = UnsafeMutablePointer<ReuseSlot>

  private static var serials: UInt32 = 0

  let serial: UInt32
  private let cache: UnsafeMutablePointer<CacheEntry>
  private var slots: [ReuseKey: Slot] = [:]
  private var order: [Slot] = []
  /// Views that returned without an identifier and were released (TV-36).
  private(set) var droppedCount = 0

  init() {
    Self.serials &+= 1
    serial = Self.serials
    cache = .allocate(capacity: CacheEntry.entryCount)
    cache.initialize(repeating: CacheEntry(), count: CacheEntry.entryCount)
  }

  isolated deinit {
    for slot in order {
      slot.pointee.deallocate()
      slot.deinitialize(count: 1)
      slot.deallocate()
    }
    cache.deinitialize(count: CacheEntry.entryCount)
    cache.deallocate()
  }

  // MARK: Keys

  /// The slot of a key, made on first use.
  /// - Complexity: O(1); without hashing when the same strings were passed before.
  @inline(__always)
  func slot(_ kind: String, _ identifier: String) -> Slot {
    let kindBits = StringBits(kind)
    let identifierBits = StringBits(identifier)
    let entry = cache + CacheEntry.index(of: identifierBits)
    if entry.pointee.identifierBits == identifierBits, entry.pointee.kindBits == kindBits,
      let slot = entry.pointee.slot
    {
      return slot
    }
    return uncachedSlot(kind, identifier, entry)
  }

  @inline(never)
  private func uncachedSlot(
    _ kind: String,
    _ identifier: String,
    _ entry: UnsafeMutablePointer<CacheEntry>
  ) -> Slot {
    let found = slots[ReuseKey(kind: kind, identifier: identifier)] ?? newSlot(kind, identifier)
    entry.pointee = CacheEntry(kind: kind, identifier: identifier, slot: found)
    return found
  }

  private func newSlot(_ kind: String, _ identifier: String) -> Slot {
    let slot = Slot.allocate(capacity: 1)
    slot.initialize(to: ReuseSlot(kind: kind, identifier: identifier))
    slots[ReuseKey(kind: kind, identifier: identifier)] = slot
    order.append(slot)
    return slot
  }

  // MARK: Registering

  /// Replaces the registration of a key; `.none` unregisters (TV-31).
  ///
  /// Views of the former registration are released: pooled ones now, others when they return. A
  /// view from an older registration is never used for a newer one.
  func register(_ registration: ReuseRegistration, kind: String, identifier: String) {
    let slot = slot(kind, identifier)
    if case .none = slot.pointee.registration {
      // Views that a data source made before the first registration stay valid.
      slot.pointee.registration = registration
      return
    }
    slot.pointee.registration = registration
    slot.pointee.generation &+= 1
    slot.pointee.purge()
  }

  // MARK: Handing out and taking back

  /// Takes a view from the pool and prepares it for reuse (TV-35); nil when the pool is empty.
  /// - Complexity: O(1) plus the view's own `prepareForReuse`.
  @inline(__always)
  func pooledView<View: ReusableView>(in slot: Slot, as _: View.Type) -> View? {
    guard let popped = slot.pointee.pop() else { return nil }
    let view = unsafeDowncast(popped, to: View.self)
    view.reuseTicket.state = .inUse
    slot.pointee.reused &+= 1
    EngineCounters.current.reuseHits &+= 1
    EngineCounters.current.prepareForReuse &+= 1
    view.prepareForReuse()
    return view
  }

  /// Notes that a view was made from the slot's registration and is in use.
  func issue(_ view: some ReusableView, from slot: Slot) {
    slot.pointee.created &+= 1
    view.reuseTicket = ReuseTicket(
      slot: slot,
      registry: serial,
      generation: slot.pointee.generation,
      state: .inUse
    )
  }

  /// Returns a view that left the screen to its pool.
  ///
  /// Views without a reuse identifier are released (TV-36), as are those whose registration was replaced.
  ///
  /// - Throws: `ReuseError` for a view that is pooled already or that another list view handed out.
  ///   The pool is unchanged then.
  /// - Complexity: O(1), amortised.
  @inline(__always)
  func recycle<View: ReusableView>(_ view: View, kind: @autoclosure () -> String)
    throws(ReuseError)
  {
    let ticket = view.reuseTicket
    guard ticket.registry == serial, ticket.state == .inUse, let slot = ticket.slot,
      ticket.generation == slot.pointee.generation
    else { return try recycleUnusual(view, kind: kind()) }
    view.reuseTicket.state = .pooled
    slot.pointee.push(view)
  }

  @inline(never)
  private func recycleUnusual<View: ReusableView>(_ view: View, kind: String) throws(ReuseError) {
    let identifier = view.reuseIdentifier ?? ""
    let ticket = view.reuseTicket
    // A view that somebody retained through a purge still says "pooled", so the pool itself is searched.
    if ticket.state == .pooled, isPooled(view) { throw .alreadyPooled(identifier: identifier) }
    if ticket.state == .inUse, ticket.registry != serial {
      throw .foreignView(identifier: identifier)
    }
    if ticket.state == .inUse, let slot = ticket.slot {
      slot.pointee.purged += 1
      view.reuseTicket = ReuseTicket()
      return
    }
    guard view.reuseIdentifier != nil else {
      droppedCount += 1
      return
    }
    let slot = slot(kind, identifier)
    view.reuseTicket = ReuseTicket(
      slot: slot,
      registry: serial,
      generation: slot.pointee.generation,
      state: .pooled
    )
    slot.pointee.push(view)
  }

  /// Releases all pooled views, as on a memory warning.
  public func purge() {
    for slot in order { slot.pointee.purge() }
  }

  // MARK: Reading

  /// The counts of one key; all 0 for an unused key.
  public func counts(kind: String, identifier: String) -> ReuseCounts {
    slots[ReuseKey(kind: kind, identifier: identifier)]?.pointee.counts ?? ReuseCounts()
  }

  /// The sums of all keys' counts; `highWater` is the sum of the pools' marks.
  public var counts: ReuseCounts {
    var total = order.reduce(ReuseCounts()) { $0 + $1.pointee.counts }
    total.dropped = droppedCount
    return total
  }

  /// The keys that were registered or used, in order of first use.
  public var keys: [(kind: String, identifier: String)] {
    order.map { ($0.pointee.kind, $0.pointee.identifier) }
  }

  /// The keys that have a registration, in order of first use.
  package var registeredKeys: [(kind: String, identifier: String)] {
    order.compactMap { slot in
      if case .none = slot.pointee.registration { return nil }
      return (slot.pointee.kind, slot.pointee.identifier)
    }
  }

  /// Whether a view is in a pool; for tests and stress runs of the registry.
  /// - Complexity: O(pooled views).
  package func isPooled(_ view: UIView) -> Bool {
    order.contains { $0.pointee.contains(view) }
  }
}

/// A registry's key.
private struct ReuseKey: Hashable {
  let kind: String
  let identifier: String
}

/// The two words of a string.
///
/// Equal bits mean equal strings while one of the strings is alive.
private struct StringBits: Equatable {
  var low: UInt64 = 0
  var high: UInt64 = 0

  init() {}

  @inline(__always)
  init(_ string: String) {
    (low, high) = unsafeBitCast(string, to: (UInt64, UInt64).self)
  }
}

/// A remembered key.
///
/// It retains the strings, so that their bits cannot be reused for others.
private struct CacheEntry {
  static let entryCount = 16

  var kindBits = StringBits()
  var identifierBits = StringBits()
  var slot: ReuseRegistry.Slot?
  private var kept: (kind: String, identifier: String) = ("", "")

  init() {}

  init(kind: String, identifier: String, slot: ReuseRegistry.Slot) {
    kindBits = StringBits(kind)
    identifierBits = StringBits(identifier)
    self.slot = slot
    kept = (kind, identifier)
  }

  /// Mixes the bits: short identifiers differ in their bytes, long ones in their address.
  @inline(__always)
  static func index(of bits: StringBits) -> Int {
    let mixed = (bits.low ^ (bits.high &* 0x9E37_79B9_7F4A_7C15)) &* 0x9E37_79B9_7F4A_7C15
    return Int(truncatingIfNeeded: mixed >> 60)
  }
}
