/// Which optional methods a collection view's data source or delegate has.
///
/// Learned through ``OptionalMethods`` and kept as bits, so that missing methods are not called again.
@MainActor
final class OptionalCollectionCalls {
  private var implemented: Method = []
  private var missing: Method = []
  /// Whether each method is asked for each time; see ``KnownMethods/init(forgets:)``.
  private var forgets = false
  private var serial = 0

  init() {}

  /// Forgets what is known, for a new object.
  func reset(for object: AnyObject?) {
    implemented = []
    missing = []
    serial &+= 1
    forgets = object is CollectionServingController
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
    let before = serial
    let answer = OptionalMethods.call(method.function, call)
    if before != serial {
      // The method replaced its own object, of whose successor nothing is known.
    } else if !answer.isMissing {
      implemented.insert(method)
    } else if !forgets {
      missing.insert(method)
    }
    return answer.isMissing && !OptionalMethods.isOwn(answer.value) ? nil : answer.value
  }
}
