import Files

/// Finds the documents that name something between quotation marks.
struct NameSearch {
  // Only hashes are compared: a document that is found without need costs a check, and no finding.
  private let hashes: Set<UInt64>

  /// Creates a search for names.
  init(_ names: some Sequence<String>) { hashes = Set(names.map { Self.hash($0.utf8) }) }

  /// Whether a file names one of them; one that cannot be read might.
  ///
  /// - Complexity: O(bytes).
  func isNamed(in path: String) -> Bool {
    guard !hashes.isEmpty else { return false }
    guard let bytes = try? FileReader.read(path) else { return true }
    var start: Int?
    for index in bytes.indices where bytes[index] == UInt8(ascii: "\"") {
      if let start, hashes.contains(Self.hash(bytes[start..<index])) { return true }
      start = index + 1
    }
    return false
  }

  // FNV-1a.
  private static func hash(_ bytes: some Sequence<UInt8>) -> UInt64 {
    bytes.reduce(0xcbf2_9ce4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 }
  }
}
