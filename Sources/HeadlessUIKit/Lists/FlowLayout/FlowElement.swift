/// One element of a flow layout, found without allocating.
struct FlowElement {
  /// What the element is.
  enum Kind {
    case header
    case item
    case footer
  }

  var kind: Kind
  var section: Int
  /// The item; 0 for headers and footers, as their index paths say.
  var item: Int
  var frame: CGRect
  var zIndex = 0
}
