import Foundation

/// The place of one user-defined runtime attribute in a program: a key path and its value.
@MainActor
final class AttributeSite {
  private let keys: [String]
  private let value: NibValue
  private var isNoted = false
  private let location: () -> String?

  init(keyPath: String, value: NibValue, location: @escaping () -> String?) {
    keys = keyPath.split(separator: ".", omittingEmptySubsequences: true).map(String.init)
    self.value = value
    self.location = location
  }

  /// `setValue(value, forKeyPath:)`; a key that the object does not have is logged (NB-11.3).
  func apply(to object: NSObject) {
    guard let last = keys.last else { return }
    var target = object
    for key in keys.dropLast() {
      guard let next = Self.object(key, of: target) else {
        return keepBeside(object, key, target, isRead: true)
      }
      target = next
    }
    guard !set(last, on: target) else { return }
    // A layer takes any key, as Core Animation's does.
    if target is CALayer {
      NibStorage.attach(to: object).values[keyPath] = value.object
      return
    }
    keepBeside(object, last, target)
  }

  private var keyPath: String { keys.joined(separator: ".") }

  private func set(_ key: String, on target: NSObject) -> Bool {
    let table = OutletTable.table(of: type(of: target))
    if let binding = table.binding(named: key) { return assign(binding, target) }
    if let field = table.field(named: key) { return store(field, key, target) }
    return EngineKeys.set(key, of: target, to: value)
  }

  private func assign(_ binding: OutletBinding, _ target: NSObject) -> Bool {
    value.converted(to: binding.valueType).map { binding.assign(target, $0) } ?? false
  }

  private func store(_ field: ReflectedField, _ key: String, _ target: NSObject) -> Bool {
    guard field.isVariable, field.ownership == .strong,
      let converted = value.converted(to: field.type)
    else { return false }
    do throws(OutletRefusal) {
      try InstanceMemory.store(converted, as: field.type, into: target, offset: field.offset)
      return true
    } catch {
      return false
    }
  }

  /// Keeps the value where a declared or lenient object allows it, else logs what UIKit logs.
  private func keepBeside(
    _ object: NSObject,
    _ key: String,
    _ target: NSObject,
    isRead: Bool = false
  ) {
    let lenient = isExtensible(object)
    let storage =
      lenient ? NibStorage.attach(to: object) : NibStorage.existing(of: object)
    if let storage, lenient || storage.acceptsValue(keys[0]) {
      storage.values[keyPath] = value.object
      guard lenient || storage.isLenient else { return }
      return note(
        .dynamicKey,
        "attribute \(keyPath) of \(NibNames.className(of: object)) is kept beside the object"
      )
    }
    let exception = NibNames.undefinedKey(key, of: target, isRead: isRead)
    note(
      .undefinedKey,
      "Failed to set (\(keyPath)) user defined inspected property on "
        + "(\(NibNames.className(of: object))): \(exception.reason)"
    )
  }

  /// Notes something the first time that it happens: a nib is instantiated many times.
  private func note(_ kind: NibNote.Kind, _ message: @autoclosure () -> String) {
    guard !isNoted else { return }
    isNoted = true
    NibEnvironment.current.note(kind, message(), at: location())
  }

  /// Whether an app may have given the object keys that nobody here can see: apps add inspectable
  /// properties to UIKit's own classes by extension, which the lenient policy must not reject.
  private func isExtensible(_ object: NSObject) -> Bool {
    guard NibEnvironment.current.policy == .lenient else { return false }
    return NibNames.isEngine(type(of: object))
      && NibStorage.existing(of: object)?.declaration == nil
  }

  /// The object at a key: a stored property of the class's own, or one that the engine's class has.
  private static func object(_ key: String, of target: NSObject) -> NSObject? {
    if let field = OutletTable.table(of: type(of: target)).field(named: key),
      field.ownership == .strong
    {
      return InstanceMemory.object(field.type, of: target, offset: field.offset)
    }
    return EngineKeys.object(key, of: target)
  }
}
