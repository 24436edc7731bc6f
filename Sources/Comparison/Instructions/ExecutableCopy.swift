import Foundation

/// A copy of a program without debug information.
///
/// Valgrind reads all debug information at the start. That takes longer than counting, and fails on
/// formats that it does not know. The symbols, which name functions, stay.
enum ExecutableCopy {
  /// Copies a program; nil for a script or an executable of another format.
  ///
  /// - Complexity: O(size of the program).
  static func withoutDebugInformation(of path: String, in folder: String) -> String? {
    guard var bytes = try? Data(contentsOf: URL(fileURLWithPath: path)),
      let names = sectionNames(of: bytes)
    else { return nil }
    // Debuggers find a section by its name, so a renamed one is not read.
    let (former, other) = (Data(".debug_".utf8), Data(".nodbg_".utf8))
    var rest = names
    while let found = bytes.range(of: former, in: rest) {
      bytes.replaceSubrange(found, with: other)
      rest = found.upperBound..<names.upperBound
    }
    let copy = folder + "/" + URL(fileURLWithPath: path).lastPathComponent
    guard FileManager.default.createFile(atPath: copy, contents: bytes),
      chmod(copy, 0o700) == 0
    else { return nil }
    return copy
  }

  /// The range of section names in a 64-bit, little-endian ELF file; nil for any other file.
  ///
  /// "System V Application Binary Interface", chapter 4.
  private static func sectionNames(of bytes: Data) -> Range<Int>? {
    guard bytes.starts(with: [0x7F, 0x45, 0x4C, 0x46, 2, 1]),
      let table = number(at: 0x28, bytes, byteCount: 8),
      let entrySize = number(at: 0x3A, bytes, byteCount: 2),
      let index = number(at: 0x3E, bytes, byteCount: 2)
    else { return nil }
    let header = table + index * entrySize
    guard let start = number(at: header + 0x18, bytes, byteCount: 8),
      let size = number(at: header + 0x20, bytes, byteCount: 8),
      start + size <= bytes.count
    else { return nil }
    return start..<start + size
  }

  /// Reads a number that can be an offset in the file; nil for any other, and beyond the end.
  private static func number(at offset: Int, _ bytes: Data, byteCount: Int) -> Int? {
    guard offset >= 0, offset <= bytes.count - byteCount else { return nil }
    var value: UInt64 = 0
    for index in (0..<byteCount).reversed() { value = value << 8 | UInt64(bytes[offset + index]) }
    return value <= UInt64(bytes.count) ? Int(value) : nil
  }
}
