import HeadlessUIKit

extension UIView {
  /// Whether the view, or one around it, has one of some ids of a document.
  ///
  /// - Complexity: O(depth).
  func isWithin(_ ids: Set<String>) -> Bool {
    guard !ids.isEmpty else { return false }
    var next: UIView? = self
    while let view = next {
      if let id = view.interfaceBuilderID, ids.contains(id) { return true }
      next = view.superview
    }
    return false
  }
}
