import DocumentTools
import Files
import Foundation
import NibmarkRunner
import Reporting

/// The outcomes of earlier checks, by the content of what they read.
///
/// A document's own outcome holds as long as the document, what was read beside it, the options and this program are
/// the same. What its project makes of it holds as long as no source and no document of the project changed. One file keeps the outcomes of one folder for one set of options. A file that cannot be read or written costs time
/// only.
@MainActor
final class CheckCache {
  private let path: String
  private let key: ContentDigest.Key
  private let surroundings: SurroundingsDigest
  /// The stored lines by the digest of a document's path, and of that with ``seenMark``.
  private var lines: [ContentDigest: CacheLine] = [:]
  /// What documents were before anybody checked them: one that changes meanwhile is not taken for what it is then.
  private var contents: [String: Contents] = [:]
  private var isChanged = false
  /// How many documents were not checked again.
  private(set) var hitCount = 0

  private struct Contents {
    /// What the document's file was just before it was read.
    var stamp: FileStamp?
    /// Of the document and its surroundings.
    var own: ContentDigest
    /// Of those and the project.
    var whole: ContentDigest
  }

  /// Opens the cache of a check.
  ///
  /// - Parameters:
  ///   - folder: Where caches are.
  ///   - options: What is checked; none of it may name single cases.
  init(_ folder: CacheFolder, _ options: DocumentChecker.Options) {
    path = folder.file(for: options)
    let stored = (try? FileReader.read(path, byteCountMax: Self.byteCountMax)) ?? []
    let parts = stored.split(separator: UInt8(ascii: "\n"))
    if let first = parts.first, let stored = Self.key(in: first) {
      key = stored
      for line in parts.dropFirst() {
        guard let line = CacheLine(line) else { continue }
        lines[line.path] = line
      }
    } else {
      var generator = SystemRandomNumberGenerator()
      key = ContentDigest.Key(generator.next(), generator.next())
    }
    surroundings = SurroundingsDigest(key: key)
  }

  private static let byteCountMax = 512 << 20
  private static let title = "nibmark check 2"
  private static let seenMark = "\0seen"

  /// The outcomes of documents that are as they were; nil for each that has to be checked.
  ///
  /// - Complexity: O(bytes of the documents), by all processors.
  func outcomes(of paths: [String]) -> [CachedOutcome?] {
    let digests = ParallelMap.results(of: paths) { [key] path in
      let stamp = FileStamp(path)
      return (try? FileReader.read(path)).map {
        (stamp: stamp, digest: ContentDigest($0, key: key))
      }
    }
    for (path, read) in zip(paths, digests) where surroundings.covers(path) {
      contents[path] = read.map { contents(of: path, $0.digest, $0.stamp) }
    }
    let lines = paths.map { path in
      contents[path].map {
        [line(path + Self.seenMark, $0.whole), line(path, $0.own)].compactMap(\.self)
      } ?? []
    }
    let outcomes = ParallelMap.results(of: lines) { lines in
      lines.lazy.compactMap { try? $0.outcome() }.first
    }
    hitCount += outcomes.count { $0 != nil }
    return outcomes
  }

  private func line(_ name: String, _ content: ContentDigest) -> CacheLine? {
    lines[ContentDigest(name, key: key)].flatMap { $0.content == content ? $0 : nil }
  }

  /// Keeps what a document says by itself.
  func keep(_ document: CheckedDocument, _ roots: [PlannedRoot], of path: String) {
    guard document.isRepeatable, let content = contents[path], isAsRead(path, content) else {
      return
    }
    keep(CachedOutcome(roots: roots, document: document, isSeen: false), path, content.own)
  }

  /// Keeps what its project makes of a document.
  func keep(seen document: CheckedDocument, _ roots: [PlannedRoot], of path: String) {
    guard document.isWhole, let content = contents[path], isAsRead(path, content) else { return }
    let outcome = CachedOutcome(roots: roots, document: document, isSeen: true)
    keep(outcome, path + Self.seenMark, content.whole)
  }

  /// Whether a document is still the one whose bytes were digested; a worker reads it later than that.
  private func isAsRead(_ path: String, _ content: Contents) -> Bool {
    FileStamp(path) == content.stamp
  }

  private func keep(_ outcome: CachedOutcome, _ name: String, _ content: ContentDigest) {
    let digest = ContentDigest(name, key: key)
    lines[digest] = CacheLine(outcome, path: digest, content: content)
    isChanged = true
  }

  /// Writes the cache, if anything is new.
  func write() {
    guard isChanged, surroundings.isAsRead else { return }
    var data = data(of: Array(lines.values))
    if data.count > Self.byteCountMax {
      // Documents that nobody asks for any more may fill it.
      let asked = contents.keys.flatMap { [$0, $0 + Self.seenMark] }
      data = self.data(of: asked.compactMap { lines[ContentDigest($0, key: key)] })
    }
    guard data.count <= Self.byteCountMax else { return }
    try? ReportFile.write(data, to: path)
    CacheFolder.prune((path as NSString).deletingLastPathComponent)
  }

  private func data(of lines: [CacheLine]) -> Data {
    var data = Data("\(Self.title) \(key.first) \(key.second)\n".utf8)
    for line in lines { line.append(to: &data) }
    return data
  }

  private static func key(in line: ArraySlice<UInt8>) -> ContentDigest.Key? {
    let words = String(decoding: line, as: UTF8.self).split(separator: " ")
    guard words.count == 5, words.prefix(3).joined(separator: " ") == title,
      let first = UInt64(words[3]), let second = UInt64(words[4])
    else { return nil }
    return ContentDigest.Key(first, second)
  }

  private func contents(of path: String, _ own: ContentDigest, _ stamp: FileStamp?) -> Contents {
    let project = surroundings.digest(ofProjectAround: path)
    return Contents(
      stamp: stamp,
      own: ContentDigest("\(path)\0\(own)\(surroundings.digest(around: path))", key: key),
      whole: ContentDigest("\(path)\0\(own)\(project)", key: key)
    )
  }
}
