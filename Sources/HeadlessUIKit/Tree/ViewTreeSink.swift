/// Receives the view tree, element by element.
public protocol ViewTreeSink {
  /// Opens an element, named as Interface Builder names it.
  mutating func begin(_ element: String)
  /// Says which view the element opened last stands for.
  @MainActor mutating func visit(_ view: UIView)
  /// Adds an attribute to the element opened last; called before any child.
  mutating func attribute(_ name: String, _ value: String)
  /// Closes the element opened last.
  mutating func end()
}

extension ViewTreeSink {
  /// Does nothing: most sinks only write.
  @MainActor public mutating func visit(_ view: UIView) {}
}
