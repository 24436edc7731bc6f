/// A value of any type that nobody reads.
///
/// A default body has to return something where its method has a result without an obvious value.
/// All bits are zero: copying and destroying such a value does nothing for numbers, structures of
/// them, references, strings, arrays and enumerations.
enum DroppedValue {
  static func make<Value>() -> Value {
    withUnsafeTemporaryAllocation(
      byteCount: max(1, MemoryLayout<Value>.size),
      alignment: MemoryLayout<Value>.alignment
    ) { bytes in
      bytes.initializeMemory(as: UInt8.self, repeating: 0)
      guard let base = bytes.baseAddress else {
        fatalError("a temporary allocation of at least one byte has an address")
      }
      return base.load(as: Value.self)
    }
  }
}
