import DocumentTools
import Files
import Foundation
import NibmarkRunner

/// What a check made of a document.
struct CachedOutcome: Codable {
  private var rootText: String
  /// What was found in the document.
  var document: CheckedDocument
  /// Whether that is as the project sees it, or else what the document says by itself.
  let isSeen: Bool

  init(roots: [PlannedRoot], document: CheckedDocument, isSeen: Bool) {
    rootText = PlannedRoot.text(of: roots)
    self.document = document
    self.isSeen = isSeen
  }

  /// The roots, which name the cases.
  var roots: [PlannedRoot] { PlannedRoot.roots(in: rootText) ?? [] }
}

/// A line of a cache's file, which is only decoded when its document is the same.
struct CacheLine {
  /// The digest of the document's path.
  let path: ContentDigest
  /// The digest of all that its check reads.
  let content: ContentDigest
  private let json: ArraySlice<UInt8>

  /// Reads a line; nil for one that is broken.
  init?(_ line: ArraySlice<UInt8>) {
    let words = line.split(separator: UInt8(ascii: " "), maxSplits: 2)
    guard words.count == 3, let path = ContentDigest(String(decoding: words[0], as: UTF8.self)),
      let content = ContentDigest(String(decoding: words[1], as: UTF8.self))
    else { return nil }
    (self.path, self.content) = (path, content)
    json = words[2]
  }

  /// Makes the line of an outcome; nil for one that cannot be written.
  init?(_ outcome: CachedOutcome, path: ContentDigest, content: ContentDigest) {
    guard let data = try? JSONEncoder().encode(outcome) else { return nil }
    (self.path, self.content) = (path, content)
    json = [UInt8](data)[...]
  }

  /// The outcome.
  ///
  /// - Throws: The decoder's error for a line that is broken.
  func outcome() throws -> CachedOutcome {
    try JSONDecoder().decode(CachedOutcome.self, from: Data(json))
  }

  /// Adds the line to a file's content.
  func append(to data: inout Data) {
    data.append(contentsOf: "\(path) \(content) ".utf8)
    data.append(contentsOf: json)
    data.append(UInt8(ascii: "\n"))
  }
}
