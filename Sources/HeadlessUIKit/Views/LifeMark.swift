import Synchronization

/// Stands for a view in references that do not keep it alive.
///
/// A `weak` reference does the same, but once an object has had one each retain and release of it goes by a table beside it, for the
/// rest of its life: layouts of views whose constraints are made in code took five times as long. A view has one mark,
/// made when first wanted; it ends with the view. Marks are made on the main actor, but nobody can say where a view is freed: the
/// table of marks is guarded.
final class LifeMark: @unchecked Sendable {
  @exclusivity(unchecked) private nonisolated(unsafe) var reference: Unmanaged<UIView>?
  /// The marks of the views that live and have one.
  private static let marks = Mutex<[ObjectIdentifier: LifeMark]>([:])

  /// The view, while it lives.
  var view: UIView? { reference?.takeUnretainedValue() }

  private init(_ view: Unmanaged<UIView>) { reference = view }

  /// The mark of a view.
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

  /// The view of this identity is being freed.
  nonisolated static func end(_ view: ObjectIdentifier) {
    marks.withLock { $0.removeValue(forKey: view) }?.reference = nil
  }
}
