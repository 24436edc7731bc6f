import HeadlessUIKit
import XMLSupport

/// Finds the mistakes of one case that its documents and its suite decide.
///
/// The steps are gone through in order with what is known before a run: the host, the registrations and the names.
@MainActor
struct CaseInspector {
  let names: SuiteNames
  let fixture: SourceElement?
  /// A plain view, a table or a collection; nil for an empty window.
  let host: SourceElement?
  var mistakes: [SuiteMistake] = []
  var pools = KnownPools()
  /// The objects that steps have named so far.
  var objects: [String: KnownObject] = [:]
  /// Whether an exception that the next steps raise is expected.
  var isExpectingFailure = false
  var isExpectingRefusal = false
  /// Whether a step before may have shown a Delete button.
  var hasDeletion = false
  /// The rows of each section, as long as no step has changed them.
  var rowCounts: [Int]?

  init(_ names: SuiteNames, fixture: SourceElement?) {
    self.names = names
    self.fixture = fixture
    host = fixture?.children.first
    rowCounts = Self.rowCounts(of: host)
    for element in host?.children("register") ?? [] { pools.register(element) }
  }

  var isTable: Bool { host?.name == "tableView" }
  var isCollection: Bool { host?.name == "collectionView" }

  /// Goes through the steps of a case, or of a benchmark's setup and measuring.
  mutating func inspect(_ planned: SourceElement) {
    inspectSteps(of: planned)
    if !planned.holds("expectFailure") { inspectData(fixture) }
  }

  mutating func inspectSteps(of element: SourceElement) {
    for child in element.children {
      inspectExpressions(of: child)
      inspect(step: child)
    }
  }

  private mutating func inspect(step: SourceElement) {
    switch step.name {
    case "setup", "measure", "expectLog", "pullToRefresh", "perform": inspectSteps(of: step)
    case "during":
      checkCallName(of: step, "call")
      inspectSteps(of: step)
    case "expectRefusal":
      isExpectingRefusal = true
      inspectSteps(of: step)
      isExpectingRefusal = false
    case "assertFrame" where (step.number("tolerance") ?? 0) < 0:
      report("a tolerance below 0 holds for no frame; expected 0 or more", at: step, "tolerance")
    case "repeat":
      checkCounter(of: step)
      // A name of one round is known in the next.
      for name in step.namesGiven where objects[name] == nil { objects[name] = .unknown }
      inspectSteps(of: step)
    case "expectFailure": inspectFailure(step)
    case "instantiate": inspectInstantiation(step)
    case "register", "unregister": inspectRegistration(step)
    case "dequeue": inspectDequeue(step)
    case "dequeueStorm": for one in step.children("reusable") { inspectPool(one) }
    case "recycle": inspectRecycle(step)
    case "set": inspectSet(step)
    case "appear", "disappear", "setEditing":
      if let name = step["object"] { checkObject(name, at: step, "object") }
    case "assertProperties":
      if let name = step["object"] { checkObject(name, at: step, "object") }
      inspectReadings(step)
    case "connect": inspectConnection(step)
    case "drag": inspectSteps(of: step)
    case "assertSame":
      for name in step.list("objects") { checkObject(name, at: step, "objects") }
    case "expectCalls": inspectCalls(step)
    case "policy": inspectPolicy(step)
    case "switchLayout", "transition": for one in step.children { checkLayoutClass(one) }
    case "constrain":
      inspectTie(step)
    case "invoke": inspectInvocation(step)
    case "insert": inspectNewRows(step)
    case "batch": inspectBatch(step)
    default: break
    }
    checkHost(of: step)
    checkPlace(of: step)
    checkDetails(of: step)
  }

  /// Checks what an anchor is tied to.
  private mutating func inspectTie(_ step: SourceElement) {
    if let name = step["toObject"] { checkObject(name, at: step, "toObject") }
    for name in ["toAnchor", "multiplier"]
    where step[name] != nil && step["to"] == nil && step["toObject"] == nil {
      report("\(name) says nothing without to=\"…\" or toObject=\"…\"", at: step, name)
    }
    if let name = step["as"] { objects[name] = .unknown }
  }

  private mutating func inspectInvocation(_ step: SourceElement) {
    if let name = step["object"] { checkObject(name, at: step, "object") }
    checkName(
      step.text("method"),
      among: CallableMethods.all.map(\.name),
      "suites can call no method",
      at: step,
      "method"
    )
    if let name = step["as"] { objects[name] = .unknown }
  }

  private mutating func checkCounter(of step: SourceElement) {
    guard let name = step["variable"], CounterNames.variables.contains(name) else { return }
    report(
      "the variable \(name) hides the engine's counter; expected another name",
      at: step,
      "variable"
    )
  }

  private mutating func inspectFailure(_ step: SourceElement) {
    checkName(
      step.text("name"),
      among: KnownNames.exceptions,
      "no exception of UIKit's is called",
      at: step,
      "name"
    )
    let outer = isExpectingFailure
    isExpectingFailure = true
    inspectSteps(of: step)
    isExpectingFailure = outer
  }
}

// MARK: - Reporting

extension CaseInspector {
  mutating func report(_ message: String, at element: SourceElement, _ attribute: String? = nil) {
    let location =
      attribute.flatMap { element[$0] == nil ? nil : element.location(ofAttribute: $0) }
      ?? element.location
    mistakes.append(SuiteMistake(message, at: location))
  }

  /// Reports a name that is none of the known ones.
  mutating func checkName(
    _ name: String,
    among known: [String],
    _ problem: String,
    at element: SourceElement,
    _ attribute: String
  ) {
    guard !known.contains(name) else { return }
    var seen: Set<String> = []
    let listed = known.filter { seen.insert($0).inserted }
    let remedy = listed.isEmpty ? "none is known here" : "expected \(listed.joinedAsList(max: 20))"
    report(
      "\(problem) \"\(name)\"; \(remedy)" + NearestName.hint(name, in: listed),
      at: element,
      attribute
    )
  }

  mutating func checkObject(_ name: String, at element: SourceElement, _ attribute: String) {
    guard objects[name] == nil else { return }
    let known = objects.keys.sorted()
    let remedy =
      known.isEmpty
      ? "no step with as=\"\(name)\" comes before" : "named before: \(known.joinedAsList(max: 12))"
    report(
      "no object \"\(name)\"; \(remedy)" + NearestName.hint(name, in: known),
      at: element,
      attribute
    )
  }

  /// Checks a class that a step makes; answers its type.
  @discardableResult
  mutating func checkClass(
    _ name: String,
    at element: SourceElement,
    _ attribute: String
  ) -> AnyClass? {
    if let type = names.type(named: name) { return type }
    if names.unmadeClasses.contains(name) { return nil }
    report(
      "no class \"\(name)\"; declare it with <class>, or register it with the runner"
        + NearestName.hint(name, in: names.classNames.filter { $0 != name }),
      at: element,
      attribute
    )
    return nil
  }
}

extension SourceElement {
  /// The names that steps below give.
  var namesGiven: [String] {
    children.flatMap { child in
      (child["as"].map { [$0, $0 + ".owner"] } ?? []) + child.namesGiven
    }
  }

  /// Whether an element of a name stands somewhere below.
  func holds(_ name: String) -> Bool {
    children.contains { $0.name == name || $0.holds(name) }
  }
}
