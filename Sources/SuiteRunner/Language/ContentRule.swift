/// The children that an element may have.
enum ContentRule: Sendable {
  /// Nothing, not even text.
  case empty
  /// Text and no elements.
  case text
  /// Any of the named elements, in any order, at least `min` of them.
  case choice([String], min: Int)
  /// Exactly one of the named elements.
  case one(of: [String])
  /// The parts in this order.
  case sequence([SequencePart])

  /// The names of all children that may occur somewhere.
  var names: [String] {
    switch self {
    case .empty, .text: []
    case .choice(let names, _): names
    case .one(let names): names
    case .sequence(let parts): parts.map(\.name)
    }
  }
}
