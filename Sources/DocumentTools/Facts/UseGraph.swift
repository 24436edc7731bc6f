import Files
import Foundation

/// What names what in a project, from where its apps begin: its sources, documents and property lists.
///
/// A file works when something names one of the types that it declares, or when it works by itself.
struct UseGraph {
  private struct Source {
    var named: [UInt64]
    var spelled: Set<UInt64>
    var extended: Set<UInt64>
    var isEntry: Bool
  }

  private var sources: [Source] = []
  /// The sources that declare a type or add to it.
  private var declaring: [UInt64: [Int]] = [:]
  private var declared: Set<UInt64> = []
  private var parts = NameParts()
  private(set) var startsApp = false
  /// Whether all sources could be read.
  private(set) var isWhole = true

  private static let byteCountMax = 8 << 20

  /// Reads sources.
  ///
  /// - Complexity: O(bytes).
  init(_ paths: [String]) {
    for path in paths {
      guard let bytes = try? FileReader.read(path, byteCountMax: Self.byteCountMax) else {
        isWhole = false
        continue
      }
      add(SourceWords(bytes, SourceWords.Language(ending: DocumentPlace.ending(path))))
    }
  }

  /// Takes the words of a source.
  mutating func add(_ words: SourceWords) {
    for type in words.declared.union(words.extended) {
      declaring[type, default: []].append(sources.count)
    }
    declared.formUnion(words.declared)
    parts.add(words.parts)
    startsApp = startsApp || words.startsApp
    sources.append(
      Source(
        named: words.named,
        spelled: words.spelled,
        extended: words.extended,
        isEntry: words.isEntry || words.declared.isEmpty && words.extended.isEmpty
      )
    )
  }

  /// The documents that nothing names which works.
  ///
  /// - Parameters:
  ///   - documents: All documents of the project.
  ///   - named: Words of property lists and settings.
  /// - Returns: Those documents, in their order.
  /// - Complexity: O(words + bytes of the documents).
  func unused(_ documents: [NamedDocument], named: Set<UInt64>) -> [NamedDocument] {
    var reach = Reach(graph: self, documents: documents)
    for name in named { reach.name(name) }
    for (index, source) in sources.enumerated() {
      // Who adds to a class of the system works for all that use it.
      let isForSystem = !source.extended.isSubset(of: declared)
      if source.isEntry || isForSystem { reach.work(index) }
    }
    for (index, document) in documents.enumerated() where parts.mayMake(document.name) {
      reach.load(index)
    }
    reach.follow()
    return documents.indices.filter { !reach.loaded.contains($0) }.map { documents[$0] }
  }

  /// What was reached so far.
  private struct Reach {
    let graph: UseGraph
    let documents: [NamedDocument]
    /// The documents by the words that name them.
    private var byName: [UInt64: [Int]] = [:]
    private var bySpelling: [UInt64: [Int]] = [:]
    private var names: Set<UInt64> = []
    private var spellings: Set<UInt64> = []
    private var working: Set<Int> = []
    private(set) var loaded: Set<Int> = []
    private var waitingSources: [Int] = []
    private var waitingDocuments: [Int] = []

    init(graph: UseGraph, documents: [NamedDocument]) {
      self.graph = graph
      self.documents = documents
      for (index, document) in documents.enumerated() {
        for name in document.names { byName[name, default: []].append(index) }
        bySpelling[document.spelling, default: []].append(index)
      }
    }

    mutating func name(_ name: UInt64) {
      guard names.insert(name).inserted else { return }
      for index in byName[name] ?? [] { load(index) }
      for source in graph.declaring[name] ?? [] { work(source) }
    }

    mutating func work(_ source: Int) {
      if working.insert(source).inserted { waitingSources.append(source) }
    }

    mutating func load(_ document: Int) {
      if loaded.insert(document).inserted { waitingDocuments.append(document) }
    }

    mutating func follow() {
      while true {
        if let next = waitingSources.popLast() {
          let source = graph.sources[next]
          for word in source.named { name(word) }
          for spelling in source.spelled where spellings.insert(spelling).inserted {
            for index in bySpelling[spelling] ?? [] { load(index) }
          }
        } else if let next = waitingDocuments.popLast() {
          for value in documents[next].values { name(value) }
        } else {
          return
        }
      }
    }
  }
}
