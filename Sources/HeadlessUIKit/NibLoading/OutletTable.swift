import Foundation

/// Why a stored property cannot take an outlet's object.
enum OutletRefusal: Error, Equatable, CustomStringConvertible {
  /// No stored property and no binding of that name.
  case unknownKey
  /// The object is not of the property's class.
  case wrongClass(expected: String, actual: String)
  /// `let` keeps the value that the initialiser gave it.
  case constant
  /// `unowned`, `unowned(unsafe)`, or a weak protocol: nothing that reflection may write.
  case unsupportedStorage(String)

  var description: String {
    switch self {
    case .unknownKey:
      "no stored property or binding of that name"
    case .wrongClass(let expected, let actual):
      "the property takes \(expected), the nib connects \(actual)"
    case .constant:
      "the property is a 'let'; declare it 'var'"
    case .unsupportedStorage(let type):
      "a property of type \(type) held this way cannot be written by reflection; "
        + "list it in 'class var outlets'"
    }
  }
}

/// How one connection writes its object, resolved once per class and property.
enum OutletStore {
  /// A strong reference to a native class (optional or not) `offset` bytes into the source.
  case strongReference(offset: Int, expected: AnyClass)
  /// A weak reference to a native class.
  case weakReference(offset: Int, expected: AnyClass)
  /// Any other strong variable: protocols, `AnyObject?`, `Any?`, arrays; written through a cast.
  case typed(offset: Int, type: Any.Type)
  /// A binding that the class declared itself.
  case binding(OutletBinding)
}

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

extension OutletStore {
  /// Writes `object` into `source`, refusing objects of another class.
  @MainActor
  func write(_ object: AnyObject, into source: AnyObject) throws(OutletRefusal) {
    switch self {
    case .strongReference(let offset, let expected):
      try Self.check(object, is: expected)
      InstanceMemory.storeStrong(object, into: source, offset: offset)
    case .weakReference(let offset, let expected):
      try Self.check(object, is: expected)
      InstanceMemory.storeWeak(object, into: source, offset: offset)
    case .typed(let offset, let type):
      try InstanceMemory.store(object, as: type, into: source, offset: offset)
    case .binding(let binding):
      guard binding.assign(source, object) else {
        throw .wrongClass(expected: "\(binding.valueType)", actual: "\(type(of: object))")
      }
    }
  }

  /// Writes a whole outlet collection at once (NB-9).
  @MainActor
  func write(
    collection: [AnyObject],
    appending: Bool,
    into source: AnyObject
  ) throws(OutletRefusal) {
    switch self {
    case .strongReference(_, let expected), .weakReference(_, let expected):
      throw .wrongClass(expected: "\(expected)", actual: "an outlet collection")
    case .typed(let offset, let type):
      try InstanceMemory.store(
        collection,
        appending: appending,
        as: type,
        into: source,
        offset: offset
      )
    case .binding(let binding):
      guard binding.assign(source, collection) else {
        throw .wrongClass(expected: "\(binding.valueType)", actual: "an outlet collection")
      }
    }
  }

  private static func check(
    _ object: AnyObject,
    is expected: AnyClass
  ) throws(OutletRefusal) {
    if ClassMetadata.isSubclass(type(of: object), of: expected) { return }
    throw .wrongClass(expected: "\(expected)", actual: "\(type(of: object))")
  }
}

/// Lets a metatype say that it is `Optional`, and of what.
protocol OptionalType {
  static var wrappedType: Any.Type { get }
  static var nothing: Any { get }
  static func wrap(_ value: Any) -> Any?
}

extension Optional: OptionalType {
  static var wrappedType: Any.Type { Wrapped.self }
  static var nothing: Any { Self.none as Any }
  static func wrap(_ value: Any) -> Any? { (value as? Wrapped).map { Self.some($0) as Any } }
}

/// Lets a metatype say that it is `Array`, and build one of its own type.
protocol OutletArray {
  static func filled(with objects: [AnyObject]) -> Self?
  var objects: [AnyObject] { get }
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

/// Typed writes into the stored properties of an instance, at offsets that reflection gave.
enum InstanceMemory {
  private struct WeakSlot {
    weak var object: AnyObject?
  }

  static func address(of source: AnyObject, offset: Int) -> UnsafeMutableRawPointer {
    Unmanaged.passUnretained(source).toOpaque() + offset
  }

  /// - Complexity: O(1), about 5 ns.
  static func storeStrong(_ object: AnyObject, into source: AnyObject, offset: Int) {
    address(of: source, offset: offset).assumingMemoryBound(to: AnyObject?.self).pointee = object
  }

  /// - Complexity: O(1), about 20 ns (a weak store takes a side table).
  static func storeWeak(_ object: AnyObject, into source: AnyObject, offset: Int) {
    address(of: source, offset: offset).assumingMemoryBound(to: WeakSlot.self).pointee.object =
      object
  }

  /// Stores any value that casts to the property's type.
  static func store(
    _ value: Any,
    as type: Any.Type,
    into source: AnyObject,
    offset: Int
  ) throws(OutletRefusal) {
    let place = address(of: source, offset: offset)
    guard assign(value, as: type, at: place) else {
      throw .wrongClass(expected: "\(type)", actual: "\(Swift.type(of: value))")
    }
  }

  /// Stores a collection into `[T]`, `[T]?` or `[T]!`, after what is there if `appending`.
  static func store(
    _ objects: [AnyObject],
    appending: Bool,
    as type: Any.Type,
    into source: AnyObject,
    offset: Int
  ) throws(OutletRefusal) {
    let place = address(of: source, offset: offset)
    let wrapped = (type as? any OptionalType.Type)?.wrappedType ?? type
    guard let array = wrapped as? any OutletArray.Type else {
      throw .wrongClass(expected: "\(type)", actual: "an outlet collection")
    }
    var all = objects
    if appending, let present = load(type, at: place) as? any OutletArray {
      all = present.objects + objects
    }
    guard let filled = array.filled(with: all), assign(filled, as: type, at: place) else {
      let odd = objects.map { "\(Swift.type(of: $0))" }.joined(separator: ", ")
      throw .wrongClass(expected: "\(type)", actual: "a collection of \(odd)")
    }
  }

  /// The object that a stored property refers to, for key paths.
  static func object(_ type: Any.Type, of source: AnyObject, offset: Int) -> NSObject? {
    load(type, at: address(of: source, offset: offset)) as? NSObject
  }

  private static func assign(_ value: Any, as type: Any.Type, at place: UnsafeMutableRawPointer)
    -> Bool
  {
    func open<Value>(_: Value.Type) -> Bool {
      guard let typed = value as? Value else { return false }
      place.assumingMemoryBound(to: Value.self).pointee = typed
      return true
    }
    return _openExistential(type, do: open)
  }

  private static func load(_ type: Any.Type, at place: UnsafeMutableRawPointer) -> Any {
    func open<Value>(_: Value.Type) -> Any { place.assumingMemoryBound(to: Value.self).pointee }
    return _openExistential(type, do: open)
  }
}
