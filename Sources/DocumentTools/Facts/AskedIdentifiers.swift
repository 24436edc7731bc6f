import Files
import TestModel

/// The identifiers that the sources of a project ask for, by the classes that do.
///
/// Only what stands in quotation marks within the call counts: a name that code makes is not known.
struct AskedIdentifiers: Sendable {
  /// The calls by the class around them, in their order.
  private(set) var byOwner: [String: [AskedIdentifier]] = [:]

  /// How much of a call is read.
  private static let callLength = 200

  /// Takes the calls of a source.
  ///
  /// - Complexity: O(bytes).
  mutating func add(_ text: SourceText, file: String) {
    guard !Self.isOfTests(file) else { return }
    guard Self.mayAsk(text) else { return }
    let text = text.withoutComments
    let calls = Self.calls(in: text)
    guard !calls.isEmpty, let owners = SourceOwners(text) else { return }
    let registers = text.has("registerNib:") || text.has("registerClass:") || text.has(".register(")
    for call in calls {
      guard let owner = owners.owner(at: call.place) else { continue }
      var asked = AskedIdentifier(
        kind: call.kind,
        identifier: call.identifier,
        owner: owner.name,
        file: file,
        line: owner.line,
        place: call.place,
        made: call.made
      )
      if call.kind == .nib, let dequeue = FailedDequeue(before: call.place, text) {
        asked.isFallback = registers
        asked.dequeued = dequeue.identifier
      }
      if call.kind == .nib, let registration = Registration(at: call.place, text) {
        asked.isUndequeued = registration.isUnused
        asked.registered = registration.quoted
        asked.dequeuesOthers = text.has("dequeueReusable")
      }
      byOwner[owner.name, default: []].append(asked)
    }
  }

  /// How often the identifiers of cells and of registered nibs stand in quotation marks in some sources.
  ///
  /// - Returns: Nil where a source cannot be read.
  /// - Complexity: O(bytes of the sources).
  func quoted(in sources: [String]) -> [String: Int]? {
    let wanted = Set(cellIdentifiers + byOwner.values.joined().compactMap(\.registered))
    guard !wanted.isEmpty else { return [:] }
    let found = ParallelMap.results(of: sources) { path in Self.quoted(wanted, in: path) }
    guard found.allSatisfy({ $0 != nil }) else { return nil }
    return Dictionary(found.lazy.compactMap { $0 }.joined().map { ($0, 1) }, uniquingKeysWith: +)
  }

  // What stands between two quotation marks is a text, or what stands between two texts.
  private static func quoted(_ wanted: Set<String>, in path: String) -> [String]? {
    guard let bytes = try? FileReader.read(path) else { return nil }
    return bytes.split(separator: 0x22, omittingEmptySubsequences: false)
      .lazy.filter { $0.count < callLength }.map { String(decoding: $0, as: UTF8.self) }
      .filter(wanted.contains)
  }

  /// How often the sources ask for a cell by each identifier.
  var cellCounts: [String: Int] {
    Dictionary(cellIdentifiers.map { ($0, 1) }, uniquingKeysWith: +)
  }

  private var cellIdentifiers: [String] {
    byOwner.values.joined().filter { $0.kind == .cell }.map(\.identifier)
  }

  private static func isOfTests(_ file: String) -> Bool {
    file.split(separator: "/").contains {
      $0.hasSuffix("Tests") || $0 == "Pods" || $0 == "Carthage"
    }
  }

  // MARK: Calls

  private struct Call {
    var kind: AskedIdentifier.Kind
    var identifier: String
    var place: Int
    var made: String?
  }

  private static func mayAsk(_ text: SourceText) -> Bool {
    text.has("performSegue") || text.has("nstantiateViewController") || text.has("dequeueReusable")
      || text.has("ibName:") || text.has("oadNibNamed")
  }

  private static func calls(in text: SourceText) -> [Call] {
    let words: [(StaticString, AskedIdentifier.Kind)] = [
      ("performSegue", .segue), ("nstantiateViewController", .scene),
      ("dequeueReusable", .cell), ("ibName:", .nib), ("oadNibNamed", .nib),
    ]
    return words.flatMap { word, kind in
      text.places(after: word).compactMap { place -> Call? in
        let before = text.text(place - word.utf8CodeUnitCount - 60, place - word.utf8CodeUnitCount)
        let after = text.text(place, place + callLength)
        guard let name = identifier(kind, before: before, after: after) else { return nil }
        if kind == .scene, isRestoring(text.text(place - callLength * 2, place)) { return nil }
        // The class and its initialiser may stand in two lines.
        let start = place - word.utf8CodeUnitCount
        let made = kind == .nib ? madeClass(text.text(start - callLength, start)) : nil
        return Call(kind: kind, identifier: name, place: place, made: made)
      }
    }
  }

  /// The identifier of a call that says all that is needed; nil for any other.
  private static func identifier(
    _ kind: AskedIdentifier.Kind,
    before: String,
    after: String
  ) -> String? {
    let call = after.prefix { $0 != ";" && $0 != "{" && $0 != "}" }
    guard let (identifier, rest) = literal(of: kind, in: call) else { return nil }
    switch kind {
    case .segue: return isSentToSelf(before) ? identifier : nil
    case .scene: return identifier
    // Without an index path, nil is an answer.
    case .cell: return rest.contains("for:") || rest.contains("orIndexPath:") ? identifier : nil
    case .nib: return isOfMainBundle(before, rest) ? identifier : nil
    }
  }

  /// The text in quotation marks and what follows it; nil where code puts something to it.
  private static func literal(
    of kind: AskedIdentifier.Kind,
    in call: Substring
  ) -> (String, Substring)? {
    var rest = call
    if kind != .nib {
      // `withIdentifier:`, `withReuseIdentifier:`, and both within the name as Objective-C has it.
      guard let word = rest.firstRange(of: "dentifier") else { return nil }
      guard !rest[..<word.lowerBound].contains(")") else { return nil }
      rest = rest[word.upperBound...]
    }
    rest = rest.drop { ":( @\n".contains($0) }
    guard rest.first == "\"" else { return nil }
    rest = rest.dropFirst()
    let text = rest.prefix { $0 != "\"" && $0 != "\n" }
    guard !text.isEmpty, !text.contains("\\"), !text.contains("%"), text.endIndex < rest.endIndex,
      rest[text.endIndex] == "\""
    else { return nil }
    rest = rest[text.endIndex...].dropFirst()
    let next = rest.first { $0 != " " && $0 != "\n" }
    guard next.map({ ",)]".contains($0) || $0.isLetter }) == true else { return nil }
    return (String(text), rest)
  }

  private static func isSentToSelf(_ before: String) -> Bool {
    let receiver = before.reversed().drop { $0 == " " }
    if receiver.first == "." {
      return receiver.dropFirst().drop { $0 == "?" || $0 == "!" }.starts(with: "fles")
        && !receiver.dropFirst(5).starts(with: ".")
    }
    // `[self performSegue…`, or a call that names no receiver.
    let word = receiver.prefix { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "]" || $0 == ")" }
    return before.last != " " || word.isEmpty || String(word.reversed()) == "self"
      || ["return", "in", "else", "_"].contains(String(word.reversed()))
  }

  /// Whether a call asks the storyboard that saved the controller: nothing is restored from one without it.
  private static func isRestoring(_ before: String) -> Bool {
    guard let start = before.firstRange(of: "RestorationIdentifierPath") else { return false }
    return !before[start.upperBound...].contains("\n}")
  }

  /// The class before `(nibName:` or `alloc] initWithNibName:`.
  private static func madeClass(_ before: String) -> String? {
    let words = before.split { !($0.isLetter || $0.isNumber || $0 == "_") }
    let last = words.last { $0 != "alloc" && $0 != "initWithN" && $0 != "init" && $0 != "n" }
    guard let last, before.hasSuffix("(n") || words.contains("alloc"),
      last.first?.isUppercase == true
    else { return nil }
    return String(last)
  }

  private static func isOfMainBundle(_ before: String, _ rest: Substring) -> Bool {
    let call = before.suffix(40) + rest.prefix(40)
    if before.hasSuffix("Bundle.main.l") || before.contains("mainBundle") { return true }
    let bundle = rest.firstRange(of: "bundle:").map { rest[$0.upperBound...].drop { $0 == " " } }
    guard let bundle else { return false }
    return bundle.hasPrefix("nil") || bundle.hasPrefix(".main") || bundle.hasPrefix("Bundle.main")
      || bundle.hasPrefix("[NSBundle mainBundle]") && !call.contains("%")
  }
}
