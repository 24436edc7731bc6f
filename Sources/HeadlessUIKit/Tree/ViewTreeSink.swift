/// Receives the view tree, element by element.
public protocol ViewTreeSink {
  /// Opens an element, named as Interface Builder names it.
  mutating func begin(_ element: String)
  /// Adds an attribute to the element opened last; called before any child.
  mutating func attribute(_ name: String, _ value: String)
  /// Closes the element opened last.
  mutating func end()
}
