import Synchronization

/// A weak reference to a view that does not slow the view down.
///
/// After the first `weak` reference to an object, each retain and release goes through a side
/// table, for the rest of its life. Layouts of views with constraints made in code took five times
/// as long. A view has at most one mark, made on first use, which ends with the view.
///
/// Marks are made on the main actor, but a view may be freed on any thread: a mutex guards the
/// table of marks.
final class LifeMark: @unchecked Sendable {
  @exclusivity(unchecked) private nonisolated(unsafe) var reference: Unmanaged<UIView>?
  /// The marks of living views.
  private static let marks = Mutex<[ObjectIdentifier: LifeMark]>([:])

  /// The view; nil once it was freed.
  var view: UIView? { reference?.takeUnretainedValue() }

  private init(_ view: Unmanaged<UIView>) { reference = view }

  /// The mark of a view, made on first use.
  ///
  /// - Complexity: O(1)
  @MainActor
  static func of(_ view: UIView) -> LifeMark {
    if view.flags.contains(.hasLifeMark), let known = known(ObjectIdentifier(view)) { return known }
    view.flags.insert(.hasLifeMark)
    let made = LifeMark(Unmanaged.passUnretained(view))
    keep(made, ObjectIdentifier(view))
    return made
  }

  private nonisolated static func known(_ view: ObjectIdentifier) -> LifeMark? {
    marks.withLock { $0[view] }
  }

  private nonisolated static func keep(_ mark: LifeMark, _ view: ObjectIdentifier) {
    marks.withLock { $0[view] = mark }
  }

  /// Ends the mark of a view that is being freed.
  nonisolated static func end(_ view: ObjectIdentifier) {
    marks.withLock { $0.removeValue(forKey: view) }?.reference = nil
  }
}
