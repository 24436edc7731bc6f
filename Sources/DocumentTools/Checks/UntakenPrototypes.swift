import Foundation

/// Finds the prototypes that the class which gives a list its cells never takes, as copied scenes have them.
///
/// It claims only what is sure: the class dequeues other cells, by identifiers that are texts.
@MainActor
struct UntakenPrototypes {
  private let facts: ProjectFacts

  init(_ facts: ProjectFacts) { self.facts = facts }

  /// The lines of those prototypes of a document.
  ///
  /// - Parameters:
  ///   - uses: The document's prototypes.
  ///   - path: The document.
  ///   - isWanted: Whether something is told of some lines.
  /// - Returns: Their lines, each of a whole prototype.
  /// - Complexity: O(bytes of the sources) for each prototype of which something is told.
  func lines(
    of uses: [PrototypeUse],
    in path: String,
    where isWanted: (ClosedRange<Int>) -> Bool
  ) -> [ClosedRange<Int>] {
    guard !uses.isEmpty, facts.hasOwnSources else { return [] }
    let byLine = Dictionary(uses.map { ($0.line, $0) }, uniquingKeysWith: { first, _ in first })
    return NamedDocument(path).contents.prototypes.map(\.lines).filter { lines in
      isWanted(lines) && byLine[lines.lowerBound].map(isUntaken) == true
    }
  }

  private func isUntaken(_ use: PrototypeUse) -> Bool {
    guard facts.declared.lineage(of: use.owner) != nil else { return false }
    let names = facts.declared.relatives(of: use.owner).union([use.owner])
    let own = facts.compiledTexts.map { $0.text }.filter { Self.isCode($0, of: names) }
      .map(\.withoutComments)
    let words = [use.identifier, Self.small(use.identifier)] + (use.className.map { [$0] } ?? [])
    guard !own.contains(where: { text in words.contains { Self.names($0, text) } }),
      !own.contains(where: Self.setsSource)
    else { return false }
    let calls = own.flatMap(Self.dequeued)
    return !calls.isEmpty && calls.allSatisfy { isOther($0, than: use.identifier) }
  }

  /// Whether a source declares one of some classes, or adds to it.
  private static func isCode(_ text: SourceText, of names: Set<String>) -> Bool {
    let words = ["class ", "extension ", "@implementation "]
    return names.contains { name in
      text.places(ofName: name).contains { place in
        let before = text.text(place - 20, place)
        return !before.hasSuffix("@class ") && words.contains(where: before.hasSuffix)
      }
    }
  }

  private static func small(_ name: String) -> String {
    name.prefix(1).lowercased() + name.dropFirst()
  }

  /// Whether a source names a word beside texts: those are followed from where cells are dequeued.
  private static func names(_ word: String, _ text: SourceText) -> Bool {
    text.places(ofName: word).contains { place in
      let end = text.text(place + word.utf8.count, place + word.utf8.count + 3)
      return end != ".h\"" && !(end.hasPrefix("\"") && text.byte(place - 1) == UInt8(ascii: "\""))
    }
  }

  /// Whether code gives a list another data source.
  private static func setsSource(_ text: SourceText) -> Bool {
    if text.has("setDataSource") || text.has("DiffableDataSource") { return true }
    return text.places(after: "dataSource").contains { place in
      let rest = text.text(place, place + 4).drop { $0 == " " }
      return rest.hasPrefix("=") && !rest.hasPrefix("==")
    }
  }

  // MARK: Identifiers

  /// What stands for the identifiers of the cells that a source dequeues.
  private static func dequeued(_ text: SourceText) -> [String] {
    text.places(after: "dequeueReusable").map { place in
      let call = text.text(place, place + 200).prefix { !";{}".contains($0) }
      return Registration.identifier(in: call).map(String.init) ?? ""
    }
  }

  /// Whether an identifier in a call is a text, or the name of a text, and not the one that is meant.
  private func isOther(_ identifier: String, than own: String) -> Bool {
    if identifier.hasPrefix("\"") { return identifier != "\"\(own)\"" }
    guard !identifier.isEmpty, identifier.allSatisfy(\.isOfName) else { return false }
    let values = facts.compiledTexts.flatMap { Self.values(of: identifier, in: $0.text) }
    return !values.isEmpty && !values.contains(nil) && !values.contains(own)
  }

  /// What a source gives a name: the text, or nil where that is no text.
  private static func values(of name: String, in text: SourceText) -> [String?] {
    WordMentions(of: name, in: text).compactMap { mention -> String?? in
      let isDefined = mention.text.text(mention.place - 8, mention.place) == "#define "
      var rest = mention.after.drop { $0 == " " || $0 == "\t" }
      for type in [": String", ":String"] where rest.hasPrefix(type) {
        rest = rest.dropFirst(type.count).drop { $0 == " " }
      }
      guard isDefined || rest.hasPrefix("=") && !rest.hasPrefix("==") else { return nil }
      let value = rest.drop { "= \t@".contains($0) }
      guard value.hasPrefix("\"") else { return .some(nil) }
      return .some(String(value.dropFirst().prefix { $0 != "\"" }))
    }
  }
}
