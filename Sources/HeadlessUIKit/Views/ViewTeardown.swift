/// Frees view trees without one stack frame per level.
///
/// Views are released on the main thread, as in UIKit, so that this state needs no lock.
enum ViewTeardown {
  /// Levels of views whose deinitialisers are running.
  @exclusivity(unchecked) private nonisolated(unsafe) static var depth = 0
  /// Subtrees found too deep on the stack, to be freed by the outermost deinitialiser.
  private nonisolated(unsafe) static var deferred: [UIView] = []
  private static let depthMax = 64

  /// Lets go of the subviews of a view that is being freed; survivors lose their superview.
  static func release(_ subviews: inout [UIView]) {
    subviews.withUnsafeBufferPointer { views in
      for index in views.indices { views[index].superviewReference = nil }
    }
    if depth >= depthMax {
      deferred.append(contentsOf: subviews)
      subviews = []
      return
    }
    depth += 1
    subviews = []
    depth -= 1
    guard depth == 0 else { return }
    while let next = deferred.popLast() { drop(next) }
  }

  /// Frees one deferred subtree as if nothing were on the stack.
  private static func drop(_ view: consuming UIView) {
    depth += 1
    _ = consume view
    depth -= 1
  }

  /// Makes the constraints of a view that is being freed forget their items, which may be freed before they are.
  static func detach(_ constraints: [NSLayoutConstraint]) {
    constraints.withUnsafeBufferPointer { list in
      for index in list.indices { list[index].forgetItems() }
    }
  }
}
