/// A short text or none, in two words that are copied without counting references.
///
/// Interface Builder's ids have ten characters, and every view and constraint of a nib has one.
/// Texts of more than fifteen bytes do not fit. ``isElsewhere`` tells so, and the holder keeps such
/// a string among its rare properties.
struct CompactText: Equatable {
  private var low: UInt64 = 0
  /// Seven bytes of text and, in the highest one, the length plus one; 0 for no text.
  private var high: UInt64 = 0

  private static let lengthMax = 15
  private static let elsewhereMark: UInt64 = 0xFF << 56

  /// No text.
  init() {}

  /// A text, none, or the mark of a text that does not fit.
  init(_ text: String?) {
    guard let text else { return }
    let bytes = text.utf8
    guard bytes.count <= Self.lengthMax else {
      high = Self.elsewhereMark
      return
    }
    var shift: UInt64 = 0
    for byte in bytes {
      if shift < 64 {
        low |= UInt64(byte) << shift
      } else {
        high |= UInt64(byte) << (shift - 64)
      }
      shift += 8
    }
    high |= UInt64(bytes.count + 1) << 56
  }

  /// The text as it is stored: equal for equal texts.
  var words: (UInt64, UInt64) { (low, high) }

  /// Whether the text did not fit.
  var isElsewhere: Bool { high == Self.elsewhereMark }

  /// The text; nil when there is none here.
  var text: String? {
    let mark = Int(high >> 56)
    guard mark > 0, !isElsewhere else { return nil }
    return String(unsafeUninitializedCapacity: mark - 1) { buffer in
      for index in 0..<(mark - 1) {
        let word = index < 8 ? low >> (UInt64(index) * 8) : high >> (UInt64(index - 8) * 8)
        buffer[index] = UInt8(truncatingIfNeeded: word)
      }
      return mark - 1
    }
  }
}
