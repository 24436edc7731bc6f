import Files

/// Decides whether code that asks for something can run at all, as far as names tell.
@MainActor
struct AskedDoubt {
  private let facts: ProjectFacts

  init(_ facts: ProjectFacts) { self.facts = facts }

  /// Why a call does not run; nil where it may.
  ///
  /// - Parameters:
  ///   - asked: What it asks for.
  ///   - isInStoryboard: Whether a storyboard has an object of the class that asks.
  /// - Returns: A sentence.
  /// - Complexity: O(bytes of the sources).
  func reason(_ asked: AskedIdentifier, isInStoryboard: Bool = false) -> String? {
    guard facts.root.map(facts.files.hasAllSubmodules) == true,
      let bytes = try? FileReader.read(asked.file)
    else { return nil }
    let text = SourceText(bytes).withoutComments
    let code = EnclosingCode(text, at: asked.place)
    if code.conditions.contains(where: { isNever($0, text) }) { return Self.conditionReason }
    if code.segues.contains(where: { facts.identifiers?.has($0) == false }) {
      return Self.segueReason
    }
    if code.cells.contains(where: isOfNoCell) { return Self.cellReason }
    if asked.kind == .nib, code.head.contains("WithFrame:") || code.head.contains("init(frame"),
      isOfPrototypes(asked.owner)
    {
      return Self.prototypeReason
    }
    if asked.kind == .nib, asked.made != nil, MadeController(text, asked.place)?.isShown == false {
      return Self.madeReason
    }
    if asked.kind == .nib, isThrownAway(asked, text, isInStoryboard) { return Self.thrownReason }
    if asked.kind == .cell, let list = Self.list(asking: code.head),
      !facts.listOwners.mayAsk(asked.owner, list)
    {
      return Self.listReason
    }
    if code.head.contains("calloutAccessoryControlTapped"), !givesCallouts {
      return Self.calloutReason
    }
    let isReached = facts.callReach.isReached(code, owner: asked.owner, file: asked.file)
    return isReached ? nil : Self.callReason
  }

  static let conditionReason =
    "A note: the call depends on a variable, and no code gives that its other value."
  static let segueReason =
    "A note: the call is for where another segue is prepared, which no document has."
  static let cellReason =
    "A note: the call is for a cell of another identifier, which no document has."
  static let prototypeReason =
    "A note: a list makes the cell of a storyboard's prototype, and no code makes one by a frame."
  static let madeReason =
    "A note: the function that makes the controller shows it nowhere, so its view is not loaded."
  static let thrownReason =
    "A note: code that makes the controller so keeps it nowhere, so its view is not loaded."
  static let callReason = "A note: no code that runs calls the function."
  static let listReason =
    "A note: the call is for the data source of a kind of list, and nothing makes the class one of such a list."
  static let calloutReason =
    "A note: no code gives a callout an accessory, so nobody taps one."

  private var texts: some Sequence<(path: String, text: SourceText)> { facts.compiledTexts }

  /// Whether no document has a reuse identifier, and code names it in the condition alone.
  private func isOfNoCell(_ identifier: String) -> Bool {
    guard facts.identifiers?.has(identifier) == false else { return false }
    let counts = texts.map { _, text in
      text.places(ofName: identifier).count { text.byte($0 - 1) == UInt8(ascii: "\"") }
    }
    return counts.reduce(0, +) == 1
  }

  /// The kind of list whose data source a method is for; nil for any other method.
  private static func list(asking head: String) -> ListOwners.List? {
    if head.contains("cellForItemAt") { return .collection }
    return head.contains("cellForRowAt") ? .table : nil
  }

  // MARK: Controllers

  /// Whether the controller that a nib is loaded for is kept nowhere, here or wherever code makes one.
  private func isThrownAway(
    _ asked: AskedIdentifier,
    _ text: SourceText,
    _ isInStoryboard: Bool
  ) -> Bool {
    if let made = asked.made {
      let start = max(0, asked.place - Self.callLength)
      let before = SourceText(Array(text.bytes[start..<min(asked.place, text.bytes.count)]))
      guard let name = before.places(ofName: made).last else { return false }
      let place = start + name
      return ThrownController.isOne(text, from: place, to: place + made.utf8.count)
    }
    // The initialiser of a class names its nib.
    guard Self.isOfOwnInitialiser(asked, text) else { return false }
    return keepsNone(of: asked.owner, isInStoryboard)
  }

  /// Whether an initialiser of the class itself names the nib.
  private static func isOfOwnInitialiser(_ asked: AskedIdentifier, _ text: SourceText) -> Bool {
    let call = text.text(asked.place - 40, asked.place)
    return ["super.init(", "self.init(", "[super init", "[self init"].contains(where: call.contains)
  }

  private static let callLength = 200

  /// Whether code makes objects of a class by itself, and keeps none of them.
  ///
  /// Where a storyboard has them, code need not make any.
  private func keepsNone(of name: String, _ isInStoryboard: Bool) -> Bool {
    guard facts.declared.descendants(of: [name]).subtracting([name]).isEmpty else { return false }
    var count = 0
    for (_, text) in texts {
      for mention in WordMentions(of: name, in: text) {
        // Whoever has the type may make one.
        if mention.after.hasPrefix(".self"), !mention.isOfQuestion { return false }
        guard mention.makesOne else { continue }
        // What a chain of calls comes to may be another controller.
        guard
          isInStoryboard && mention.isChained
            || ThrownController.isOne(mention.text, from: mention.place, to: mention.end)
        else { return false }
        count += 1
      }
    }
    return count > 0 || isInStoryboard
  }

  /// Whether a class is of cells that only prototypes make: no code makes one or registers the class.
  private func isOfPrototypes(_ name: String) -> Bool {
    guard facts.identifiers?.hasPrototype(ofClass: name) == true,
      facts.declared.descendants(of: [name]).subtracting([name]).isEmpty
    else { return false }
    return !texts.contains { _, text in
      WordMentions(of: name, in: text).contains { mention in
        mention.makesOne || mention.after.hasPrefix(".self") || mention.after.hasPrefix(" class]")
      }
    }
  }

  // MARK: Conditions

  /// Whether a variable of the class begins with the other value, and nothing ever assigns it.
  private func isNever(_ condition: EnclosingCode.Condition, _ text: SourceText) -> Bool {
    guard Self.initialValue(of: condition.name, text) == !condition.value else { return false }
    let mentions = texts.lazy.flatMap { WordMentions(of: condition.name, in: $0.text) }
    return mentions.count { $0.mayChange } == 1
  }

  /// What a variable is declared with; nil where the source has none or several of its name.
  private static func initialValue(of name: String, _ text: SourceText) -> Bool? {
    let declared = WordMentions(of: name, in: text).filter(\.isDeclared)
    guard declared.count == 1, let first = declared.first else { return nil }
    let rest = first.after.filter { $0 != " " }
    let value = rest.hasPrefix(":Bool") ? rest.dropFirst(5) : rest[...]
    if value.hasPrefix("=false") { return false }
    return value.hasPrefix("=true") ? true : nil
  }

  /// Whether code gives annotations something to tap.
  private var givesCallouts: Bool {
    texts.contains { _, text in
      guard text.has("CalloutAccessoryView") else { return false }
      let code = text.withoutComments
      if code.has("CalloutAccessoryView:") { return true }
      return code.places(after: "CalloutAccessoryView").contains { place in
        let after = code.text(place, place + 20).drop { $0 == " " }
        return after.hasPrefix("=") && !after.hasPrefix("==")
      }
    }
  }
}
