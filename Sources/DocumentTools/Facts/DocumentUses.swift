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
    var replaced: Set<String> = []
    for path in files.texts where !Self.isOfOthers(path.dropFirst(root.count)) {
      guard let bytes = try? FileReader.read(path, byteCountMax: Self.byteCountMax) else {
        continue
      }
      named.formUnion(SourceWords(bytes, .header).named)
      named.formUnion(Self.words(bytes))
      if graph.windows.replaceInitialScene, path.hasSuffix(".plist") {
        let list = String(decoding: bytes, as: UTF8.self)
        replaced.formUnion(LaunchWindows.mainStoryboards(list))
      }
    }
    // A list that names a storyboard does not mean a scene of the same name.
    let own = Set(documents.map { SourceWords.hash($0.name) })
    named.formUnion(named.subtracting(own).map { SourceWords.text($0) })
    let beginnings = AppBeginnings(files, built, documents)
    func isSure(_ document: NamedDocument) -> Bool {
      built.isOfAppsOnly(document.path) && beginnings.areKnown(for: document.path)
    }
    var reaches = Reaches { isWhole in
      graph.reach(
        documents,
        named: named,
        begun: beginnings.supposed,
        replaced: replaced,
        isWhole: isWhole
      )
    }
    let unused = reaches.likely { ($0.unused.filter(isSure), documents.count) }
    self.unused = Set(unused.map { DocumentPlace.key($0.path) })
    hidden = Self.lines(
      reaches.likely { reach in
        let scenes = reach.hidden
        return (scenes.scenes.filter { isSure($0.document) }, scenes.of)
      }
    )
    spare = Self.lines(
      reaches.likely { reach in
        let prototypes = reach.spare
        return (prototypes.prototypes.filter { isSure($0.document) }, prototypes.of)
      }
    )
  }

  /// What an app comes to; and what all of its sources together do, made where it is asked for.
  private struct Reaches {
    let make: (_ isWhole: Bool) -> UseReach
    private lazy var own = make(false)
    private lazy var whole = make(true)

    init(make: @escaping (_ isWhole: Bool) -> UseReach) { self.make = make }

    /// What seems dead, or else what no source names at all.
    ///
    /// Where most of an app seems dead, it works in a way that words do not show, or is not finished.
    mutating func likely<Part>(_ dead: (UseReach) -> (parts: [Part], of: Int)) -> [Part] {
      let found = dead(own)
      if Self.isLikely(found.parts.count, of: found.of) { return found.parts }
      let unnamed = dead(whole)
      return Self.isLikely(unnamed.parts.count, of: unnamed.of) ? unnamed.parts : []
    }

    private static func isLikely(_ dead: Int, of count: Int) -> Bool {
      dead <= 8 || dead * 4 <= count * 3
    }
  }

  private static func lines(
    _ parts: [(document: NamedDocument, lines: ClosedRange<Int>)]
  ) -> [String: [ClosedRange<Int>]] {
    Dictionary(grouping: parts) { DocumentPlace.key($0.document.path) }
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
  static func isOfOthers(_ path: Substring) -> Bool {
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
