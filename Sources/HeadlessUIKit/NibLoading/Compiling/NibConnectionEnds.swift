/// The ends of the connections that were compiled so far.
@MainActor
struct NibConnectionEnds {
  private struct Outlet: Hashable {
    let source: NibSlot
    let key: String
  }

  private var outlets: Set<Outlet> = []
  private var counts: [NibSlot: Int] = [:]

  /// How many connections an object is at an end of.
  func count(at slot: NibSlot) -> Int { counts[slot] ?? 0 }

  /// Whether an object has an outlet with a key that is looked up when the nib is made.
  func hasOutlet(_ key: String, of source: NibSlot) -> Bool {
    outlets.contains(Outlet(source: source, key: key))
  }

  /// Counts one more connection of an object.
  mutating func note(_ slot: NibSlot) { counts[slot, default: 0] += 1 }

  /// Adds a connection.
  mutating func note(_ connection: NibConnectionOperation) {
    switch connection {
    case .strong(let source, let destination, _), .weak(let source, let destination, _),
      .action(let source, let destination, _, _), .control(let source, let destination, _, _):
      note([source, destination])
    case .held(let outlet):
      note([outlet.source, outlet.destination])
      outlets.insert(Outlet(source: outlet.source, key: outlet.site.key))
    case .outlet(let source, let destination, let site):
      note([source, destination])
      outlets.insert(Outlet(source: source, key: site.key))
    case .collection(let source, let destinations, _, _): note([source] + destinations)
    }
  }

  private mutating func note(_ slots: [NibSlot]) {
    for slot in Set(slots) { note(slot) }
  }
}
