/// The field descriptor of one nominal type: a 16-byte head, then 12 bytes per field.
struct FieldRecords {
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
func relative(_ place: UnsafeRawPointer) -> UnsafeRawPointer? {
  let distance = place.loadUnaligned(as: Int32.self)
  return distance == 0 ? nil : place + Int(distance)
}
