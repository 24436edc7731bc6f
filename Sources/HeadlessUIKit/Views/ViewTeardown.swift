import Foundation

/// Frees view trees without one stack frame per level.
///
/// Views are made on the main thread, but whoever lets go of one last frees it, so each thread has a state of its own.
enum ViewTeardown {
  private static let depthMax = 64
  private static let thread = ThreadState()

  /// Lets go of the subviews of a view that is being freed; survivors lose their superview.
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

  /// Frees one deferred subtree as if nothing were on the stack.
  private static func drop(_ view: consuming UIView) {
    thread.depth = 1
    _ = consume view
    thread.depth = 0
  }

  /// Makes the constraints of a view that is being freed forget their items, which may be freed before they are.
  static func detach(_ constraints: [NSLayoutConstraint]) {
    constraints.withUnsafeBufferPointer { list in
      for index in list.indices { list[index].forgetItems() }
    }
  }
}

/// What a thread that frees views keeps meanwhile; nothing is left of it when the last deinitialiser has run.
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

  /// Levels of views whose deinitialisers are running.
  ///
  /// The number stands where a pointer would, so that it needs no memory.
  var depth: Int {
    get { Int(bitPattern: pthread_getspecific(depthKey)) }
    nonmutating set { pthread_setspecific(depthKey, UnsafeRawPointer(bitPattern: newValue)) }
  }

  /// Puts subtrees that are too deep on the stack aside, for the outermost deinitialiser.
  func deferred(append views: [UIView]) {
    if let known = pthread_getspecific(deferredKey) {
      Unmanaged<Subtrees>.fromOpaque(known).takeUnretainedValue().views += views
      return
    }
    let subtrees = Subtrees()
    subtrees.views = views
    pthread_setspecific(deferredKey, Unmanaged.passRetained(subtrees).toOpaque())
  }

  /// Takes one of the subtrees that were put aside.
  func popDeferred() -> UIView? {
    guard let known = pthread_getspecific(deferredKey) else { return nil }
    let subtrees = Unmanaged<Subtrees>.fromOpaque(known)
    if let view = subtrees.takeUnretainedValue().views.popLast() { return view }
    pthread_setspecific(deferredKey, nil)
    subtrees.release()
    return nil
  }
}
