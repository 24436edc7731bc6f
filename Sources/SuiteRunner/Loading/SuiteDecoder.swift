import TestModel
import XMLSupport

/// Makes typed values of elements that the checker found right.
struct SuiteDecoder {
  let files: FileRoot
  private(set) var declarations = Declarations()
  private var mistakes: [SuiteMistake] = []

  init(files: FileRoot) {
    self.files = files
  }

  /// Hands over what was found wrong since the last time.
  mutating func takeMistakes() -> [SuiteMistake] {
    defer { mistakes = [] }
    return mistakes
  }

  /// Takes the declarations below a `<suite>` or `<declarations>`.
  mutating func addDeclarations(of root: SourceElement) {
    for child in root.children {
      switch child.name {
      case "nib": addDocument(child, to: \.nibs)
      case "storyboard": addDocument(child, to: \.storyboards)
      case "class": addClass(child)
      case "fixture": addFixture(child)
      default: break
      }
    }
  }

  private mutating func addDocument(
    _ element: SourceElement,
    to table: WritableKeyPath<Declarations, [String: NibDeclaration]>
  ) {
    let written = element.text("file")
    do {
      let path = try files.resolve(written, besides: element.file.path)
      let declaration = NibDeclaration(
        name: element.text("name"),
        path: path,
        file: files.relative(path),
        line: element.line
      )
      declarations[keyPath: table][declaration.name] = declaration
    } catch {
      report(error.message, at: element.location(ofAttribute: "file"))
    }
  }

  private mutating func addClass(_ element: SourceElement) {
    let declaration = ClassDeclaration(
      name: element.text("name"),
      superclass: element.text("superclass"),
      module: element.optionalText("module"),
      outlets: element.children("outlet").map {
        OutletDeclaration(
          name: $0.text("name"),
          className: $0.optionalText("class") ?? "NSObject",
          isCollection: $0.flag("collection")
        )
      },
      actions: element.children("action").map { $0.text("name") },
      file: element.file.name,
      line: element.line
    )
    declarations.classes.append(declaration)
  }

  private mutating func addFixture(_ element: SourceElement) {
    guard let host = element.children.first else { return }
    for data in host.children("data") { checkData(data, of: host.name) }
    let id = element.text("id")
    declarations.fixtures[id] = FixtureDeclaration(
      id: id,
      digest: element.digest,
      host: HostElement(host),
      registrations: host.children("register").map { RegistrationPlan($0) },
      data: host.children("data").first.map { DataPlan($0) },
      sweepVariables: TemplateText.sweepVariables(below: host),
      file: element.file.name,
      line: element.line
    )
  }

  /// Reports what generated data says that lists of the other kind do not have.
  private mutating func checkData(_ element: SourceElement, of host: String) {
    let isTable = host == "tableView"
    let foreign = isTable ? SuiteGrammar.dataOfCollections : SuiteGrammar.dataOfTables
    let other = isTable ? "collections" : "tables"
    for name in foreign[element.name] ?? [] {
      if element[name] != nil {
        report(
          "only <data> of \(other) has \(name)=\"…\" of <\(element.name)>",
          at: element.location(ofAttribute: name)
        )
      }
      for child in element.children(name) {
        report("only <data> of \(other) has <\(name)>", at: child.location)
      }
    }
    let edges = ["headerReferenceSize", "footerReferenceSize"]
    for size in element.children("size") where !edges.contains(size.text("key")) {
      report(
        "<size key=\"\(size.text("key"))\"> of <section>: expected \(edges.joinedAsAlternatives())",
        at: size.location(ofAttribute: "key")
      )
    }
    for child in element.children { checkData(child, of: host) }
  }

  private mutating func report(_ message: String, at location: DocumentLocation) {
    mistakes.append(SuiteMistake(message, at: location))
  }
}

// MARK: - Cases

extension SuiteDecoder {
  /// The elements that become cases.
  private static let plannedNames = ["case", "benchmark", "stress"]

  /// The cases of a root whose sweeps do not give a variable that their fixture's data needs.
  func missingVariables(of root: SourceElement) -> [SuiteMistake] {
    root.children.filter { Self.plannedNames.contains($0.name) }.flatMap { planned in
      let given = (planned.optionalText("sweep").flatMap(SweepVariable.parse) ?? []).map(\.name)
      let fixture = planned.optionalText("fixture").flatMap { declarations.fixtures[$0] }
      return (fixture?.sweepVariables ?? []).filter { !given.contains($0) }.map { name in
        SuiteMistake(
          "the fixture \"\(planned.text("fixture"))\" needs the variable $\(name); "
            + "expected sweep=\"\(name): …\" of <\(planned.name)>"
            + NearestName.hint(name, in: given),
          at: planned.location(ofAttribute: "fixture")
        )
      }
    }
  }

  /// The limits on growth whose variable the benchmark does not sweep over enough values.
  func missingSweeps(of root: SourceElement) -> [SuiteMistake] {
    root.children("benchmark").flatMap { planned in
      let sweep = planned.optionalText("sweep").flatMap(SweepVariable.parse) ?? []
      return planned.children("scaling").compactMap { (scaling) -> SuiteMistake? in
        let name = scaling.text("of")
        let values = sweep.first { $0.name == name }?.values ?? []
        let small = values.filter { (Double($0) ?? 0) <= 1 }
        guard values.count < 2 || !small.isEmpty else { return nil }
        let problem =
          values.count - small.count < 2
          ? "needs two values above 1 of it in the sweep of its <benchmark>"
          : "measures growth over values above 1; leave \(small.joined(separator: " ")) out of the sweep"
        let names = sweep.map(\.name)
        let hint = names.contains(name) ? "" : NearestName.hint(name, in: names)
        return SuiteMistake(
          "<scaling of=\"\(name)\"> \(problem)" + hint,
          at: scaling.location(ofAttribute: "of")
        )
      }
    }
  }

  /// The suite of a root element, with what has been declared before.
  func suite(
    _ root: SourceElement,
    className: String,
    expectations: [Expectation]
  ) -> Suite {
    let tags = root.list("tags")
    let timeout = root.duration("timeout") ?? 60
    let planned = root.children.filter { Self.plannedNames.contains($0.name) }
    return Suite(
      name: root.text("name"),
      className: className,
      file: root.file.name,
      path: root.file.path,
      root: files.root,
      profile: root.optionalText("profile") ?? "ios15",
      isStrict: root.flag("strictClasses"),
      summary: Self.summary(of: root),
      cases: planned.map { plannedCase($0, tags: tags, timeout: timeout) },
      declarations: declarations,
      expectations: expectations
    )
  }

  private static func summary(of element: SourceElement) -> String {
    element.children("description")
      .map { $0.text.split(whereSeparator: \.isWhitespace).joined(separator: " ") }
      .joined(separator: "\n")
  }

  private func plannedCase(
    _ element: SourceElement,
    tags: [String],
    timeout: Double
  ) -> SuiteCase {
    let isBenchmark = element.name == "benchmark"
    let fixture = element.optionalText("fixture")
    let body: CaseBody =
      switch element.name {
      case "benchmark": .benchmark(Self.benchmark(element))
      case "stress": .stress(StressPlan(element))
      default: .steps(StepDecoder.steps(of: element))
      }
    return SuiteCase(
      id: element.text("id"),
      kind: isBenchmark ? .benchmark : .test,
      rules: element.list("rule"),
      tags: tags + element.list("tags").filter { !tags.contains($0) },
      sweep: element.name == "stress"
        ? StressPlan.sweep(element)
        : element.optionalText("sweep").flatMap(SweepVariable.parse) ?? [],
      timeout: element.duration("timeout") ?? timeout,
      line: element.line,
      digest: fixture.flatMap { declarations.fixtures[$0] }.map { element.digest ^ $0.digest }
        ?? element.digest,
      isSmoke: element.flag("smoke"),
      fixture: fixture,
      body: body
    )
  }

  private static func benchmark(_ element: SourceElement) -> BenchmarkPlan {
    BenchmarkPlan(
      setup: element.children("setup").flatMap(StepDecoder.steps),
      measure: element.children("measure").flatMap(StepDecoder.steps),
      budgets: element.children("budget").map(budget),
      scalings: element.children("scaling").map(Scaling.init),
      sampleCount: min(element.count("samples") ?? 30, 100_000),
      batchDuration: element.duration("minimumTime") ?? 0.002,
      iterations: element.count("iterations"),
      frameBudget: element.duration("frameBudget"),
      isIdle: element.flag("idle")
    )
  }

  private static func budget(_ element: SourceElement) -> Budget {
    Budget(
      metric: element.text("metric"),
      scope: AllocationScope(rawValue: element.optionalText("scope") ?? "engine") ?? .engine,
      limit: MetricBudget(max: element.number("max"), min: element.number("min")),
      line: element.line
    )
  }

  /// The expectations of an `<expectations>` root.
  static func expectations(_ root: SourceElement) -> [Expectation] {
    root.children("expect").map {
      Expectation(
        caseName: $0.text("case"),
        reason: $0.text("reason"),
        mayPass: $0.flag("mayPass"),
        line: $0.line
      )
    }
  }
}
