/// Which optional methods a collection view's data source or delegate has.
///
/// Learned through ``OptionalMethods`` and kept as bits, so that missing methods are not called again.
@MainActor
final class OptionalCollectionCalls {
  private var implemented: Method = []
  private var missing: Method = []

  init() {}

  /// Forgets what is known, for a new object.
  func reset() {
    implemented = []
    missing = []
  }

  /// Whether the method was called and is there.
  func has(_ method: Method) -> Bool { implemented.contains(method) }

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
