import Files
import Foundation

/// What names what in a project, from where its apps begin: its sources, documents and property lists.
///
/// A type works when something names it, or when its file works by itself. A function works when its type does and
/// something calls it, or when the system may. What is beside the types of a file works when one of them does.
struct UseGraph {
  /// A file of source.
  struct Source {
    /// What it names beside its types.
    var named: [UInt64]
    var spelled: Set<UInt64>
    /// Whether it works although nothing names its types.
    var isEntry: Bool
    /// Whether what is beside its types does.
    var hasGlobals: Bool
    var isSwift: Bool
    /// Its types, in ``UseGraph/parts``.
    var parts: Range<Int>
  }

  /// A type as a file declares it, or what a file adds to one.
  struct Part {
    var source: Int
    var type: UInt64
    /// What it names outside of its functions.
    var named: [UInt64] = []
    /// Its functions, in ``UseGraph/routines``.
    var routines: [Int] = []
  }

  /// A function of a type.
  struct Routine {
    var isSwift: Bool
    var type: UInt64
    var parents: [SourceRoutines.Parent]
    var names: [UInt64]
    /// What a call names beside one of its names.
    var others: [UInt64]
    var isFree: Bool
    var named: [UInt64]
  }

  private(set) var sources: [Source] = []
  private(set) var parts: [Part] = []
  private(set) var routines: [Routine] = []
  /// The parts of types.
  private(set) var declaring: [UInt64: [Int]] = [:]
  private(set) var declared: Set<UInt64> = []
  private var nameParts = NameParts()
  private var joinsNames = false
  /// The texts among ``NamedDocument/additions``, so that code may put them behind a document's name.
  private(set) var additions: Set<UInt64> = []
  /// The controllers that make their view without a nib.
  private(set) var viewMakers: Set<UInt64> = []
  /// The superclass and the protocols of classes in Objective-C, and of all types in Swift.
  private var parents: [UInt64: [SourceRoutines.Parent]] = [:]
  private(set) var startsApp = false
  /// Whether all sources could be read.
  private(set) var isWhole = true

  private static let byteCountMax = 8 << 20
  private static let loadView = SourceWords.hash("loadView")

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
    declared.formUnion(words.declared)
    nameParts.add(words.parts)
    joinsNames = joinsNames || words.joinsNames
    additions.formUnion(words.additions)
    startsApp = startsApp || words.startsApp
    let first = parts.count
    let named = addParts(of: words)
    sources.append(
      Source(
        named: named,
        spelled: words.spelled,
        isEntry: words.isEntry,
        hasGlobals: words.hasGlobals || first == parts.count,
        isSwift: words.isSwift,
        parts: first..<parts.count
      )
    )
  }

  /// Takes the types of a source; answers what it names beside them.
  private mutating func addParts(of words: SourceWords) -> [UInt64] {
    let first = parts.count
    var named: [UInt64] = []
    var ends: [Int] = []
    var partOfScope: [Int] = []
    for scope in words.routines.scopes {
      parents[scope.type, default: []] += scope.parents
      let part = scope.outer.map { partOfScope[$0] } ?? parts.count
      if part == parts.count {
        parts.append(Part(source: sources.count, type: scope.type))
        named += words.named[(ends.last ?? 0)..<scope.words.lowerBound]
        ends.append(scope.words.upperBound)
      }
      partOfScope.append(part)
      declaring[scope.type, default: []].append(part)
    }
    named += words.named[(ends.last ?? 0)...]
    var starts = words.routines.scopes.filter { $0.outer == nil }.map(\.words.lowerBound)
    for routine in words.routines.areCalled ? [] : words.routines.routines {
      let part = partOfScope[routine.scope]
      parts[part].named += words.named[starts[part - first]..<routine.words.lowerBound]
      starts[part - first] = routine.words.upperBound
      parts[part].routines.append(routines.count)
      add(routine, of: words)
    }
    for (number, start) in starts.enumerated() {
      parts[first + number].named += words.named[start..<ends[number]]
    }
    return named
  }

  private mutating func add(_ routine: SourceRoutines.Routine, of words: SourceWords) {
    let scope = words.routines.scopes[routine.scope]
    if routine.names[0] == Self.loadView, !routine.callsItself, !routine.words.isEmpty {
      viewMakers.insert(scope.type)
    }
    routines.append(
      Routine(
        isSwift: words.isSwift,
        type: scope.type,
        parents: scope.parents,
        names: routine.names,
        others: routine.parts,
        isFree: routine.isFree,
        named: Array(words.named[routine.words])
      )
    )
  }

  /// Whether code may make a name of parts.
  func mayMake(_ name: String) -> Bool {
    if nameParts.mayMake(name) { return true }
    guard joinsNames else { return false }
    // What is put behind the name of a type is a number or a letter or two: words would make another type's name.
    return name.indices.dropFirst().contains { place in
      (!name[place].isLetter || name[place...].count <= 2)
        && declared.contains(SourceWords.hash(name[..<place]))
    }
  }

  /// Whether code may make a scene's identifier of parts: they are short, so half of it has to be known.
  func mayMakeIdentifier(_ name: String) -> Bool { nameParts.mayMake(name, least: name.count / 2) }

  /// Whether what the project names may call a function, as far as that can be told.
  ///
  /// - Parameters:
  ///   - routine: The function.
  ///   - names: Whether something names a word, and whether something does in Swift.
  /// - Returns: True where that cannot be told.
  func mayCall(_ routine: Routine, _ names: (UInt64) -> (any: Bool, swift: Bool)) -> Bool {
    guard !routine.isFree, isOwn(routine) else { return true }
    let own = routine.names[0]
    // Swift calls a method of Objective-C by the beginning of its name.
    if routine.names.dropFirst().contains(where: { names($0).swift }) || names(own).swift {
      return true
    }
    return names(own).any && routine.others.allSatisfy { names($0).any }
  }

  // Swift says what overrides; in Objective-C a superclass of others may call anything.
  private func isOwn(_ routine: Routine) -> Bool {
    routine.isSwift
      ? routine.parents.allSatisfy { $0.isOfSystem || declared.contains($0.name) }
      : hasOwnParents(routine.type)
  }

  /// Whether all that a class is made of is in the project or of the system.
  private func hasOwnParents(_ type: UInt64) -> Bool {
    var seen: Set<UInt64> = [type]
    var waiting = [type]
    while let next = waiting.popLast() {
      for parent in parents[next] ?? [] where !parent.isOfSystem {
        guard declared.contains(parent.name) else { return false }
        if seen.insert(parent.name).inserted { waiting.append(parent.name) }
      }
    }
    return true
  }

  /// What the apps of the project come to.
  ///
  /// - Parameters:
  ///   - documents: All documents of the project.
  ///   - named: Words of property lists and settings.
  /// - Returns: What is left when all names were followed.
  /// - Complexity: O(words + bytes of the documents).
  func reach(_ documents: [NamedDocument], named: Set<UInt64>) -> UseReach {
    var reach = UseReach(graph: self, documents: documents)
    for name in named { reach.name(name) }
    for source in sources.indices {
      if sources[source].hasGlobals { reach.work(source) }
      if sources[source].isEntry { reach.workWhole(source) }
    }
    // Who adds to a class of the system works for all that use it.
    for part in parts.indices where !declared.contains(parts[part].type) {
      reach.work(part: part)
    }
    reach.follow()
    return reach
  }
}
