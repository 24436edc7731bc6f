/// An outlet that a class sets itself, through a key path or a closure.
///
/// Outlets are normally found by reflection. A class lists one in `class var outlets` where that is
/// not enough: a property observer must run, the property is computed or a weak protocol, or its
/// name differs from the outlet's.
/// ```swift
/// override class var outlets: [OutletBinding] { [OutletBinding("label", \HeaderView.titleLabel)] }
/// ```
@preconcurrency @MainActor
public struct OutletBinding {
  /// The outlet's name, as the nib has it.
  public let name: String
  /// The type that the property takes; runtime attributes are converted to it.
  let valueType: Any.Type
  let assign: (_ source: AnyObject, _ value: Any) -> Bool

  /// Binds an outlet to an optional (or implicitly unwrapped) property.
  public init<Source: AnyObject, Value>(
    _ name: String,
    _ property: ReferenceWritableKeyPath<Source, Value?>
  ) {
    self.init(name) { (source: Source, value: Value) in source[keyPath: property] = value }
  }

  /// Binds an outlet, or an outlet collection, to a property that always has a value.
  public init<Source: AnyObject, Value>(
    _ name: String,
    _ property: ReferenceWritableKeyPath<Source, [Value]>
  ) {
    self.init(name) { (source: Source, value: [Value]) in source[keyPath: property] = value }
  }

  /// Binds a runtime attribute, or an outlet, to a property of any type.
  @_disfavoredOverload
  public init<Source: AnyObject, Value>(
    _ name: String,
    _ property: ReferenceWritableKeyPath<Source, Value>
  ) {
    self.init(name) { (source: Source, value: Value) in source[keyPath: property] = value }
  }

  /// Binds an outlet to a closure that takes the connected object.
  public init<Source: AnyObject, Value>(
    _ name: String,
    set: @escaping (Source, Value) -> Void
  ) {
    self.name = name
    valueType = Value.self
    assign = { source, value in
      guard let source = source as? Source, let value = value as? Value else { return false }
      set(source, value)
      return true
    }
  }
}
