/// The Swift libraries of this process, and the program itself.
enum LoadedImages {
  /// The type records of each: 4 bytes a type, which ``TypeDescriptor`` follows.
  ///
  /// Empty where the runtime does not tell.
  static func typeRecords() -> [UnsafeRawBufferPointer] {
    #if os(Linux)
    var found: [UnsafeRawBufferPointer] = []
    withUnsafeMutablePointer(to: &found) { found in
      enumerateMetadataSections(
        { sections, context in
          // The version, the base address, two reserved words, then pairs of address and size: protocols,
          // conformances, types.
          let types = sections + 4 * MemoryLayout<Int>.size + 4 * MemoryLayout<Int>.size
          let start = types.load(as: UnsafeRawPointer?.self)
          let size = types.load(fromByteOffset: MemoryLayout<Int>.size, as: Int.self)
          let records = UnsafeRawBufferPointer(start: start, count: start == nil ? 0 : size)
          context.assumingMemoryBound(to: [UnsafeRawBufferPointer].self).pointee.append(records)
          return true
        },
        found
      )
    }
    return found
    #else
    return []
    #endif
  }
}

#if os(Linux)
@_silgen_name("swift_enumerateAllMetadataSections")
private func enumerateMetadataSections(
  _ body: @convention(c) (UnsafeRawPointer, UnsafeMutableRawPointer) -> Bool,
  _ context: UnsafeMutableRawPointer
)
#endif
