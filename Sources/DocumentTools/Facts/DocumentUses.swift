import Files
import Foundation
import Numbers

/// Which documents of a project nothing loads.
///
/// It claims only what is sure: for apps whose projects and sources are there.
struct DocumentUses: Sendable {
  /// The places of those documents.
  private let unused: Set<String>

  /// Reads a project's sources, documents and property lists.
  ///
  /// - Complexity: O(bytes of those).
  init(_ files: ProjectFiles, _ built: BuiltDocuments, root: String) {
    let sources = files.sources.filter { !Self.isOfOthers($0.dropFirst(root.count)) }
    guard built.isKnown, !sources.isEmpty, files.hasAllSubmodules(root) else {
      unused = []
      return
    }
    let graph = UseGraph(sources)
    let documents = files.documents.map(NamedDocument.init)
    guard graph.isWhole, graph.startsApp, !documents.isEmpty else {
      unused = []
      return
    }
    var named = built.namedInSettings
    for path in files.texts where !Self.isOfOthers(path.dropFirst(root.count)) {
      guard let bytes = try? FileReader.read(path, byteCountMax: Self.byteCountMax) else {
        continue
      }
      named.formUnion(SourceWords(bytes, .header).named)
      named.formUnion(Self.words(bytes))
    }
    let hasAppList = !files.propertyLists.isEmpty || built.makesPropertyLists
    let candidates = graph.unused(documents, named: named).filter { document in
      built.isOfAppsOnly(document.path)
        && (hasAppList || DocumentPlace.ending(document.path) != "storyboard")
    }
    // Where half of an app seems dead, it works in a way that words do not show.
    let isDoubtful = candidates.count > 8 && candidates.count * 2 > documents.count
    unused = isDoubtful ? [] : Set(candidates.map { DocumentPlace.key($0.path) })
  }

  private static let byteCountMax = 1 << 20

  /// Whether nothing loads a document.
  func isUnused(_ path: String) -> Bool {
    !unused.isEmpty && DocumentPlace.places(of: path).allSatisfy(unused.contains)
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
