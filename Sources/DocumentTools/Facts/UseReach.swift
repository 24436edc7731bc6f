/// What an app comes to from where it begins.
struct UseReach {
  private let graph: UseGraph
  private let documents: [NamedDocument]
  private var contents: [NamedDocument.Contents?]
  /// What was read, also of documents that nothing reaches.
  private var known: [Int: NamedDocument.Contents] = [:]
  /// The documents by the words that name them.
  private var byName: [UInt64: [Int]] = [:]
  /// The documents by their names, as documents and property lists have them.
  private var byList: [UInt64: [Int]] = [:]
  private var bySpelling: [UInt64: [Int]] = [:]
  /// The functions that a name calls, of types that work.
  private var routines: [UInt64: [Int]] = [:]
  /// The scenes that a name leads to, of documents that are loaded.
  private var scenes: [UInt64: [Place]] = [:]
  /// Where segues lead that code performs by an identifier, of scenes that are shown.
  private var segues: [UInt64: [UInt64]] = [:]

  private var names: Set<UInt64> = []
  /// The names of documents that lead to the initial controller: those in property lists and in other documents.
  private var begun: Set<UInt64> = []
  /// The documents that an app begins with at their initial controllers.
  private var launched: Set<Int> = []
  /// Those that Swift names.
  private var swiftNames: Set<UInt64> = []
  private var spellings: Set<UInt64> = []
  private var working: Set<Int> = []
  private var workingParts: Set<Int> = []
  private var called: Set<Int> = []
  private var loaded: Set<Int> = []
  private var shown: Set<Place> = []
  private var waiting: [Step] = []
  /// Whether all functions of types that work are taken for called.
  private let callsAll: Bool

  private struct Place: Hashable {
    var document: Int
    var scene: Int
  }

  private enum Step {
    case source(Int)
    case part(Int)
    case routine(Int)
    case document(Int)
    case scene(Place)
  }

  init(graph: UseGraph, documents: [NamedDocument], callsAll: Bool = false) {
    self.graph = graph
    self.documents = documents
    self.callsAll = callsAll
    contents = Array(repeating: nil, count: documents.count)
    for (index, document) in documents.enumerated() {
      for name in document.names(graph) { byName[name, default: []].append(index) }
      byList[document.listed, default: []].append(index)
      bySpelling[document.spelling, default: []].append(index)
      if graph.mayMakeName(of: document) { load(index) }
    }
  }

  /// The documents that nothing loads, in their order.
  var unused: [NamedDocument] {
    documents.indices.filter { !loaded.contains($0) }.map { documents[$0] }
  }

  /// The scenes that nothing shows of documents that something loads, and how many scenes those have.
  var hidden: (scenes: [(document: NamedDocument, lines: ClosedRange<Int>)], of: Int) {
    var hidden: [(document: NamedDocument, lines: ClosedRange<Int>)] = []
    var count = 0
    for index in documents.indices where loaded.contains(index) {
      let scenes = contents[index]?.scenes ?? []
      count += scenes.count
      for (scene, content) in scenes.enumerated()
      where !shown.contains(Place(document: index, scene: scene)) {
        hidden.append((documents[index], content.lines))
      }
    }
    return (hidden, count)
  }

  /// The prototypes that no code takes of scenes that are shown, and how many prototypes those documents have.
  var spare: (prototypes: [(document: NamedDocument, lines: ClosedRange<Int>)], of: Int) {
    var spare: [(document: NamedDocument, lines: ClosedRange<Int>)] = []
    var count = 0
    for index in documents.indices where loaded.contains(index) {
      let prototypes = (contents[index]?.prototypes ?? []).filter { !$0.identifier.isEmpty }
      count += prototypes.count
      for prototype in prototypes where !isTaken(prototype) {
        spare.append((documents[index], prototype.lines))
      }
    }
    return (spare, count)
  }

  /// Whether code may take a prototype: by its identifier, by parts of it, or by the name of a class.
  private func isTaken(_ prototype: NamedDocument.Contents.Prototype) -> Bool {
    prototype.names.contains { names.contains($0) || spellings.contains($0) }
      || graph.mayMakeIdentifier(prototype.identifier)
      || graph.declared.contains(SourceWords.hash(prototype.identifier))
  }

  /// Takes a word that something names which works.
  mutating func name(_ name: UInt64, inSwift isSwift: Bool = false) {
    let isNewInSwift = isSwift && swiftNames.insert(name).inserted
    let isNew = names.insert(name).inserted
    if isNew || isNewInSwift {
      for routine in routines[name] ?? [] { callIfNamed(routine) }
    }
    guard isNew else { return }
    for index in byName[name] ?? [] { load(index) }
    for part in graph.declaring[name] ?? [] { work(part: part) }
    for scene in scenes[name] ?? [] { show(scene) }
    for way in segues[name] ?? [] { self.name(way) }
  }

  /// Takes a word of a property list that loads a storyboard, of which nobody sees the initial controller.
  mutating func list(_ name: UInt64) {
    self.name(name)
    for index in byList[name] ?? [] { load(index) }
  }

  /// Takes a word of a property list or a setting, or the name of a document that an app is taken to begin with.
  ///
  /// A main storyboard without an initial controller shows nothing then, such as one of another language: only code
  /// that names it, or its key in the property list, comes to its scenes.
  mutating func launch(_ name: UInt64) {
    self.name(name)
    for index in byList[name] ?? [] {
      if isDeadMain(index) {
        byName[Self.mainKey, default: []].append(index)
        if names.contains(Self.mainKey) { load(index) }
      } else {
        launched.insert(index)
        load(index)
        showInitial(index)
      }
    }
  }

  /// What code names that asks the app's list for its main storyboard.
  private static let mainKey = SourceWords.file(SourceWords.hash("UIMainStoryboardFile"))

  private mutating func isDeadMain(_ index: Int) -> Bool {
    guard documents[index].path.hasSuffix(".storyboard"),
      AppBeginnings.isMain(documents[index].name)
    else { return false }
    let content = read(index)
    return content.initial == nil && !content.scenes.isEmpty
  }

  /// Takes a word of a property list or a document, which begins a storyboard at its initial controller.
  mutating func begin(_ name: UInt64) {
    self.name(name)
    guard begun.insert(name).inserted else { return }
    for index in byList[name] ?? [] {
      load(index)
      showInitial(index)
    }
  }

  /// Follows the way to the initial controller of a document that something loads and that something begins there.
  private mutating func showInitial(_ index: Int) {
    guard let initial = contents[index]?.initial else { return }
    let name = documents[index].name
    let isBegun = launched.contains(index) || begun.contains(SourceWords.hash(name))
    if isBegun || graph.mayBegin(name) { self.name(initial) }
  }

  /// Takes a source of which all works.
  mutating func workWhole(_ source: Int) {
    work(source)
    for part in graph.sources[source].parts { work(part: part) }
  }

  /// Takes a source of which something works.
  mutating func work(_ source: Int) {
    if working.insert(source).inserted { waiting.append(.source(source)) }
  }

  /// Takes a type that works.
  mutating func work(part: Int) {
    guard workingParts.insert(part).inserted else { return }
    waiting.append(.part(part))
    work(graph.parts[part].source)
  }

  /// Takes a type of which a document has an object, so that its name loads nothing more.
  private mutating func workWithoutNib(_ type: UInt64) {
    for part in graph.declaring[type] ?? [] { work(part: part) }
  }

  private mutating func callIfNamed(_ routine: Int) {
    let isCalled =
      callsAll
      || graph.mayCall(graph.routines[routine]) { name in
        (names.contains(name), swiftNames.contains(name))
      }
    if isCalled { call(routine) }
  }

  private mutating func call(_ routine: Int) {
    if called.insert(routine).inserted { waiting.append(.routine(routine)) }
  }

  private mutating func load(_ document: Int) {
    if loaded.insert(document).inserted { waiting.append(.document(document)) }
  }

  private mutating func show(_ scene: Place) {
    if shown.insert(scene).inserted { waiting.append(.scene(scene)) }
  }

  /// Follows all names.
  mutating func follow() {
    while let step = waiting.popLast() {
      switch step {
      case .source(let index): follow(source: index)
      case .part(let index): follow(part: index)
      case .routine(let index):
        let routine = graph.routines[index]
        for word in routine.named { name(word, inSwift: routine.isSwift) }
      case .document(let index): follow(document: index)
      case .scene(let place): follow(scene: place)
      }
    }
  }

  private mutating func follow(source index: Int) {
    let source = graph.sources[index]
    for word in source.named { name(word, inSwift: source.isSwift) }
    for spelling in source.spelled where spellings.insert(spelling).inserted {
      for document in bySpelling[spelling] ?? [] { load(document) }
      for scene in scenes[spelling] ?? [] { show(scene) }
      for way in segues[spelling] ?? [] { name(way) }
    }
  }

  private mutating func follow(part index: Int) {
    let part = graph.parts[index]
    let isSwift = graph.sources[part.source].isSwift
    for word in part.named { name(word, inSwift: isSwift) }
    for index in part.routines where !called.contains(index) {
      let routine = graph.routines[index]
      let names = routine.names + routine.others + graph.messages(to: routine)
      for name in names { routines[name, default: []].append(index) }
      callIfNamed(index)
    }
  }

  private mutating func follow(scene place: Place) {
    guard let scene = contents[place.document]?.scenes[place.scene] else { return }
    for value in scene.values { begin(value) }
    for segue in scene.manual {
      let keys = segue.names
      for key in keys { segues[key, default: []].append(segue.way) }
      let isNamed = keys.contains { names.contains($0) || spellings.contains($0) }
      if isNamed || graph.mayMakeIdentifier(segue.identifier) { name(segue.way) }
    }
  }

  /// Whether code may take the scene of a type from a document: not where each call names another storyboard that has
  /// one by a case.
  private mutating func isTaken(_ type: UInt64, from document: Int) -> Bool {
    guard let storyboards = graph.storyboards(of: type) else { return true }
    for storyboard in storyboards where !hasScene(type, storyboard) { return true }
    return storyboards.contains(documents[document].spelling)
  }

  /// Whether a document of a spelling has a scene that is called as a type.
  private mutating func hasScene(_ type: UInt64, _ spelling: UInt64) -> Bool {
    for index in bySpelling[spelling] ?? [] {
      let scenes = read(index).scenes
      if scenes.contains(where: { $0.identifiers.contains { SourceWords.hash($0) == type } }) {
        return true
      }
    }
    return false
  }

  /// What a document says, which is read once.
  private mutating func read(_ index: Int) -> NamedDocument.Contents {
    if let known = known[index] { return known }
    let content = documents[index].contents
    known[index] = content
    return content
  }

  private mutating func follow(document index: Int) {
    let content = read(index)
    contents[index] = content
    for (number, scene) in content.scenes.enumerated() {
      let place = Place(document: index, scene: number)
      // Code asks for a scene by the name of its class, or of the one of what it contains.
      let types = scene.identifiers.map { SourceWords.hash($0) }.filter {
        graph.mayBeAsked(byType: $0) && (scene.values.contains($0) || graph.isAsked($0))
          && isTaken($0, from: index)
      }
      let ways = scene.names + types
      for name in ways { scenes[name, default: []].append(place) }
      let isNamed = ways.contains { names.contains($0) || spellings.contains($0) }
      if isNamed || scene.identifiers.contains(where: graph.mayMakeIdentifier) { show(place) }
    }
    for value in content.values { begin(value) }
    for type in content.cellTypes { workWithoutNib(type) }
    showInitial(index)
  }
}
