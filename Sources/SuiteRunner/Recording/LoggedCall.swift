/// A call that an object of a declared class, or generated data, received.
struct LoggedCall: Sendable, Hashable {
  /// `awakeFromNib`, `prepareForReuse`, `init(coder:)`, `init(frame:)` an action's selector, or a data source's or delegate's method.
  let name: String
  /// The declared class, or the protocol that the method belongs to.
  let className: String
  /// The outlets that were connected when the call came, sorted.
  let outlets: [String]
  /// The section that a call of a list is about.
  var section: Int?
  /// The row that a call of a list is about.
  var item: Int?
  /// The kind of element that a call of a collection is about.
  var kind: String?
  /// Runtime attributes and plain properties of a view, as they were when `awakeFromNib` came, by key path.
  var values: [String: String] = [:]
}
