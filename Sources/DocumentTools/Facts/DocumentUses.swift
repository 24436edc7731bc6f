import Files
import Foundation
import Numbers

/// Which documents of a project nothing loads, and which scenes nothing shows.
///
/// It claims only what is sure: for apps whose projects and sources are there.
struct DocumentUses: Sendable {
  /// The places of those documents.
  private var unused: Set<String> = []
  /// The lines of those scenes, by the places of their documents.
  private var hidden: [String: [ClosedRange<Int>]] = [:]
  /// The lines of the prototypes that no code takes.
  private var spare: [String: [ClosedRange<Int>]] = [:]

  /// Reads a project's sources, documents and property lists.
  ///
  /// - Complexity: O(bytes of those).
  init(_ files: ProjectFiles, _ built: BuiltDocuments, root: String) {
    // What no target compiles calls nothing, and loads nothing.
    let sources = files.sources.filter {
      !Self.isOfOthers($0.dropFirst(root.count)) && !built.isUncompiled($0)
    }
    guard built.isKnown || built.isDescribed, !sources.isEmpty, files.hasAllSubmodules(root) else {
      return
    }
    let graph = UseGraph(sources)
    let documents = files.documents.map(NamedDocument.init)
    guard graph.isWhole, graph.startsApp, !documents.isEmpty else { return }
    var named = built.namedInSettings
    for path in files.texts where !Self.isOfOthers(path.dropFirst(root.count)) {
      guard let bytes = try? FileReader.read(path, byteCountMax: Self.byteCountMax) else {
        continue
      }
      named.formUnion(SourceWords(bytes, .header).named)
      named.formUnion(Self.words(bytes))
    }
    // A list that names a storyboard does not mean a scene of the same name.
    let own = Set(documents.map { SourceWords.hash($0.name) })
    named.formUnion(named.subtracting(own).map { SourceWords.text($0) })
    let beginnings = AppBeginnings(files, built, documents)
    let reach = graph.reach(documents, named: named, begun: beginnings.supposed)
    func isSure(_ document: NamedDocument) -> Bool {
      built.isOfAppsOnly(document.path) && beginnings.areKnown(for: document.path)
    }
    take(reach.unused.filter(isSure), of: documents.count)
    let scenes = reach.hidden
    hidden = Self.lines(scenes.scenes.filter { isSure($0.document) }, of: scenes.of)
    let prototypes = reach.spare
    spare = Self.lines(prototypes.prototypes.filter { isSure($0.document) }, of: prototypes.of)
  }

  // Where most of an app seems dead, it works in a way that words do not show.
  private static func isLikely(_ dead: Int, of count: Int) -> Bool {
    dead <= 8 || dead * 4 <= count * 3
  }

  private mutating func take(_ documents: [NamedDocument], of count: Int) {
    guard Self.isLikely(documents.count, of: count) else { return }
    unused = Set(documents.map { DocumentPlace.key($0.path) })
  }

  private static func lines(
    _ parts: [(document: NamedDocument, lines: ClosedRange<Int>)],
    of count: Int
  ) -> [String: [ClosedRange<Int>]] {
    guard isLikely(parts.count, of: count) else { return [:] }
    return Dictionary(grouping: parts) { DocumentPlace.key($0.document.path) }
      .mapValues { $0.map(\.lines) }
  }

  private static let byteCountMax = 1 << 20

  /// Whether nothing loads a document.
  func isUnused(_ path: String) -> Bool {
    !unused.isEmpty && DocumentPlace.places(of: path).allSatisfy(unused.contains)
  }

  /// The lines of the scenes that nothing shows, of a document that something loads.
  func hiddenLines(_ path: String) -> [ClosedRange<Int>] {
    Self.lines(hidden, path)
  }

  /// The lines of the prototypes that no code takes, of a document that something loads.
  func spareLines(_ path: String) -> [ClosedRange<Int>] { Self.lines(spare, path) }

  private static func lines(
    _ known: [String: [ClosedRange<Int>]],
    _ path: String
  ) -> [ClosedRange<Int>] {
    known.isEmpty ? [] : DocumentPlace.places(of: path).first.flatMap { known[$0] } ?? []
  }

  /// Whether a path is in a folder of packages, which do not know the app.
  private static func isOfOthers(_ path: Substring) -> Bool {
    path.split(separator: "/").contains { $0 == "Pods" || $0 == "Carthage" }
  }

  /// All words of a text, whatever its grammar.
  private static func words(_ bytes: [UInt8]) -> Set<UInt64> {
    var words = Set(bytes.split { !SourceWords.isOfWord($0) }.map { FNV1a.hash($0) })
    // Names with other characters stand between tags or quotation marks.
    words.formUnion(
      bytes.split { [0x3c, 0x3e, 0x22].contains($0) }.filter { $0.count < 100 }
        .map { FNV1a.hash($0) }
    )
    return words
  }
}
