import Foundation

/// What the code of a class does with its members, as far as words tell.
@MainActor
struct ClassCode {
  private let facts: ProjectFacts
  private let name: String

  init(_ name: String, _ facts: ProjectFacts) {
    self.name = name
    self.facts = facts
  }

  // MARK: Methods

  /// Whether the class has a method of a selector, and each of that name does nothing.
  ///
  /// - Complexity: O(bytes of the sources).
  func doesNothing(_ selector: String) -> Bool {
    guard let function = selector.split(separator: ":").first.map(String.init) else { return false }
    let bodies = bodies(of: function)
    return !bodies.isEmpty && bodies.allSatisfy(Self.isEmpty)
  }

  /// Whether the class takes an item such as `rightBarButtonItem` out of its bar when its view loads.
  ///
  /// - Complexity: O(bytes of the sources).
  func takesOut(_ item: String) -> Bool {
    bodies(of: "viewDidLoad").contains { body in
      let code = body.filter { !$0.isWhitespace }
      return code.contains("navigationItem.\(item)=nil")
        || code.contains("navigationItemset\(item.prefix(1).uppercased())\(item.dropFirst()):nil")
    }
  }

  /// Whether the class puts an item of its own where `rightBarButtonItem` is.
  ///
  /// - Complexity: O(bytes of the sources).
  func replaces(_ item: String) -> Bool {
    let lineage = facts.declared.ancestors(of: name)
    let setter = "set\(item.prefix(1).uppercased())\(item.dropFirst())"
    return facts.compiledTexts.contains { _, text in
      [item, setter].contains { word in
        let mentions = WordMentions(of: word, in: text)
        lazy var owners = mentions.text.flatMap { SourceOwners($0) }
        return mentions.contains { mention in
          let value = mention.after.drop { $0 == " " }
          let isGiven =
            word == setter
            || value.hasPrefix("=") && !value.hasPrefix("==")
              && !value.dropFirst().drop { $0 == " " }.hasPrefix("nil")
          guard isGiven, mention.isOfNavigationItem else { return false }
          return owners?.owner(at: mention.place).map { lineage.contains($0.name) } ?? false
        }
      }
    }
  }

  /// What the functions of a name do, of the class and its superclasses.
  private func bodies(of function: String) -> [Substring] {
    let lineage = facts.declared.ancestors(of: name)
    return facts.compiledTexts.flatMap { _, text -> [Substring] in
      let mentions = WordMentions(of: function, in: text)
      guard let code = mentions.text, let owners = SourceOwners(code) else { return [] }
      return mentions.filter { $0.use == .declaration }.compactMap { mention in
        guard let owner = owners.owner(at: mention.place), lineage.contains(owner.name) else {
          return nil
        }
        return Self.body(code, after: mention.end)
      }
    }
  }

  private static let bodyLength = 4000

  /// What stands between the braces of a function; nil for one that is only declared.
  private static func body(_ text: SourceText, after place: Int) -> Substring? {
    let rest = text.text(place, place + bodyLength)[...]
    guard let open = rest.firstIndex(where: { "{;".contains($0) }), rest[open] == "{" else {
      return nil
    }
    let block = rest[open...]
    return block.endOfBlock("{", "}").map { block[block.index(after: open)..<$0] } ?? block
  }

  /// Whether statements do nothing that a user sees.
  private static func isEmpty(_ body: Substring) -> Bool {
    let idle = ["super.", "[super ", "print(", "NSLog(", "#"]
    return body.split { "\n;".contains($0) }.map { $0.trimmingCharacters(in: .whitespaces) }
      .allSatisfy { $0.isEmpty || $0 == "return" || idle.contains(where: $0.hasPrefix) }
  }

  // MARK: Outlets

  /// Whether code reads a property: it stands somewhere beside its declaration and beside what empties it.
  ///
  /// - Complexity: O(bytes of the sources).
  func reads(_ property: String) -> Bool {
    let relatives = facts.declared.relatives(of: name)
    return facts.compiledTexts.contains { _, text in
      [property, "_" + property].contains { word in
        let mentions = WordMentions(of: word, in: text)
        lazy var owners = mentions.text.flatMap { SourceOwners($0) }
        return mentions.contains { mention in
          guard mention.isRead else { return false }
          // Of another object it may be anybody's.
          if mention.isOfAnother { return true }
          return owners?.owner(at: mention.place).map { relatives.contains($0.name) } ?? true
        }
      }
    }
  }

  /// Whether code of the class reads the value of a control that an outlet leads to.
  ///
  /// - Complexity: O(bytes of the sources).
  func readsValue(of property: String) -> Bool {
    facts.compiledTexts.contains { _, text in
      [property, "_" + property].contains { word in
        WordMentions(of: word, in: text).contains(where: \.isReadAsControl)
      }
    }
  }
}

extension WordMentions.Mention {
  /// Whether it is asked of a navigation item of the object itself.
  fileprivate var isOfNavigationItem: Bool {
    let before = line.before.drop(while: \.isWhitespace)
    return [
      "navigationItem.", "self.navigationItem.", "[self.navigationItem ", "[[self navigationItem] ",
    ]
    .contains { before == $0 }
  }

  private static let values = ["isOn", "on", "date", "value", "selectedSegmentIndex", "text"]

  private var line: (before: Substring, after: Substring) {
    let before = text.text(place - 200, place).split(
      separator: "\n",
      omittingEmptySubsequences: false
    )
    let after = text.text(end, end + 80).split(separator: "\n", omittingEmptySubsequences: false)
    return (before.last ?? "", after.first ?? "")
  }

  /// Whether a property of this name is read here, and neither declared nor emptied.
  fileprivate var isRead: Bool {
    let (before, after) = line
    let start = before.drop(while: \.isWhitespace)
    guard !isDeclared, !start.hasPrefix("@property"), !start.hasPrefix("@synthesize"),
      !start.contains("IBOutlet"), !start.hasPrefix("@IBOutlet")
    else { return false }
    let rest = after.drop { $0 == " " || $0 == "?" || $0 == "!" }
    let isIvar = before.hasSuffix("*") && rest.hasPrefix(";")
    let isEmptied = ["= nil", "=nil", "release]"].contains(where: rest.hasPrefix)
    return !isIvar && !isEmptied
  }

  /// Whether it is asked of another object than `self`.
  fileprivate var isOfAnother: Bool {
    let before = line.before
    guard before.last == "." || before.hasSuffix("->") else { return false }
    let receiver = before.dropLast(before.last == "." ? 1 : 2)
    return !receiver.hasSuffix("self") && !receiver.hasSuffix("self?")
      && !receiver.hasSuffix("super")
  }

  /// Whether the value of a control of this name is read here.
  fileprivate var isReadAsControl: Bool {
    let rest = line.after.drop { "?!].".contains($0) || $0 == " " }
    guard let value = Self.values.first(where: { rest.hasPrefix($0) }) else { return false }
    let next = rest.dropFirst(value.count)
    guard next.first.map(\.isOfName) != true else { return false }
    let mark = next.drop { $0 == " " }
    return !mark.hasPrefix("=") || mark.hasPrefix("==")
  }
}
