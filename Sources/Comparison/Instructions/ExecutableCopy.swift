import Foundation

/// A program without what debuggers read of it.
///
/// Valgrind reads all of a program's debug information before the first instruction, which takes longer than the
/// count, and gives up on forms that it does not know. The symbols, from which functions get their names, stay.
enum ExecutableCopy {
  /// Copies a program; nil when it is none of ours to change: a script, or an executable of another kind.
  ///
  /// - Complexity: O(size of the program).
  static func withoutDebugInformation(of path: String, in folder: String) -> String? {
    guard var bytes = try? Data(contentsOf: URL(fileURLWithPath: path)),
      let names = sectionNames(of: bytes)
    else { return nil }
    // A section is found by its name, so that one of another name is not read.
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

  /// Where the names of sections lie in a 64-bit, little-endian ELF file ("System V Application Binary Interface",
  /// chapter 4); nil in any other file.
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

  /// A number that can be an offset in the file; nil beyond its end, and for one that cannot.
  private static func number(at offset: Int, _ bytes: Data, byteCount: Int) -> Int? {
    guard offset >= 0, offset <= bytes.count - byteCount else { return nil }
    var value: UInt64 = 0
    for index in (0..<byteCount).reversed() { value = value << 8 | UInt64(bytes[offset + index]) }
    return value <= UInt64(bytes.count) ? Int(value) : nil
  }
}
