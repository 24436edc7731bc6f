/// What a reference in a document leads to.
public enum IBReference: Sendable, Hashable {
  /// An object.
  case object(IBObjectIndex)
  /// A constraint, by its index in `IBDocument.constraints`.
  case constraint(Int)
  /// Another element with an identifier, such as a connection.
  case other
  /// Nothing: no element has this identifier.
  case dangling

  /// The object, when it is one.
  public var object: IBObjectIndex? {
    if case .object(let index) = self { index } else { nil }
  }
}
