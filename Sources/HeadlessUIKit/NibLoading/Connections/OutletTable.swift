import Foundation

/// The outlets of one class: its own key-path bindings first, then its stored properties.
///
/// Built once per class by runtime reflection and cached; then an outlet costs a store.
@MainActor
final class OutletTable {
  let owner: AnyClass
  private let bindings: [String: OutletBinding]
  private let fields: [String: ReflectedField]

  private static var tables: [ObjectIdentifier: OutletTable] = [:]

  /// The table of a class.
  /// - Complexity: O(1) after the first call for that class (a few µs then).
  static func table(of type: AnyClass) -> OutletTable {
    if let known = tables[ObjectIdentifier(type)] { return known }
    let table = OutletTable(type)
    tables[ObjectIdentifier(type)] = table
    return table
  }

  private init(_ type: AnyClass) {
    owner = type
    var bindings: [String: OutletBinding] = [:]
    for binding in (type as? any NibConnectable.Type)?.outlets ?? [] {
      bindings[binding.name] = binding
    }
    self.bindings = bindings
    var fields: [String: ReflectedField] = [:]
    // Superclass fields come first: a subclass's own property of the same name wins, as in KVC.
    // The engine's own storage is no outlet: what of it nibs may set is listed in `EngineKeys`.
    for field in FieldReflection.fields(of: type) where !NibNames.isEngine(field.declaringClass) {
      fields[field.name] = field
    }
    self.fields = fields
  }

  /// The reflected property of a name, for runtime attributes.
  func field(named name: String) -> ReflectedField? { fields[name] }

  /// The binding of a name, if the class lists one.
  func binding(named name: String) -> OutletBinding? { bindings[name] }

  /// How to write the outlet `name`.
  func store(for name: String) throws(OutletRefusal) -> OutletStore {
    if let binding = bindings[name] { return .binding(binding) }
    guard let field = fields[name] else { throw .unknownKey }
    guard field.isVariable else { throw .constant }
    let referenced: AnyClass? = Self.referencedClass(of: field.type)
    switch (field.ownership, referenced) {
    case (.strong, let expected?):
      return .strongReference(offset: field.offset, expected: expected)
    case (.strong, nil):
      return .typed(offset: field.offset, type: field.type)
    case (.weak, let expected?):
      return .weakReference(offset: field.offset, expected: expected)
    case (.weak, nil), (.unsupported, _):
      throw .unsupportedStorage("\(field.type)")
    }
  }

  /// The class that a property of type `C` or `C?` refers to; nil for anything else.
  private static func referencedClass(of type: Any.Type) -> AnyClass? {
    let wrapped = (type as? any OptionalType.Type)?.wrappedType ?? type
    return wrapped as? AnyClass
  }
}

extension Optional: OptionalType {
  static var wrappedType: Any.Type { Wrapped.self }
  static var nothing: Any { Self.none as Any }
  static func wrap(_ value: Any) -> Any? { (value as? Wrapped).map { Self.some($0) as Any } }
}

extension Array: OutletArray {
  static func filled(with objects: [AnyObject]) -> [Element]? {
    var result: [Element] = []
    result.reserveCapacity(objects.count)
    for object in objects {
      guard let element = object as? Element else { return nil }
      result.append(element)
    }
    return result
  }

  var objects: [AnyObject] { map { $0 as AnyObject } }
}
