/// The elements on screen, in a list with a hash table of their keys.
struct ShownElements {
  private(set) var list: [ShownElement] = []
  /// Indices into the list by key, with open addressing; at most half full, -1 is free.
  private var slots = [Int32](repeating: -1, count: 64)
  var kinds = ElementKinds()
  var pass: UInt32 = 0

  @inline(__always)
  private func home(_ key: ElementKey) -> Int {
    let mixed = UInt(bitPattern: key.word) &* 0x9E37_79B9_7F4A_7C15
    return Int(bitPattern: mixed >> 32) & (slots.count - 1)
  }

  /// The slot of a key, or the free slot in which it belongs.
  @inline(__always)
  private func slot(of key: ElementKey) -> Int {
    var slot = home(key)
    while slots[slot] >= 0, list[Int(slots[slot])].key != key {
      slot = (slot + 1) & (slots.count - 1)
    }
    return slot
  }

  func place(of key: ElementKey) -> Int? {
    let place = slots[slot(of: key)]
    return place < 0 ? nil : Int(place)
  }

  subscript(place: Int) -> ShownElement {
    get { list[place] }
    _modify { yield &list[place] }
  }

  func view(of key: ElementKey) -> UICollectionReusableView? {
    place(of: key).map { list[$0].view }
  }

  mutating func insert(_ element: ShownElement) {
    if (list.count + 1) * 2 > slots.count { grow() }
    slots[slot(of: element.key)] = Int32(truncatingIfNeeded: list.count)
    list.append(element)
  }

  /// - Complexity: O(1): the last element takes the place.
  @discardableResult
  mutating func remove(_ key: ElementKey) -> ShownElement? {
    let slot = slot(of: key)
    guard slots[slot] >= 0 else { return nil }
    let place = Int(slots[slot])
    let last = list.count - 1
    if place != last {
      slots[self.slot(of: list[last].key)] = Int32(truncatingIfNeeded: place)
      list.swapAt(place, last)
    }
    let element = list.removeLast()
    free(slot)
    return element
  }

  /// Frees a slot and moves up later entries that were displaced past it.
  private mutating func free(_ slot: Int) {
    let mask = slots.count - 1
    var (hole, next) = (slot, (slot + 1) & mask)
    slots[hole] = -1
    while slots[next] >= 0 {
      let home = home(list[Int(slots[next])].key)
      if (next - home) & mask >= (next - hole) & mask {
        slots[hole] = slots[next]
        slots[next] = -1
        hole = next
      }
      next = (next + 1) & mask
    }
  }

  private mutating func grow() {
    slots = [Int32](repeating: -1, count: slots.count * 2)
    fill()
  }

  private mutating func fill() {
    for place in list.indices {
      slots[slot(of: list[place].key)] = Int32(truncatingIfNeeded: place)
    }
  }

  /// Replaces all elements, whose keys may be new.
  mutating func replaceAll(_ elements: [ShownElement]) {
    list = elements
    var capacity = slots.count
    while elements.count * 2 > capacity { capacity *= 2 }
    slots = [Int32](repeating: -1, count: capacity)
    fill()
  }
}
