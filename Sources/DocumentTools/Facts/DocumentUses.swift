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

  /// The documents, and the lines of the scenes, that only what is built for developers comes to.
  private var debugged: Set<String> = []
  private var debuggedScenes: [String: [ClosedRange<Int>]] = [:]

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
    var known = Known(
      documents: documents,
      named: named,
      begun: beginnings.supposed,
      replaced: replaced
    )
    let dead = Dead(graph, known, isSure)
    unused = dead.unused
    hidden = dead.hidden
    spare = dead.spare
    guard graph.hasDebug else { return }
    // In settings and lists the word is the name of a configuration.
    let word = SourceWords.hash("Debug")
    known.named.subtract([word, SourceWords.text(word)])
    let shipped = Dead(UseGraph(sources, isShipped: true), known, isSure)
    debugged = shipped.unused.subtracting(unused)
    debuggedScenes = shipped.hidden.filter { !unused.contains($0.key) }
  }

  /// What is known beside the sources.
  private struct Known {
    let documents: [NamedDocument]
    var named: Set<UInt64>
    let begun: [String]
    let replaced: Set<String>
  }

  /// What an app never comes to.
  private struct Dead {
    let unused: Set<String>
    let hidden: [String: [ClosedRange<Int>]]
    let spare: [String: [ClosedRange<Int>]]

    init(_ graph: UseGraph, _ known: Known, _ isSure: (NamedDocument) -> Bool) {
      var reaches = Reaches { isWhole in
        graph.reach(
          known.documents,
          named: known.named,
          begun: known.begun,
          replaced: known.replaced,
          isWhole: isWhole
        )
      }
      let documents = reaches.likely { ($0.unused.filter(isSure), known.documents.count) }
      unused = Set(documents.map { DocumentPlace.key($0.path) })
      hidden = DocumentUses.lines(
        reaches.likely { reach in
          let scenes = reach.hidden
          return (scenes.scenes.filter { isSure($0.document) }, scenes.of)
        }
      )
      spare = DocumentUses.lines(
        reaches.likely { reach in
          let prototypes = reach.spare
          return (prototypes.prototypes.filter { isSure($0.document) }, prototypes.of)
        }
      )
    }
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

  /// Whether only what is built for developers loads a document.
  func isForDevelopers(_ path: String) -> Bool {
    !debugged.isEmpty && DocumentPlace.places(of: path).allSatisfy(debugged.contains)
  }

  /// The lines of the scenes that nothing but what is built for developers shows.
  func developerLines(_ path: String) -> [ClosedRange<Int>] { Self.lines(debuggedScenes, path) }

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
