import Numbers

extension NamedDocument {
  /// The words of a document, and of each of its scenes.
  struct Contents {
    /// A scene of a storyboard.
    struct Scene {
      /// The lines of the file that it takes.
      fileprivate(set) var lines: ClosedRange<Int>
      /// The hashes of words that lead to it: ids of its controllers, and what code may write for its identifiers.
      fileprivate(set) var names: [UInt64] = []
      /// Its storyboard identifiers.
      fileprivate(set) var identifiers: [String] = []
      /// The hashes of all texts in quotation marks in it.
      fileprivate(set) var values: [UInt64] = []
      /// The segues that only code performs, by their identifiers.
      fileprivate(set) var manual: [ManualSegue] = []
    }

    /// A segue from a controller itself.
    struct ManualSegue {
      let identifier: String
      /// The hash that stands for the way to its destination.
      let way: UInt64
      /// The hashes of what code may write for its identifier.
      var names: [UInt64] { Contents.names(of: identifier) }
    }

    private struct Segue {
      var destination: UInt64?
      var identifier = ""
      var kind = ""
    }

    /// A cell or another view of a list that code takes by its reuse identifier.
    struct Prototype {
      /// The lines of the file that it takes.
      fileprivate(set) var lines: ClosedRange<Int>
      fileprivate(set) var identifier = ""
      /// The hashes of what code may write for its identifier.
      var names: [UInt64] { Contents.names(of: identifier) }
    }

    private(set) var scenes: [Scene] = []
    private(set) var prototypes: [Prototype] = []
    /// How many elements are open around the prototype that is read; nil outside of prototypes.
    private var prototypeDepth: Int?
    /// The classes of cells, which the document has in itself: their names load no nib.
    private(set) var cellTypes: [UInt64] = []
    /// The hashes of all texts in quotation marks outside of scenes.
    private(set) var values: [UInt64] = []
    /// The hash that stands for the way to its initial controller.
    private(set) var initial: UInt64?
    private var isInScene = false
    /// The names of the open elements.
    private var path: [Range<Int>] = []
    private var segue: Segue?
    private var line = 1

    /// Reads a document's bytes, without asking whether they are well-formed.
    ///
    /// - Complexity: O(bytes).
    init(_ bytes: [UInt8]) {
      bytes.withUnsafeBufferPointer { read($0) }
    }

    private mutating func read(_ bytes: SourceWords.Bytes) {
      var place = 0
      var tag = 0..<0
      while place < bytes.count {
        switch bytes[place] {
        case 0x0a: line += 1
        case UInt8(ascii: "<"): tag = readTag(bytes, place)
        case UInt8(ascii: ">"):
          endSegue(bytes)
          if place > 0, bytes[place - 1] == UInt8(ascii: "/") { close() }
        case UInt8(ascii: "\""): place = readValue(bytes, place, tag)
        default: break
        }
        place += 1
      }
    }

    private mutating func readTag(_ bytes: SourceWords.Bytes, _ start: Int) -> Range<Int> {
      let isEnd = start + 1 < bytes.count && bytes[start + 1] == UInt8(ascii: "/")
      let tag = SourceWords.word(bytes, start + (isEnd ? 2 : 1))
      // Declarations and comments have no name.
      guard !tag.isEmpty else { return tag }
      if isEnd { close() } else { open(bytes, tag) }
      segue = !isEnd && SourceWords.equal(bytes, tag, "segue") ? Segue() : nil
      guard SourceWords.equal(bytes, tag, "scene") else { return tag }
      if !isEnd {
        scenes.append(Scene(lines: line...line))
      } else if isInScene {
        let first = scenes[scenes.count - 1].lines.lowerBound
        scenes[scenes.count - 1].lines = first...line
      }
      isInScene = !isEnd
      return tag
    }

    private mutating func open(_ bytes: SourceWords.Bytes, _ tag: Range<Int>) {
      if isList(bytes), prototypeDepth == nil {
        prototypeDepth = path.count
        prototypes.append(Prototype(lines: line...line))
      }
      path.append(tag)
    }

    /// Whether what is open last holds prototypes: static cells are in sections.
    private func isList(_ bytes: SourceWords.Bytes) -> Bool {
      guard let last = path.last, path.count > 1 else { return false }
      if SourceWords.equal(bytes, last, "prototypes") { return true }
      return SourceWords.equal(bytes, last, "cells")
        && SourceWords.equal(bytes, path[path.count - 2], "collectionView")
    }

    private mutating func close() {
      _ = path.popLast()
      guard path.count == prototypeDepth else { return }
      prototypeDepth = nil
      let first = prototypes[prototypes.count - 1].lines.lowerBound
      prototypes[prototypes.count - 1].lines = first...line
    }

    /// Reads the text from a quotation mark; answers the place of the one that ends it.
    private mutating func readValue(
      _ bytes: SourceWords.Bytes,
      _ start: Int,
      _ tag: Range<Int>
    ) -> Int {
      // In texts between tags they stand alone.
      guard let key = Self.key(bytes, start) else { return start }
      var end = start + 1
      while end < bytes.count, bytes[end] != UInt8(ascii: "\"") {
        if bytes[end] == 0x0a { line += 1 }
        end += 1
      }
      guard end < bytes.count, end - start < 100 else { return end }
      read(bytes, key, SourceWords.Bytes(rebasing: bytes[(start + 1)..<end]), tag)
      addActions(bytes, (start + 1)..<end)
      addList(bytes, (start + 1)..<end)
      return end
    }

    /// Adds a text, which may be the identifier of a scene unless it surely names something else.
    private mutating func add(_ value: UInt64, isIdentifier: Bool = true) {
      let names = isIdentifier ? [value, SourceWords.text(value)] : [value]
      if isInScene { scenes[scenes.count - 1].values += names } else { values += names }
    }

    /// What names a document, a picture, a class, or an object for whoever edits the document.
    private static let otherKeys: [StaticString] = [
      "storyboardName", "image", "selectedImage", "backgroundImage", "userLabel", "customModule",
      "customClass",
    ]

    private static func key(_ bytes: SourceWords.Bytes, _ quote: Int) -> Range<Int>? {
      var end = quote
      while end > 0, bytes[end - 1] <= 0x20 { end -= 1 }
      guard end > 0, bytes[end - 1] == UInt8(ascii: "=") else { return nil }
      end -= 1
      while end > 0, bytes[end - 1] <= 0x20 { end -= 1 }
      var first = end
      while first > 0, SourceWords.isOfWord(bytes[first - 1]) { first -= 1 }
      return first..<end
    }

    /// Reads an attribute by its value, in which entities stand for what code writes.
    private mutating func read(
      _ bytes: SourceWords.Bytes,
      _ key: Range<Int>,
      _ value: SourceWords.Bytes,
      _ tag: Range<Int>
    ) {
      guard value.contains(UInt8(ascii: "&")) else { return readKey(bytes, key, value, tag) }
      let text = EntityText.decoded(String(decoding: value, as: UTF8.self))
      Array(text.utf8).withUnsafeBufferPointer { readKey(bytes, key, $0, tag) }
    }

    private mutating func readKey(
      _ bytes: SourceWords.Bytes,
      _ key: Range<Int>,
      _ value: SourceWords.Bytes,
      _ tag: Range<Int>
    ) {
      let hash = FNV1a.hash(value)
      // Other connections to a controller of another scene lead nowhere.
      if SourceWords.equal(bytes, key, "initialViewController") { initial = Self.way(hash) }
      // What a document calls its segue performs none.
      if segue != nil, readSegue(bytes, key, value, hash) { return }
      if SourceWords.equal(bytes, key, "reuseIdentifier"), prototypeDepth == path.count - 1 {
        prototypes[prototypes.count - 1].identifier = String(decoding: value, as: UTF8.self)
        return
      }
      if SourceWords.equal(bytes, key, "customClass"), Self.isCell(bytes, tag) {
        cellTypes.append(hash)
        return
      }
      let isOfPrototype = prototypeDepth != nil && prototypeDepth == path.count - 1
      let isIdentifier =
        !isOfPrototype && !Self.otherKeys.contains { SourceWords.equal(bytes, key, $0) }
      guard isInScene else { return add(hash, isIdentifier: isIdentifier) }
      let isController =
        Self.isController(bytes, tag)
        || SourceWords.equal(bytes, tag, "viewControllerPlaceholder")
      if isController, SourceWords.equal(bytes, key, "id") {
        scenes[scenes.count - 1].names.append(Self.way(hash))
      } else if SourceWords.equal(bytes, key, "storyboardIdentifier") {
        let identifier = String(decoding: value, as: UTF8.self)
        scenes[scenes.count - 1].identifiers.append(identifier)
        scenes[scenes.count - 1].names += Self.names(of: identifier)
      } else {
        add(hash, isIdentifier: isIdentifier)
      }
    }

    private mutating func readSegue(
      _ bytes: SourceWords.Bytes,
      _ key: Range<Int>,
      _ value: SourceWords.Bytes,
      _ hash: UInt64
    ) -> Bool {
      let text = String(decoding: value, as: UTF8.self)
      if SourceWords.equal(bytes, key, "destination") {
        segue?.destination = hash
      } else if SourceWords.equal(bytes, key, "identifier") {
        segue?.identifier = text
      } else if SourceWords.equal(bytes, key, "kind") {
        segue?.kind = text
      } else {
        return false
      }
      return true
    }

    /// Takes a segue at the end of its tag: one from a controller itself is performed by code alone.
    ///
    /// Controllers of libraries perform segues of classes of their own.
    private mutating func endSegue(_ bytes: SourceWords.Bytes) {
      guard let ended = segue, let destination = ended.destination else { return }
      segue = nil
      let way = Self.way(destination)
      let source = path.count > 2 ? path[path.count - 3] : 0..<0
      let isManual =
        isInScene && Self.isController(bytes, source)
        && !["relationship", "embed", "unwind", "custom"].contains(ended.kind)
      guard isManual else { return add(way) }
      scenes[scenes.count - 1].manual.append(ManualSegue(identifier: ended.identifier, way: way))
    }

    private static func isController(_ bytes: SourceWords.Bytes, _ tag: Range<Int>) -> Bool {
      tag.count >= 10
        && SourceWords.equal(bytes, (tag.upperBound - 10)..<tag.upperBound, "Controller")
    }

    private static func isCell(_ bytes: SourceWords.Bytes, _ tag: Range<Int>) -> Bool {
      let cells: [StaticString] = [
        "tableViewCell", "tableViewCellContentView", "collectionViewCell",
      ]
      return cells.contains { SourceWords.equal(bytes, tag, $0) }
    }

    /// What stands for a way to the controller of an id.
    private static func way(_ id: UInt64) -> UInt64 { id &* 0xff51_afd7_ed55_8ccd | 1 }

    /// What leads to a scene by its identifier: the whole text, or a case of that name.
    fileprivate static func names(of identifier: String) -> [UInt64] {
      [SourceWords.text(SourceWords.hash(identifier)), SourceWords.spelling(identifier)]
    }

    /// Adds what stands between commas, as in attributes that list identifiers.
    private mutating func addList(_ bytes: SourceWords.Bytes, _ value: Range<Int>) {
      guard bytes[value].contains(UInt8(ascii: ",")) else { return }
      for item in bytes[value].split(whereSeparator: { $0 == UInt8(ascii: ",") || $0 <= 0x20 }) {
        add(FNV1a.hash(SourceWords.Bytes(rebasing: item)))
      }
    }

    /// Adds the functions that a selector such as `showWithSender:forEvent:` calls, and its parts.
    private mutating func addActions(_ bytes: SourceWords.Bytes, _ value: Range<Int>) {
      let isOfSelector = { (byte: UInt8) in SourceWords.isOfWord(byte) || byte == 0x3a }
      guard bytes[value].last == 0x3a, bytes[value].allSatisfy(isOfSelector) else { return }
      for part in bytes[value].split(separator: 0x3a) {
        add(FNV1a.hash(SourceWords.Bytes(rebasing: part)))
        for hash in SourceWords.swiftNames(bytes, part.indices) { add(hash) }
      }
    }
  }
}
