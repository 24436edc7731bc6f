/// Which optional methods a collection view's data source or delegate has.
///
/// Learned through ``OptionalMethods`` and kept as bits, so that missing methods are not called again.
@MainActor
final class OptionalCollectionCalls {
  /// The optional methods, one bit each.
  struct Method: OptionSet {
    let rawValue: UInt64
    static let supplementaryView = Method(rawValue: 1 << 0)
    static let canMove = Method(rawValue: 1 << 1)
    static let moveItem = Method(rawValue: 1 << 2)
    static let indexTitles = Method(rawValue: 1 << 3)
    static let indexPathForTitle = Method(rawValue: 1 << 4)
    static let prefetchCancel = Method(rawValue: 1 << 5)
    static let shouldHighlight = Method(rawValue: 1 << 6)
    static let didHighlight = Method(rawValue: 1 << 7)
    static let didUnhighlight = Method(rawValue: 1 << 8)
    static let shouldSelect = Method(rawValue: 1 << 9)
    static let shouldDeselect = Method(rawValue: 1 << 10)
    static let didSelect = Method(rawValue: 1 << 11)
    static let didDeselect = Method(rawValue: 1 << 12)
    static let canPerformPrimary = Method(rawValue: 1 << 13)
    static let performPrimary = Method(rawValue: 1 << 14)
    static let shouldBeginMultiple = Method(rawValue: 1 << 15)
    static let didBeginMultiple = Method(rawValue: 1 << 16)
    static let didEndMultiple = Method(rawValue: 1 << 17)
    static let willDisplayCell = Method(rawValue: 1 << 18)
    static let willDisplaySupplementary = Method(rawValue: 1 << 19)
    static let didEndDisplayingCell = Method(rawValue: 1 << 20)
    static let didEndDisplayingSupplementary = Method(rawValue: 1 << 21)
    static let transitionLayout = Method(rawValue: 1 << 22)
    static let targetOffset = Method(rawValue: 1 << 23)
    static let moveTarget = Method(rawValue: 1 << 24)
    static let formerMoveTarget = Method(rawValue: 1 << 25)
    static let canEdit = Method(rawValue: 1 << 26)
    static let showMenu = Method(rawValue: 1 << 27)
    static let canPerformAction = Method(rawValue: 1 << 28)
    static let performAction = Method(rawValue: 1 << 29)
    static let contextMenu = Method(rawValue: 1 << 30)
    static let formerContextMenu = Method(rawValue: 1 << 31)
    static let highlightPreview = Method(rawValue: 1 << 32)
    static let dismissPreview = Method(rawValue: 1 << 33)
    static let formerHighlightPreview = Method(rawValue: 1 << 34)
    static let formerDismissPreview = Method(rawValue: 1 << 35)
    static let previewAction = Method(rawValue: 1 << 36)
    static let willDisplayMenu = Method(rawValue: 1 << 37)
    static let willEndMenu = Method(rawValue: 1 << 38)
    static let canFocus = Method(rawValue: 1 << 39)
    static let shouldUpdateFocus = Method(rawValue: 1 << 40)
    static let didUpdateFocus = Method(rawValue: 1 << 41)
    static let preferredFocus = Method(rawValue: 1 << 42)
    static let selectionFollowsFocus = Method(rawValue: 1 << 43)
    static let springLoad = Method(rawValue: 1 << 44)
    static let itemSize = Method(rawValue: 1 << 45)
    static let inset = Method(rawValue: 1 << 46)
    static let lineSpacing = Method(rawValue: 1 << 47)
    static let itemSpacing = Method(rawValue: 1 << 48)
    static let headerSize = Method(rawValue: 1 << 49)
    static let footerSize = Method(rawValue: 1 << 50)
  }

  private var implemented: Method = []
  private var missing: Method = []

  init() {}

  /// Forgets what is known, for a new object.
  func reset() {
    implemented = []
    missing = []
  }

  /// Makes a call and returns its result; nil if its default body ran.
  @discardableResult
  @inline(__always)
  func answer<Value>(_ method: Method, _ call: () -> Value) -> Value? {
    if implemented.contains(method) { return call() }
    if missing.contains(method) { return nil }
    return firstAnswer(method, call)
  }

  @inline(never)
  private func firstAnswer<Value>(_ method: Method, _ call: () -> Value) -> Value? {
    let answer = OptionalMethods.call(call)
    if answer.isMissing {
      missing.insert(method)
      return nil
    }
    implemented.insert(method)
    return answer.value
  }
}
