/// What `nibmark-sources` writes for optional methods of your own protocols.
extension OptionalMethods {
  /// Calls a method that may be missing, as `delegate?.method?()` does with Objective-C.
  ///
  /// - Returns: nil when a default body ran, or when there is no object to ask.
  @discardableResult
  public static func optional<Value>(_ body: () throws -> Value) rethrows -> Value? {
    let (value, isMissing) = try call(nil, body)
    return isMissing ? nil : value
  }

  /// Calls a method that may be missing and whose result is optional itself.
  @discardableResult
  public static func optional<Value>(_ body: () throws -> Value?) rethrows -> Value? {
    let (value, isMissing) = try call(nil, body)
    return isMissing ? nil : value
  }

  /// The default body of an optional method without a result.
  public static func missing(_ function: StaticString = #function) { reportMissing(function) }

  /// The default body of an optional method whose result may be nil.
  public static func missing<Value: ExpressibleByNilLiteral>(
    _ function: StaticString = #function
  ) -> Value {
    reportMissing(function)
    return nil
  }

  /// The default body of an optional method; ``optional(_:)`` drops the result unread.
  @_disfavoredOverload
  public static func missing<Value>(_ function: StaticString = #function) -> Value {
    reportMissing(function)
    return DroppedValue.make()
  }
}
