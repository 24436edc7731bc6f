import HeadlessUIKit
import InterfaceBuilder
import TestModel
import XMLSupport

/// Finds the mistakes of one suite that its documents and the suite itself decide, without a run.
@MainActor
struct SuiteInspector {
  let loaded: LoadedSuite
  let names: SuiteNames
  let shelf: DocumentShelf
  var mistakes: [SuiteMistake] = []
  /// The nibs of cases that expect exceptions.
  let provoking: Set<String>
  /// The classes that declarations and steps name.
  let usedClasses: Set<String>

  init(_ loaded: LoadedSuite, _ shelf: DocumentShelf, _ environment: NibEnvironment) {
    self.loaded = loaded
    self.shelf = shelf
    names = SuiteNames(loaded.suite, shelf, environment)
    var (provoking, fixtures, used): (Set<String>, Set<String>, Set<String>) = ([], [], [])
    for planned in loaded.root.children where planned.holds("expectFailure") {
      planned.values(of: ["nib", "storyboard"], into: &provoking)
      if let fixture = planned["fixture"] { fixtures.insert(fixture) }
    }
    for element in loaded.declaring {
      element.values(of: ["class", "superclass", "customClass", "owner"], into: &used)
      if element.name == "fixture", fixtures.contains(element.text("id")) {
        element.values(of: ["nib"], into: &provoking)
      }
    }
    self.provoking = provoking
    usedClasses = used
  }

  private static let plannedNames: Set<String> = ["case", "benchmark", "stress"]

  /// All mistakes, each once, in the order of their places.
  mutating func inspect() -> [SuiteMistake] {
    let declared = loaded.declaring
    for element in declared {
      switch element.name {
      case "nib", "storyboard": inspectDocument(element)
      case "class": inspectClass(element)
      case "fixture": inspectFixture(element)
      default: break
      }
    }
    let fixtures = Dictionary(
      declared.filter { $0.name == "fixture" }.map { ($0.text("id"), $0) },
      uniquingKeysWith: { first, _ in first }
    )
    let planned = loaded.root.children.filter { Self.plannedNames.contains($0.name) }
    if planned.isEmpty {
      report(
        "the suite has no case, so that it checks nothing; expected <case>, <benchmark> or <stress>",
        at: loaded.root
      )
    }
    inspectShared(planned)
    for element in planned {
      inspect(element, fixture: element["fixture"].flatMap { fixtures[$0] })
    }
    var seen: Set<SuiteMistake> = []
    return mistakes.filter { seen.insert($0).inserted }
  }

  /// Shared steps that no case performs check nothing.
  private mutating func inspectShared(_ planned: [SourceElement]) {
    let shared = loaded.root.children("steps")
    guard !shared.isEmpty else { return }
    var used: Set<String> = []
    for element in planned { element.values(of: ["steps"], into: &used) }
    for element in shared where !used.contains(element.text("id")) {
      report(
        "no case performs the steps \"\(element.text("id"))\"; expected <perform steps=\"…\"/>",
        at: element,
        "id"
      )
    }
  }

  private mutating func inspect(_ planned: SourceElement, fixture: SourceElement?) {
    inspectRules(of: planned)
    if planned.duration("timeout") == 0 {
      report(
        "timeout=\"\(planned.text("timeout"))\" leaves no time; expected more",
        at: planned,
        "timeout"
      )
    }
    inspectSweep(of: planned, fixture)
    if planned.name == "stress" { return inspectStress(planned, fixture) }
    if planned.name == "benchmark" { inspectLimits(of: planned) }
    var inspector = CaseInspector(names, fixture: fixture)
    inspector.inspect(planned)
    mistakes += inspector.mistakes
  }

  mutating func report(_ message: String, at element: SourceElement, _ attribute: String? = nil) {
    let location =
      attribute.flatMap { element[$0] == nil ? nil : element.location(ofAttribute: $0) }
      ?? element.location
    mistakes.append(SuiteMistake(message, at: location))
  }
}

// MARK: - Cases

extension SuiteInspector {
  private static let ruleIDs = ConformanceRule.all.map(\.id)
  private static let ruleAreas = Set(ruleIDs.map { $0.prefix { $0 != "-" } })

  /// Rules of the specification's own areas must be there; other areas are a project's own.
  private mutating func inspectRules(of planned: SourceElement) {
    for rule in planned.list("rule")
    where Self.ruleAreas.contains(rule.prefix { $0 != "-" })
      && !ConformanceRule.names.contains(rule)
    {
      let area = Self.ruleIDs.filter { $0.prefix { $0 != "-" } == rule.prefix { $0 != "-" } }
      report(
        "the conformance specification has no rule \(rule); expected \(area.joinedAsList(max: 6))"
          + NearestName.hint(rule, in: area),
        at: planned,
        "rule"
      )
    }
  }

  /// A variable that nothing uses runs the same case again and again.
  private mutating func inspectSweep(of planned: SourceElement, _ fixture: SourceElement?) {
    let sweep = planned["sweep"].flatMap(SweepVariable.parse) ?? []
    guard !sweep.isEmpty else { return }
    let used = planned.variablesUsed.union(fixture?.variablesUsed ?? [])
    for variable in sweep {
      if CounterNames.variables.contains(variable.name) {
        report(
          "the sweep's variable \(variable.name) hides the engine's counter; expected another name",
          at: planned,
          "sweep"
        )
      } else if !used.contains(variable.name) {
        report(
          "nothing in the \(planned.name) uses the sweep's variable $\(variable.name), so that it "
            + "runs the same again and again; expected {$\(variable.name)} in a step",
          at: planned,
          "sweep"
        )
      }
    }
  }

  private mutating func inspectLimits(of benchmark: SourceElement) {
    let known = CounterNames.all + CounterNames.allocations
    for budget in benchmark.children("budget") {
      inspectMetric(of: budget, known)
      if let least = budget.number("min"), let most = budget.number("max"), least > most {
        report(
          "min=\"\(budget.text("min"))\" is above max=\"\(budget.text("max"))\"; "
            + "expected min at most max",
          at: budget,
          "min"
        )
      }
    }
    for scaling in benchmark.children("scaling") {
      inspectMetric(of: scaling, known + CounterNames.times)
    }
  }

  private mutating func inspectMetric(of limit: SourceElement, _ known: [String]) {
    let metric = limit.text("metric")
    guard !known.contains(metric) else { return }
    report(
      "nothing measures \"\(metric)\" exactly; expected \(known.joinedAsAlternatives())"
        + NearestName.hint(metric, in: known),
      at: limit,
      "metric"
    )
  }

  private mutating func inspectStress(_ stress: SourceElement, _ fixture: SourceElement?) {
    guard let host = fixture?.children.first else { return }
    if host.name == "view" {
      report(
        "<stress> needs a list, and fixture \"\(stress.text("fixture"))\" is a <view>; expected a "
          + "fixture with a table or a collection",
        at: stress,
        "fixture"
      )
    }
    if stress["layout"] != nil, host.name == "tableView" {
      report(
        "only a collection takes layout=\"…\", and fixture \"\(stress.text("fixture"))\" is a "
          + "table; leave it out",
        at: stress,
        "layout"
      )
    }
    let operations = stress.children("operation")
    if !operations.isEmpty, operations.allSatisfy({ $0["weight"] == "0" }) {
      report(
        "every <operation> has the weight 0, so that none is drawn; expected one above 0",
        at: stress
      )
    }
  }
}

extension SourceElement {
  /// The variables in all attributes of an element and of those below it.
  var variablesUsed: Set<String> {
    var found: Set<String> = []
    for attribute in attributes where attribute.value.contains("$") {
      for part in attribute.value.split(separator: "$", omittingEmptySubsequences: false)
        .dropFirst()
      {
        let name = part.prefix { $0.isLetter || $0.isNumber || "_-.".contains($0) }
        found.insert(String(name))
      }
    }
    for child in children { found.formUnion(child.variablesUsed) }
    if let of = self["of"], name == "scaling" { found.insert(of) }
    return found
  }
}
