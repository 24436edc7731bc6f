/// How the engine learns whether a data source or delegate has an optional method.
///
/// Swift cannot ask. The default body of an optional method calls ``reportMissing()``, and the engine looks at the
/// first genuine call whether that happened; from then on it knows. The mark is saved and restored around the call,
/// as the method may make the engine ask others. Limit: a method that only a subclass of the conforming class adds
/// is not seen, as the conformance was settled above it.
@MainActor
package enum OptionalMethods {
  private static var isMissing = false

  /// Says that a default body ran, or that a generated object stands for one without the method.
  package static func reportMissing() { isMissing = true }

  /// The body of an optional method: it is missing, which has this answer.
  static func missing<Value>(_ value: Value) -> Value {
    isMissing = true
    return value
  }

  /// The body of an optional method without an answer.
  static func missing() { isMissing = true }

  /// Makes a call and answers whether a default body took it.
  static func call<Value>(_ body: () -> Value) -> (value: Value, isMissing: Bool) {
    let before = isMissing
    isMissing = false
    let value = body()
    let missing = isMissing
    isMissing = before
    return (value, missing)
  }
}

/// What is known about the optional methods of one object.
struct KnownMethods {
  private var present: UInt64 = 0
  private var missing: UInt64 = 0

  init() {}

  func isMissing(_ method: UInt8) -> Bool { missing & (1 << UInt64(method)) != 0 }
  func isPresent(_ method: UInt8) -> Bool { present & (1 << UInt64(method)) != 0 }

  mutating func note(_ method: UInt8, isMissing: Bool) {
    if isMissing { missing |= 1 << UInt64(method) } else { present |= 1 << UInt64(method) }
  }
}
