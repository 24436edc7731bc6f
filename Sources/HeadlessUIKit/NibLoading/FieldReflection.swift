/// What the runtime's reflection metadata says about the stored properties of Swift classes.
///
/// `Mirror` answers the same question per instance and slowly (5 µs a class); an outlet needs the
/// *place* of a property, which only the runtime entry points that `Mirror` itself is built on give.

/// The C structure that `swift_reflectionMirror_recursiveChildMetadata` fills in.
private struct FieldMetadata {
  let name: UnsafePointer<CChar>?
  let freeName: (@convention(c) (UnsafePointer<CChar>?) -> Void)?
  let isStrong: Bool
  let isVariable: Bool
}

@_silgen_name("swift_reflectionMirror_recursiveCount")
private func reflectedFieldCount(_ type: Any.Type) -> Int

@_silgen_name("swift_reflectionMirror_recursiveChildMetadata")
private func reflectedFieldMetadata(
  _ type: Any.Type,
  index: Int,
  fieldMetadata: UnsafeMutablePointer<FieldMetadata>
) -> Any.Type

@_silgen_name("swift_reflectionMirror_recursiveChildOffset")
private func reflectedFieldOffset(_ type: Any.Type, index: Int) -> Int

/// How a stored property holds an object.
enum FieldOwnership: Sendable {
  case strong
  case weak
  /// `unowned`, `unowned(unsafe)`, or something that the metadata does not explain: never written.
  case unsupported
}

/// One stored property of a class, as found at run time.
struct ReflectedField {
  let name: String
  let type: Any.Type
  /// Bytes from the start of the instance.
  let offset: Int
  let ownership: FieldOwnership
  /// False for `let`, which must keep the value that the initialiser gave it.
  let isVariable: Bool
  /// The class of the hierarchy that declares the property.
  let declaringClass: AnyClass
}

enum FieldReflection {
  /// The stored properties of a class, those of its superclasses first.
  ///
  /// Empty when the class was compiled with `-disable-reflection-metadata`.
  /// - Complexity: O(fields), about 0.2 µs a field; cache the answer.
  static func fields(of type: AnyClass) -> [ReflectedField] {
    let count = reflectedFieldCount(type)
    guard count > 0 else { return [] }
    let declarations = declarations(of: type, count: count)
    return (0..<count).map { index in
      var metadata = FieldMetadata(
        name: nil,
        freeName: nil,
        isStrong: false,
        isVariable: false
      )
      let fieldType = reflectedFieldMetadata(type, index: index, fieldMetadata: &metadata)
      let name = metadata.name.map { String(cString: $0) } ?? ""
      metadata.freeName?(metadata.name)
      return ReflectedField(
        name: name,
        type: fieldType,
        offset: reflectedFieldOffset(type, index: index),
        ownership: metadata.isStrong ? .strong : declarations[index].ownership,
        isVariable: metadata.isVariable,
        declaringClass: declarations[index].owner
      )
    }
  }

  /// The runtime only says "not strong" for `weak` and `unowned` alike.
  ///
  /// They differ in layout, and writing one as the other corrupts memory, so the field records
  /// themselves are asked.
  private static func declarations(
    of type: AnyClass,
    count: Int
  ) -> [(owner: AnyClass, ownership: FieldOwnership)] {
    var result = [(owner: AnyClass, ownership: FieldOwnership)](
      repeating: (type, .unsupported),
      count: count
    )
    var current: AnyClass? = type
    while let klass = current {
      let superclass: AnyClass? = ClassMetadata(klass).superclass
      let first = superclass.map { reflectedFieldCount($0) } ?? 0
      let own = max(reflectedFieldCount(klass) - first, 0)
      let records = ClassMetadata(klass).fieldRecords
      for index in 0..<own {
        let isWeak = records?.count == own && records?.ownershipSuffix(at: index) == "w"
        result[first + index] = (klass, isWeak ? .weak : .unsupported)
      }
      current = superclass
    }
    return result
  }
}

/// The fixed head of a Swift class's metadata on platforms without Objective-C.
///
/// Layout (Swift ABI, stable): kind, superclass, then 24 bytes of sizes and flags, then the nominal
/// type descriptor.
struct ClassMetadata {
  private let address: UnsafeRawPointer

  init(_ type: AnyClass) {
    address = unsafeBitCast(type, to: UnsafeRawPointer.self)
  }

  /// Whether `type` is `ancestor` or inherits from it.
  /// - Complexity: O(depth of the hierarchy), about 1 ns a step.
  static func isSubclass(_ type: AnyClass, of ancestor: AnyClass) -> Bool {
    let wanted = unsafeBitCast(ancestor, to: UnsafeRawPointer.self)
    var current: UnsafeRawPointer? = unsafeBitCast(type, to: UnsafeRawPointer.self)
    while let metadata = current {
      if metadata == wanted { return true }
      current = metadata.load(fromByteOffset: 8, as: UnsafeRawPointer?.self)
    }
    return false
  }

  var superclass: AnyClass? {
    address.load(fromByteOffset: 8, as: UnsafeRawPointer?.self)
      .map { unsafeBitCast($0, to: AnyClass.self) }
  }

  fileprivate var fieldRecords: FieldRecords? {
    let descriptorOffset = 40
    guard
      let descriptor = address.load(fromByteOffset: descriptorOffset, as: UnsafeRawPointer?.self)
    else { return nil }
    // Context descriptor: flags, parent, name, access function, fields; each 4 bytes.
    return relative(descriptor + 16).map(FieldRecords.init)
  }
}

/// The field descriptor of one nominal type: a 16-byte head, then 12 bytes per field.
private struct FieldRecords {
  let address: UnsafeRawPointer

  var count: Int { Int(address.load(fromByteOffset: 12, as: UInt32.self)) }

  /// The ownership letter that ends the field's mangled type (`Xw` weak, `Xo` and `Xu` unowned).
  func ownershipSuffix(at index: Int) -> Character? {
    let record = address + 16 + 12 * index
    guard let name = relative(record + 4) else { return nil }
    return Self.suffix(ofMangledName: name)
  }

  /// Mangled names may hold symbolic references: a control byte followed by a raw 4- or 8-byte
  /// pointer, whose bytes must not be read as letters or as the terminating zero.
  private static func suffix(ofMangledName name: UnsafeRawPointer) -> Character? {
    var cursor = name
    var previous: UInt8 = 0
    var last: UInt8 = 0
    while true {
      let byte = cursor.load(as: UInt8.self)
      switch byte {
      case 0:
        return previous == UInt8(ascii: "X") ? Character(Unicode.Scalar(last)) : nil
      case 0x01...0x17:
        (previous, last) = (0, 0)
        cursor += 5
      case 0x18...0x1F:
        (previous, last) = (0, 0)
        cursor += 1 + MemoryLayout<UnsafeRawPointer>.size
      default:
        (previous, last) = (last, byte)
        cursor += 1
      }
    }
  }
}

/// Follows a 32-bit self-relative pointer; zero means none.
private func relative(_ place: UnsafeRawPointer) -> UnsafeRawPointer? {
  let distance = place.loadUnaligned(as: Int32.self)
  return distance == 0 ? nil : place + Int(distance)
}
