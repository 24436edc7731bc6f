/// Finds out whether a data source or delegate has an optional method.
///
/// Swift cannot ask. The default body of an optional method calls ``reportMissing()``, and the
/// engine checks after the first real call whether it did. From then on it knows. The mark is saved
/// and restored around the call, because the method may make the engine ask others.
///
/// Limit: a method added only by a subclass of the conforming class is not seen. Swift resolves the
/// conformance at the superclass.
@preconcurrency @MainActor
public enum OptionalMethods {
  private static var isMissing = false

  /// Reports that a default body ran, or that a generated object has no such method.
  package static func reportMissing() { isMissing = true }

  /// Reports a missing optional method and returns the answer for that case.
  static func missing<Value>(_ value: Value) -> Value {
    isMissing = true
    return value
  }

  /// Makes a call, and returns its result and whether a default body ran.
  static func call<Value>(
    _ body: () throws -> Value
  ) rethrows -> (value: Value, isMissing: Bool) {
    let before = isMissing
    isMissing = false
    defer { isMissing = before }
    let value = try body()
    return (value, isMissing)
  }
}

/// The known optional methods of one object.
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
