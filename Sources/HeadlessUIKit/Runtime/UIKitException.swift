/// An exception that UIKit would have raised, with its name and reason as UIKit prints them.
///
/// Swift cannot unwind through user code as Objective-C does. Raising therefore records the
/// exception in the innermost ``catching(_:)`` scope, and the raising function returns a harmless
/// value. Loops of the engine stop while ``isPending`` is true. Outside every scope the process
/// ends with UIKit's text, as an app would.
public struct UIKitException: Error, Hashable, Sendable, CustomStringConvertible {
  /// The exception's name.
  public let name: ExceptionName
  /// The exception's reason, word for word as UIKit prints it where that is known.
  public let reason: String

  /// Creates an exception.
  public init(_ name: ExceptionName, _ reason: String) {
    self.name = name
    self.reason = reason
  }

  /// Creates an exception.
  public init(name: ExceptionName, reason: String) {
    self.init(name, reason)
  }

  /// The name and the reason on one line.
  public var description: String { "\(name.rawValue): \(reason)" }
}

extension UIKitException {
  /// One record per open scope; the first exception of a scope wins, as nothing would run after it in UIKit.
  @MainActor private static var scopes: [UIKitException?] = []
  /// ``isPending`` as a plain flag: every loop of the engine asks.
  @exclusivity(unchecked) @MainActor private static var pending = false

  /// Whether the innermost scope holds an exception: loops of the engine and of harnesses stop then.
  @MainActor public static var isPending: Bool { pending }

  /// Whether a scope is open, so that raising records instead of ending the process.
  @MainActor public static var isCatching: Bool { !scopes.isEmpty }

  /// Records an exception in the innermost scope, or ends the process as UIKit would when there is none.
  @MainActor public static func raise(_ exception: UIKitException) {
    guard let innermost = scopes.last else {
      let (name, reason) = (exception.name.rawValue, exception.reason)
      fatalError("*** Terminating app due to uncaught exception '\(name)', reason: '\(reason)'")
    }
    if innermost == nil { scopes[scopes.count - 1] = exception }
    pending = true
  }

  /// Records an exception made of a name and a reason.
  @MainActor public static func raise(_ name: ExceptionName, _ reason: String) {
    raise(UIKitException(name, reason))
  }

  /// Runs a closure in a new scope.
  ///
  /// - Throws: The first exception that was raised inside, after the closure returned.
  @MainActor public static func catching<Value>(
    _ body: () throws(UIKitException) -> Value
  ) throws(UIKitException) -> Value {
    scopes.append(nil)
    pending = false
    let result: Result<Value, UIKitException>
    do {
      result = .success(try body())
    } catch {
      result = .failure(error)
    }
    let raised = scopes.removeLast()
    pending = scopes.last.map { $0 != nil } ?? false
    if let raised { throw raised }
    return try result.get()
  }
}
