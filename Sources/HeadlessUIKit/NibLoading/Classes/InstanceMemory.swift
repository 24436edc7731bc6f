import Foundation

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
