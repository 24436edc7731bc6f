/// Receives a view tree element by element; used by ``UIView/writeTree(to:)``.
public protocol ViewTreeSink {
  /// Opens an element, named as Interface Builder names it.
  mutating func begin(_ element: String)
  /// Names the view of the element that was opened last.
  @MainActor mutating func visit(_ view: UIView)
  /// Adds an attribute to the element that was opened last; called before its children.
  mutating func attribute(_ name: String, _ value: String)
  /// Closes the innermost open element.
  mutating func end()
}

extension ViewTreeSink {
  /// Does nothing, since most sinks only write.
  @MainActor public mutating func visit(_ view: UIView) {}
}
