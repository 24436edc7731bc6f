import XMLSupport

/// Finds cases that check nothing: without an assertion, or with one whose verdict nothing can change.
struct CaseMeaning {
  private(set) var mistakes: [SuiteMistake] = []
  /// What was found of expressions with the same variables, which generated suites repeat.
  private var known: [String: String?] = [:]
  /// The sweep's and the repetitions' variables around an element.
  private var scope: [String] = []
  /// The declared classes, whose calls are recorded.
  private let classes: [AbsentCall.Declared]

  private init(classes: [AbsentCall.Declared]) {
    self.classes = classes
  }

  /// The steps that check something by themselves, whatever they say.
  private static let checkingNames = [
    "assert", "assertFrame", "assertLayout", "assertSame", "assertProperties", "assertAnswer",
    "assertRecords", "assertOutline",
    "assertSettled", "assertWindow", "snapshot",
    "expectFailure", "expectLog", "expectRefusal", "dequeueStorm",
  ]

  /// The steps that check something, as a message names them.
  private static let checkList: String = {
    let names = checkingNames.map { "<\($0)>" }
    return (names + ["<expectCalls> with a <call>", "<invoke> with is=\"…\""])
      .joinedAsAlternatives()
  }()

  /// The mistakes in the cases of a suite that the grammar allows.
  ///
  /// - Parameters:
  ///   - root: The suite.
  ///   - classes: Its declared classes, those of included files too.
  /// - Returns: One for each place.
  /// - Complexity: O(size of the suite).
  static func mistakes(in root: SourceElement, classes: [AbsentCall.Declared]) -> [SuiteMistake] {
    var meaning = CaseMeaning(classes: classes)
    for element in root.children where ["case", "benchmark"].contains(element.name) {
      meaning.scope = (element["sweep"].flatMap(SweepVariable.parse) ?? []).map(\.name)
      meaning.check(element)
      if element.name == "case", !element.flag("smoke"), !checksSomething(element) {
        meaning.report(
          "case \"\(element.text("id"))\" checks nothing; expected \(checkList), or "
            + "smoke=\"YES\" of a case that only has to run to its end",
          at: element.location
        )
      }
    }
    return meaning.mistakes
  }

  /// Whether some step below an element is certain to check something.
  private static func checksSomething(_ element: SourceElement) -> Bool {
    element.children.contains { child in
      switch child.name {
      case "repeat": child["count"] != "0" && checksSomething(child)
      case "pullToRefresh", "batch", "completion", "perform": checksSomething(child)
      case "expectCalls": demands(child)
      case "invoke": child["is"] != nil
      default: checkingNames.contains(child.name)
      }
    }
  }

  /// Whether an `<expectCalls>` can fail for a call that is missing or one too many.
  private static func demands(_ element: SourceElement) -> Bool {
    element["are"] != nil
      || element.children.contains { child in
        child.name == "unordered" ? demands(child) : child["min"] != "0" || child["max"] != nil
      }
  }

  private mutating func check(_ element: SourceElement) {
    switch element.name {
    case "assert": checkAssertion(element)
    case "expectCalls":
      checkCalls(element)
      checkAbsences(element)
    case "assertSame": checkNames(element)
    case "assertProperties": checkProperties(element)
    default: break
    }
    let outer = scope
    if element.name == "repeat", let variable = element["variable"] { scope.append(variable) }
    if element.name == "perform" { scope += element.children("with").map { $0.text("name") } }
    checkNeighbours(in: element)
    for child in element.children { check(child) }
    scope = outer
  }

  private mutating func checkAssertion(_ element: SourceElement) {
    guard let message = mistake(in: element.text("test")) else { return }
    report(
      "test=\"\(element.text("test"))\" \(message)",
      at: element.location(ofAttribute: "test")
    )
  }

  private mutating func mistake(in text: String) -> String? {
    let key = text + "\n" + scope.joined(separator: " ")
    if let message = known[key] { return message }
    let message = Self.meaning(of: text, scope)
    known[key] = .some(message)
    return message
  }

  private static func meaning(of text: String, _ scope: [String]) -> String? {
    guard let expression = try? XPathExpression(text) else { return nil }
    let reach = TreeReach(expression)
    if let unseen = reach.deadEnds.first(where: \.isExistenceTest) {
      return "says nothing, because a part of it selects nothing in any tree: " + unseen.message
    }
    if let never = reach.comparisons.lazy.compactMap(ValueWords.mistake).first {
      return "says nothing, because a part of it holds for no tree: " + never
    }
    return AssertionMeaning.mistake(in: expression, constants: Set(scope))
  }

  private mutating func checkCalls(_ element: SourceElement) {
    if element["are"] != nil, !element.children.isEmpty {
      return report(
        "<expectCalls are=\"…\"> names all calls; expected no <call> inside",
        at: element.location
      )
    }
    let order = element["order"] ?? "exact"
    guard order != "exact", !Self.demands(element) else { return }
    report(
      "<expectCalls order=\"\(order)\"> without a <call> that has to come allows every call; "
        + "name the calls, write order=\"exact\" for none, or <discardCalls/> to begin anew",
      at: element["order"] == nil ? element.location : element.location(ofAttribute: "order")
    )
  }

  /// Reports `<expectCalls>` for which the step before has left no call, whatever came.
  private mutating func checkNeighbours(in element: SourceElement) {
    for (former, next) in zip(element.children, element.children.dropFirst())
    where next.name == "expectCalls" && ["expectCalls", "discardCalls"].contains(former.name) {
      report(
        "<expectCalls> directly after <\(former.name)> is about no call, as that takes the calls of all classes; "
          + "hold them in one, or do something between the two",
        at: next.location
      )
    }
  }

  private mutating func checkNames(_ element: SourceElement) {
    let names = element.list("objects")
    guard Set(names).count < 2 else { return }
    report(
      "<assertSame objects=\"\(names.joined(separator: " "))\"> compares nothing; "
        + "expected two different names or more",
      at: element.location(ofAttribute: "objects")
    )
  }

  /// Reports properties of which none is named.
  private mutating func checkProperties(_ element: SourceElement) {
    let text = element.text("are")
    guard text.allSatisfy({ $0 == ";" || $0.isWhitespace }) else { return }
    report(
      "are=\"\(text)\" of <assertProperties> names no property; expected \"name: value\", apart by semicolons",
      at: element.location(ofAttribute: "are")
    )
  }

  /// Reports calls that must not come and that nothing records, so that they never can.
  private mutating func checkAbsences(_ element: SourceElement) {
    for child in element.children {
      for call in child.name == "unordered" ? child.children("call") : [child] {
        guard let found = AbsentCall.mistake(in: call, of: element, classes) else { continue }
        report(found.message, at: call.location(ofAttribute: found.attribute))
      }
    }
  }

  private mutating func report(_ message: String, at location: DocumentLocation) {
    mistakes.append(SuiteMistake(message, at: location))
  }
}
