import Foundation

/// Finds out whether a data source or delegate has an optional method.
///
/// Swift cannot ask. The default body of an optional method calls ``reportMissing()``, and the
/// engine checks after the first real call whether it did. From then on it knows. The mark is saved
/// and restored around the call, because the method may make the engine ask others.
///
/// Limit: a method added only by a subclass of the conforming class is not seen. Swift resolves the
/// conformance at the superclass.
/// Only the mark of the asked method counts: the body of a method that is there may reach default bodies of others, or make
/// the engine tell delegates that lack theirs.
@preconcurrency @MainActor
public enum OptionalMethods {
  /// The function whose default body ran last.
  private static var missed: StaticString?
  /// What it answered, where that is a number or a Boolean; nil for a method that was only reported missing.
  private static var standard: (flag: Bool?, number: CGFloat?)?

  /// What an object reports of whichever method it is asked.
  private static let anyFunction: StaticString = ""

  /// Reports that a generated object has no such method as it is being asked.
  package static func reportMissing() { reportMissing(anyFunction) }

  /// Reports that the default body of a function ran.
  static func reportMissing(_ function: StaticString) {
    missed = function
    standard = nil
  }

  /// Reports a missing optional method and returns the answer for that case.
  static func missing<Value>(_ value: Value, _ function: StaticString = #function) -> Value {
    missed = function
    standard = (value as? Bool, value as? CGFloat)
    return value
  }

  /// Makes a call, and returns its result and whether a default body ran: that of the method which is asked, named as
  /// `#function` has it, or without a name that of any.
  static func call<Value>(
    _ function: StaticString? = nil,
    _ body: () throws -> Value
  ) rethrows -> (value: Value, isMissing: Bool) {
    let before = missed
    missed = nil
    defer { missed = before }
    let value = try body()
    guard let missed else { return (value, false) }
    return (value, isMissing(function, missed))
  }

  private static func isSame(_ one: StaticString, _ other: StaticString) -> Bool {
    one.utf8CodeUnitCount == other.utf8CodeUnitCount
      && memcmp(one.utf8Start, other.utf8Start, one.utf8CodeUnitCount) == 0
  }

  private static func isMissing(_ function: StaticString?, _ missed: StaticString) -> Bool {
    guard let function, missed.utf8CodeUnitCount > 0 else { return true }
    return isSame(function, missed)
  }

  /// Whether an override made an answer of its own from that of the default body, which it called by `super`.
  static func isOwn<Value>(_ value: Value) -> Bool {
    guard let standard else { return false }
    if let flag = value as? Bool { return flag != standard.flag }
    if let number = value as? CGFloat { return number != standard.number }
    return (value as? any OptionalAnswer).map { !$0.isNothing } ?? false
  }
}

/// An answer that may be nil.
private protocol OptionalAnswer {
  var isNothing: Bool { get }
}

extension Optional: OptionalAnswer {
  fileprivate var isNothing: Bool { self == nil }
}

/// The known optional methods of one object.
struct KnownMethods {
  private var present: UInt64 = 0
  private var missing: UInt64 = 0
  private let forgets: Bool

  /// Knows nothing yet.
  ///
  /// - Parameter forgets: Whether a missing method is asked for each time. An override of a controller that serves lists
  ///   may call `super` for some rows only, which runs the default body.
  init(forgets: Bool = false) { self.forgets = forgets }

  func isMissing(_ method: UInt8) -> Bool { missing & (1 << UInt64(method)) != 0 }
  func isPresent(_ method: UInt8) -> Bool { present & (1 << UInt64(method)) != 0 }

  mutating func note(_ method: UInt8, isMissing: Bool) {
    if !isMissing {
      present |= 1 << UInt64(method)
    } else if !forgets {
      missing |= 1 << UInt64(method)
    }
  }
}
