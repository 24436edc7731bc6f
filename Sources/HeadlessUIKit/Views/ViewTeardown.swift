import Foundation

/// Frees deep view trees without a stack frame for each level.
///
/// Views are made on the main thread, but the last release may happen on any. Each thread therefore
/// has a state of its own.
enum ViewTeardown {
  private static let depthMax = 64
  private static let thread = ThreadState()

  /// Releases the subviews of a view that is being freed; survivors lose their superview.
  static func release(_ subviews: inout [UIView]) {
    subviews.withUnsafeBufferPointer { views in
      for index in views.indices { views[index].superviewReference = nil }
    }
    let depth = thread.depth
    if depth >= depthMax {
      thread.deferred(append: subviews)
      subviews = []
      return
    }
    thread.depth = depth + 1
    subviews = []
    thread.depth = depth
    guard depth == 0 else { return }
    while let next = thread.popDeferred() { drop(next) }
  }

  /// Frees a deferred subtree as if it were the outermost one.
  private static func drop(_ view: consuming UIView) {
    thread.depth = 1
    _ = consume view
    thread.depth = 0
  }

  /// Makes a freed view's constraints forget their items, which may be freed before them.
  static func detach(_ constraints: [NSLayoutConstraint]) {
    constraints.withUnsafeBufferPointer { list in
      for index in list.indices { list[index].forgetItems() }
    }
  }
}

/// The state of a thread that is freeing views; empty once the outermost deinitialiser ends.
private struct ThreadState: Sendable {
  private final class Subtrees {
    var views: [UIView] = []
  }

  private let depthKey = Self.makeKey()
  private let deferredKey = Self.makeKey()

  private static func makeKey() -> pthread_key_t {
    var key = pthread_key_t()
    let status = pthread_key_create(&key, nil)
    precondition(status == 0, "the system has no keys for thread-local values left")
    return key
  }

  /// How many nested deinitialisers of views are running.
  ///
  /// The number is stored in place of a pointer, so that it needs no memory.
  var depth: Int {
    get { Int(bitPattern: pthread_getspecific(depthKey)) }
    nonmutating set { pthread_setspecific(depthKey, UnsafeRawPointer(bitPattern: newValue)) }
  }

  /// Defers subtrees that are too deep, for the outermost deinitialiser.
  func deferred(append views: [UIView]) {
    if let known = pthread_getspecific(deferredKey) {
      Unmanaged<Subtrees>.fromOpaque(known).takeUnretainedValue().views += views
      return
    }
    let subtrees = Subtrees()
    subtrees.views = views
    pthread_setspecific(deferredKey, Unmanaged.passRetained(subtrees).toOpaque())
  }

  /// Removes and returns a deferred subtree; nil when there is none.
  func popDeferred() -> UIView? {
    guard let known = pthread_getspecific(deferredKey) else { return nil }
    let subtrees = Unmanaged<Subtrees>.fromOpaque(known)
    if let view = subtrees.takeUnretainedValue().views.popLast() { return view }
    pthread_setspecific(deferredKey, nil)
    subtrees.release()
    return nil
  }
}
