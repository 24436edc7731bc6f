/// What is known about the optional methods of a collection view's data source or delegate.
///
/// The answers of ``OptionalMethods``, kept in the words that hot paths test: later calls of a missing method are
/// spared.
@MainActor
final class OptionalCollectionCalls {
  private var implemented: Method = []
  private var missing: Method = []

  init() {}

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
    let answer = OptionalMethods.call(call)
    if answer.isMissing {
      missing.insert(method)
      return nil
    }
    implemented.insert(method)
    return answer.value
  }
}
