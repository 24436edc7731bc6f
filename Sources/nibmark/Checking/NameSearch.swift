import Files
import NibmarkRunner
import Numbers

/// Finds the documents that name something between quotation marks.
struct NameSearch {
  // Only hashes are compared: a document that is found without need costs a check, and no finding.
  private let hashes: Set<UInt64>

  /// Creates a search for names.
  init(_ names: some Sequence<String>) { hashes = Set(names.map { FNV1a.hash($0.utf8) }) }

  /// Whether a file names one of them; one that cannot be read might.
  ///
  /// - Complexity: O(bytes).
  func isNamed(in path: String) -> Bool {
    guard !hashes.isEmpty else { return false }
    guard let bytes = try? FileReader.read(path) else { return true }
    var start: Int?
    for index in bytes.indices where bytes[index] == UInt8(ascii: "\"") {
      if let start, hashes.contains(FNV1a.hash(bytes[start..<index])) { return true }
      start = index + 1
    }
    return false
  }
}
