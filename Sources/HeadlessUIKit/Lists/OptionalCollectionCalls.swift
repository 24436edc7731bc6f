/// Finds out which optional methods an object implements, by its answer to the first genuine call.
///
/// Swift cannot ask whether a protocol's default body was replaced. Therefore the default bodies raise a flag, the
/// engine clears it before a call whose answer it does not know yet and reads it afterwards; later calls of a
/// missing method are spared. Limits: a method that a subclass adds below the conforming class is not seen, and an
/// override that calls a default body through super counts as missing.
@MainActor
package final class OptionalCollectionCalls {
  /// The optional methods, one bit each.
  struct Method: OptionSet {
    let rawValue: UInt32
    static let supplementaryView = Method(rawValue: 1 << 0)
    static let shouldHighlight = Method(rawValue: 1 << 1)
    static let didHighlight = Method(rawValue: 1 << 2)
    static let didUnhighlight = Method(rawValue: 1 << 3)
    static let shouldSelect = Method(rawValue: 1 << 4)
    static let shouldDeselect = Method(rawValue: 1 << 5)
    static let didSelect = Method(rawValue: 1 << 6)
    static let didDeselect = Method(rawValue: 1 << 7)
    static let willDisplayCell = Method(rawValue: 1 << 8)
    static let willDisplaySupplementary = Method(rawValue: 1 << 9)
    static let didEndDisplayingCell = Method(rawValue: 1 << 10)
    static let didEndDisplayingSupplementary = Method(rawValue: 1 << 11)
    static let itemSize = Method(rawValue: 1 << 12)
    static let inset = Method(rawValue: 1 << 13)
    static let lineSpacing = Method(rawValue: 1 << 14)
    static let itemSpacing = Method(rawValue: 1 << 15)
    static let headerSize = Method(rawValue: 1 << 16)
    static let footerSize = Method(rawValue: 1 << 17)
    static let canMove = Method(rawValue: 1 << 18)
    static let moveItem = Method(rawValue: 1 << 19)
    static let moveTarget = Method(rawValue: 1 << 20)
    static let prefetchCancel = Method(rawValue: 1 << 21)
  }

  /// Raised by default bodies.
  private static var isUnimplemented = false

  private var implemented: Method = []
  private var missing: Method = []

  init() {}

  /// Called by the default body of an optional method.
  package static func noteUnimplemented() { isUnimplemented = true }

  /// Forgets what is known: another object is asked from now on.
  func reset() {
    implemented = []
    missing = []
  }

  /// What a call answered, or nil where its default body ran.
  @discardableResult
  @inline(__always)
  func answer<Value>(_ method: Method, _ call: () -> Value) -> Value? {
    if implemented.contains(method) { return call() }
    if missing.contains(method) { return nil }
    return firstAnswer(method, call)
  }

  @inline(never)
  private func firstAnswer<Value>(_ method: Method, _ call: () -> Value) -> Value? {
    let saved = Self.isUnimplemented
    Self.isUnimplemented = false
    let value = call()
    let isMissing = Self.isUnimplemented
    Self.isUnimplemented = saved
    if isMissing {
      missing.insert(method)
      return nil
    }
    implemented.insert(method)
    return value
  }
}
