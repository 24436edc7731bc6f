import CLibXML2

/// Tokens by the address of a name in the parser's dictionary.
struct NameTable {
  struct Slot {
    var address: UInt = 0
    var element: UInt16 = .max
    var attribute: UInt16 = .max
  }

  private var slots: UnsafeMutablePointer<Slot>
  private var mask: Int
  private var count = 0

  init() {
    mask = 2047
    slots = .allocate(capacity: 2048)
    slots.initialize(repeating: Slot(), count: 2048)
  }

  func free() { slots.deallocate() }

  /// The tokens of a name; `.max` for each it does not have.
  @inline(__always)
  func find(_ name: UnsafePointer<UInt8>) -> Slot {
    let address = UInt(bitPattern: name)
    var index = bucket(address)
    while true {
      let slot = slots[index]
      if slot.address == address || slot.address == 0 { return slot }
      index = (index &+ 1) & mask
    }
  }

  mutating func setElement(_ token: UInt16, for name: UnsafePointer<UInt8>) {
    slots[place(name)].element = token
  }

  mutating func setAttribute(_ token: UInt16, for name: UnsafePointer<UInt8>) {
    slots[place(name)].attribute = token
  }

  @inline(__always)
  private func bucket(_ address: UInt) -> Int {
    Int(truncatingIfNeeded: (address &* 0x9E37_79B9_7F4A_7C15) &>> 40) & mask
  }

  private mutating func place(_ name: UnsafePointer<UInt8>) -> Int {
    let address = UInt(bitPattern: name)
    if count * 2 > mask { grow() }
    var index = bucket(address)
    while slots[index].address != 0, slots[index].address != address { index = (index + 1) & mask }
    if slots[index].address == 0 {
      slots[index].address = address
      count += 1
    }
    return index
  }

  private mutating func grow() {
    let old = UnsafeBufferPointer(start: slots, count: mask + 1)
    mask = (mask + 1) * 2 - 1
    slots = .allocate(capacity: mask + 1)
    slots.initialize(repeating: Slot(), count: mask + 1)
    for slot in old where slot.address != 0 {
      var index = bucket(slot.address)
      while slots[index].address != 0 { index = (index + 1) & mask }
      slots[index] = slot
    }
    old.baseAddress?.deallocate()
  }
}
