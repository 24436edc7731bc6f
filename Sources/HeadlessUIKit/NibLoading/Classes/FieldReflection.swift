/// What the runtime's reflection metadata says about the stored properties of Swift classes.
///
/// `Mirror` answers the same question per instance and slowly (5 µs a class); an outlet needs the
/// *place* of a property, which only the runtime entry points that `Mirror` itself is built on give.
enum FieldReflection {
  /// The C structure that `swift_reflectionMirror_recursiveChildMetadata` fills in.
  fileprivate struct FieldMetadata {
    let name: UnsafePointer<CChar>?
    let freeName: (@convention(c) (UnsafePointer<CChar>?) -> Void)?
    let isStrong: Bool
    let isVariable: Bool
  }

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

@_silgen_name("swift_reflectionMirror_recursiveCount")
private func reflectedFieldCount(_ type: Any.Type) -> Int

@_silgen_name("swift_reflectionMirror_recursiveChildMetadata")
private func reflectedFieldMetadata(
  _ type: Any.Type,
  index: Int,
  fieldMetadata: UnsafeMutablePointer<FieldReflection.FieldMetadata>
) -> Any.Type

@_silgen_name("swift_reflectionMirror_recursiveChildOffset")
private func reflectedFieldOffset(_ type: Any.Type, index: Int) -> Int
