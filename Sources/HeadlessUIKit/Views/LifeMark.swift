/// Stands for a view in references that do not keep it alive.
///
/// A `weak` reference does the same, but once an object has had one each retain and release of it goes by a table beside it, for the
/// rest of its life: layouts of views whose constraints are made in code took five times as long. A view has one mark,
/// made when first wanted; it ends with the view. Marks are used on the main thread alone, where views are freed.
final class LifeMark {
  @exclusivity(unchecked) private nonisolated(unsafe) var reference: Unmanaged<UIView>?
  /// The marks of the views that live and have one.
  @exclusivity(unchecked) private nonisolated(unsafe) static var marks:
    [ObjectIdentifier: LifeMark] = [:]

  /// The view, while it lives.
  var view: UIView? { reference?.takeUnretainedValue() }

  private init(_ view: UIView) { reference = Unmanaged.passUnretained(view) }

  /// The mark of a view.
  ///
  /// - Complexity: O(1)
  @MainActor
  static func of(_ view: UIView) -> LifeMark {
    if view.flags.contains(.hasLifeMark), let known = marks[ObjectIdentifier(view)] { return known }
    let made = LifeMark(view)
    marks[ObjectIdentifier(view)] = made
    view.flags.insert(.hasLifeMark)
    return made
  }

  /// The view of this identity is being freed.
  static func end(_ view: ObjectIdentifier) {
    marks.removeValue(forKey: view)?.reference = nil
  }
}
