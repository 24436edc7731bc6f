/// Draws in an order that a seed fixes, on every machine.
struct SeededOrder: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  /// SplitMix64, as its authors publish it.
  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }

  /// The elements in a drawn order; the standard library promises no order of its own shuffle.
  static func shuffled<Element>(_ elements: [Element], seed: UInt64) -> [Element] {
    var order = SeededOrder(seed: seed)
    var elements = elements
    for index in elements.indices.dropLast() {
      let choice = index + Int(order.next() % UInt64(elements.count - index))
      elements.swapAt(index, choice)
    }
    return elements
  }
}
