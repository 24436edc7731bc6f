/// What the binary says of a type, or of a module or another scope that has types.
///
/// Layout (Swift ABI, stable): flags, parent, name; each 4 bytes.
struct TypeDescriptor {
  private let address: UnsafeRawPointer

  init(_ address: UnsafeRawPointer) { self.address = address }

  /// The type of a record: a self-relative pointer whose lower bits say whether it points at a pointer.
  init?(record: UnsafeRawPointer) {
    let value = record.load(as: Int32.self)
    let target = record + Int(value & ~3)
    switch value & 3 {
    case 0 where value != 0: self.init(target)
    case 1:
      guard let pointer = target.load(as: UnsafeRawPointer?.self) else { return nil }
      self.init(pointer)
    default: return nil
    }
  }

  private var kind: UInt32 { address.load(as: UInt32.self) & 0x1F }

  /// Whether it is a class.
  var isClass: Bool { kind == 16 }

  /// The name without any scope, as UTF-8 that ends with zero; only of modules and types.
  var name: UnsafeRawPointer? { relative(address + 8) }

  /// The module that it was declared in.
  var module: TypeDescriptor {
    var scope = self
    while scope.kind != 0, let parent = scope.parent { scope = parent }
    return scope
  }

  private var parent: TypeDescriptor? {
    let value = (address + 4).load(as: Int32.self)
    guard value != 0 else { return nil }
    let target = address + 4 + Int(value & ~1)
    guard value & 1 == 1 else { return TypeDescriptor(target) }
    return target.load(as: UnsafeRawPointer?.self).map(TypeDescriptor.init)
  }
}
