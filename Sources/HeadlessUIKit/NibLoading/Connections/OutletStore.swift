import Foundation

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
