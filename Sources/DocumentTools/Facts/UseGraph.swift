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
    /// Whether it is a class method of Objective-C.
    var isOfClass = false
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
  /// The types by their superclasses and protocols.
  private var children: [UInt64: [UInt64]] = [:]
  private var receivers: [UInt64: Set<UInt64>] = [:]
  /// The types that code makes by their initialisers, and those that it asks for something.
  private var madeTypes: Set<UInt64> = []
  private var freelyMadeTypes: Set<UInt64> = []
  private var askedTypes: Set<UInt64> = []
  private var handedTypes: Set<UInt64> = []
  private var inferredTypes: Set<UInt64> = []
  private var storyboards: [UInt64: Set<UInt64>] = [:]
  private var freelyTaken: Set<UInt64> = []
  private var plainlyTaken: Set<UInt64> = []
  private var answering: Set<UInt64> = []
  private(set) var startsApp = false
  /// The types that may be classes.
  private var classes: Set<UInt64> = []
  /// The types of sources that speak of nibs.
  private var nibTypes: Set<UInt64> = []
  /// Whether some source may give lists nibs of names that it makes.
  private(set) var registersNibsOfNames = false
  private var beginnings = InitialScenes()
  /// Whether launch code replaces the windows of main storyboards.
  private(set) var windows = LaunchWindows()
  /// Whether some sources have parts for developers alone.
  private(set) var hasDebug = false
  /// Whether all sources could be read.
  private(set) var isWhole = true

  private static let byteCountMax = 8 << 20
  private static let debug = SourceWords.spelling("debug")
  private static let loadView = SourceWords.hash("loadView")

  /// Reads sources.
  ///
  /// - Parameters:
  ///   - paths: The sources.
  ///   - isShipped: Whether what they have for developers alone is left out.
  /// - Complexity: O(bytes).
  init(_ paths: [String], isShipped: Bool = false) {
    for path in paths {
      guard let bytes = try? FileReader.read(path, byteCountMax: Self.byteCountMax) else {
        isWhole = false
        continue
      }
      guard !Self.namesAll(bytes) else { continue }
      let text = SourceText(bytes)
      beginnings.add(text)
      windows.add(text)
      add(
        SourceWords(
          bytes,
          SourceWords.Language(ending: DocumentPlace.ending(path)),
          isShipped: isShipped
        ),
        speaksOfNibs: Self.speaksOfNibs(text),
        registersNibsOfNames: text.registersNibsOfNames
      )
    }
  }

  /// Whether a source may load a nib: what only hears that one was loaded does not.
  private static func speaksOfNibs(_ text: SourceText) -> Bool {
    let heard = "awakeFromNib"
    return text.has("nib")
      || text.places(after: "Nib").contains { !text.text($0 - heard.count, $0).hasSuffix(heard) }
  }

  /// Whether a source names all documents for others to use: what R.swift and SwiftGen generate.
  ///
  /// Whoever uses one of them writes its name behind `nib`, `storyboard` or `StoryboardScene`.
  private static func namesAll(_ bytes: [UInt8]) -> Bool {
    let head = String(decoding: bytes.prefix(3000), as: UTF8.self)
    return head.prefix(300).contains("Generated by R.swift")
      || head.prefix(300).contains("Generated using SwiftGen")
        && head.contains("enum StoryboardScene ")
  }

  /// Whether code asks a type for something, or asks something of it.
  func isAsked(_ type: UInt64) -> Bool { askedTypes.contains(type) }

  /// Whether code hands a type on, or asks it for what may be a nib.
  func isHandedOn(_ type: UInt64) -> Bool { handedTypes.contains(type) }

  /// Whether a source of a type speaks of nibs.
  func speaksOfNibs(_ type: UInt64) -> Bool { nibTypes.contains(type) }

  /// The superclass and the protocols of a type.
  func parents(of type: UInt64) -> [SourceRoutines.Parent] { parents[type] ?? [] }

  /// Whether code makes a type by itself, or hands it to what may.
  func mayMake(type: UInt64) -> Bool { madeTypes.contains(type) }

  /// Whether code may make a type without saying which nib to load, by its name or where that is not written.
  func mayMakeFreely(type: UInt64) -> Bool {
    freelyMadeTypes.contains(type) || inferredTypes.contains(type)
  }

  /// Whether a word may stand for a class, of which code may ask the name.
  func isClass(_ word: UInt64) -> Bool { classes.contains(word) }

  /// Takes the words of a source, whether it speaks of nibs, and whether it may register some by names that it makes.
  mutating func add(
    _ words: SourceWords,
    speaksOfNibs: Bool = true,
    registersNibsOfNames: Bool = true
  ) {
    self.registersNibsOfNames = self.registersNibsOfNames || registersNibsOfNames
    if speaksOfNibs { nibTypes.formUnion(words.routines.scopes.map(\.type)) }
    declared.formUnion(words.declared)
    nameParts.add(words.parts)
    joinsNames = joinsNames || words.joinsNames
    additions.formUnion(words.additions)
    startsApp = startsApp || words.startsApp
    hasDebug = hasDebug || words.hasDebug
    classes.formUnion(words.routines.scopes.lazy.filter { !$0.isValue }.map(\.type))
    madeTypes.formUnion(words.madeTypes)
    freelyMadeTypes.formUnion(words.freelyMadeTypes)
    askedTypes.formUnion(words.askedTypes)
    handedTypes.formUnion(words.handedTypes)
    inferredTypes.formUnion(words.inferredTypes)
    storyboards.merge(words.storyboards) { $0.union($1) }
    receivers.merge(words.receivers) { $0.union($1) }
    freelyTaken.formUnion(words.freelyTaken)
    plainlyTaken.formUnion(words.plainlyTaken)
    answering.formUnion(words.answering)
    let first = parts.count
    let named = addParts(of: words)
    sources.append(
      Source(
        named: named,
        // As a case it is the name of a level or a configuration.
        spelled: words.isShipped ? words.spelled.subtracting([Self.debug]) : words.spelled,
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
      for parent in scope.parents { children[parent.name, default: []].append(scope.type) }
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
        named: Array(words.named[routine.words]),
        isOfClass: routine.isOfClass
      )
    )
  }

  /// Whether code may ask a storyboard for a scene by the name of its class: not for one that it only makes itself.
  func mayBeAsked(byType type: UInt64) -> Bool {
    declared.contains(type) && (askedTypes.contains(type) || !madeTypes.contains(type))
  }

  /// The spellings of the storyboards from which alone code takes scenes of a type; nil where it may take them from any.
  func storyboards(of type: UInt64) -> Set<UInt64>? {
    // A call without arguments takes what the type's own function answers, where a source says that.
    if plainlyTaken.contains(type), !answering.contains(type) { return nil }
    return freelyTaken.contains(type) ? nil : storyboards[type]
  }

  /// Whether code may make the name of a document of parts.
  ///
  /// - Complexity: O(characters²), and O(bytes) where it begins with the name of a type.
  func mayMakeName(of document: NamedDocument) -> Bool {
    let name = document.name
    if nameParts.mayMake(name) { return true }
    guard joinsNames else { return false }
    // What is put behind the name of a type is a number or a letter or two: words would make another type's name.
    let types = name.indices.dropFirst().filter { place in
      !name[place].isLetter || name[place...].count <= 2
    }.map { SourceWords.hash(name[..<$0]) }.filter(declared.contains)
    guard !types.isEmpty else { return false }
    // What has objects of other types alone is none of that type.
    let contents = document.contents
    let others = (contents.values + contents.cellTypes).filter(declared.contains)
    return others.isEmpty || types.contains(where: others.contains)
  }

  /// Whether code may ask a storyboard for its initial controller.
  func mayBegin(_ storyboard: String) -> Bool { beginnings.mayContain(storyboard) }

  /// Whether code may make a scene's identifier of parts: they are short, so half of it has to be known.
  func mayMakeIdentifier(_ name: String) -> Bool {
    nameParts.mayMake(name, least: max(3, name.count / 2))
  }

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
    return routine.others.allSatisfy { names($0).any }
      && (names(own).any || messages(to: routine).contains { names($0).any })
  }

  /// What stands for messages to types by their names that may call a function.
  ///
  /// A class method is called where its type, or one above or below it, stands before its name. Where something stands
  /// there that the project does not declare, as a variable may be written, anything may be meant.
  func messages(to routine: Routine) -> [UInt64] {
    let own = routine.names[0]
    let isOpen = !(receivers[own] ?? []).isSubset(of: declared)
    guard routine.isOfClass, declared.contains(routine.type), !isOpen else {
      return [SourceRoutines.sent(own)]
    }
    return family(of: routine.type).map { SourceRoutines.member(own, of: $0) }
  }

  /// A type with all above and below it.
  private func family(of type: UInt64) -> Set<UInt64> {
    all(from: type) { parents(of: $0).map(\.name) }
      .union(all(from: type) { children[$0] ?? [] }).union([type])
  }

  /// What a relation leads to from a type, over any number of steps.
  ///
  /// - Complexity: O(types that it leads to).
  func all(from type: UInt64, by next: (UInt64) -> [UInt64]) -> Set<UInt64> {
    var found: Set<UInt64> = []
    var waiting = [type]
    while let type = waiting.popLast() {
      for other in next(type) where found.insert(other).inserted { waiting.append(other) }
    }
    return found
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
  ///   - begun: The names of further documents that the apps begin with.
  ///   - replaced: The names of main storyboards whose windows launch code replaces.
  ///   - isWhole: Whether everything works that the sources have, whoever names it.
  /// - Returns: What is left when all names were followed.
  /// - Complexity: O(words + bytes of the documents).
  func reach(
    _ documents: [NamedDocument],
    named: Set<UInt64>,
    begun: [String] = [],
    replaced: Set<String> = [],
    isWhole: Bool = false
  ) -> UseReach {
    var reach = UseReach(graph: self, documents: documents, callsAll: isWhole)
    let replaced = Set(replaced.map { SourceWords.hash($0) })
    for name in named.subtracting(replaced) { reach.launch(name) }
    for name in replaced { reach.list(name) }
    for name in begun { reach.launch(SourceWords.hash(name)) }
    for source in sources.indices {
      if sources[source].hasGlobals { reach.work(source) }
      if sources[source].isEntry || isWhole { reach.workWhole(source) }
    }
    // Who adds to a class of the system works for all that use it.
    for part in parts.indices where !declared.contains(parts[part].type) {
      reach.work(part: part)
    }
    reach.follow()
    return reach
  }
}
