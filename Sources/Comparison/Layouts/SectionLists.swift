import Files
import Synchronization

/// The lists of programs' sections that this process has read.
///
/// A list has a line for each of some 90,000 functions, and each link asks for it.
enum SectionLists {
  private static let known = Mutex<[String: [PlacedSection]]>([:])

  /// The sections that a file lists; nil where there is no file.
  ///
  /// - Complexity: O(bytes) the first time.
  static func sections(in path: String) -> [PlacedSection]? {
    if let sections = known.withLock({ $0[path] }) { return sections }
    guard let bytes = try? FileReader.read(path, byteCountMax: .max) else { return nil }
    let sections = bytes.split(separator: UInt8(ascii: "\n")).compactMap {
      PlacedSection(line: Substring(decoding: $0, as: UTF8.self))
    }
    known.withLock { $0[path] = sections }
    return sections
  }
}
