import Foundation
import HeadlessUIKit
import TestModel

/// Runs a `<stress>` for one seed, and tells of it.
@MainActor
struct StressCase {
  /// The steps that finding a shorter failure may take.
  private static let shrinkingBudget = 200_000
  /// How long that may take.
  private static let shrinkingTime = Duration.seconds(15)

  let plan: StressPlan
  let entry: RunPlan.Entry
  let options: RunOptions
  /// Makes the fixture anew, in surroundings of its own.
  let makeContext: () throws(StepError) -> CaseContext

  /// What a report says of it.
  struct Report {
    var failure: CaseFailure?
    var properties: [CaseProperty] = []
    var log: [String] = []
  }

  /// Runs the stress in a context; a failure is shrunk in others.
  ///
  /// - Throws: ``StepError`` when the fixture is no list.
  func run(in context: CaseContext) throws(StepError) -> Report {
    let seed = StressPlan.seed(of: entry)
    let steps = plan.steps(options)
    let policy = CollectionPolicy.current
    defer { CollectionPolicy.current = policy }
    let run = try makeRun(context, seed: seed)
    let outcome = run.run(steps)
    var report = Report()
    report.properties = properties(of: outcome, run, seed: seed)
    report.log = [summary(of: outcome, seed: seed)]
    if let breach = outcome.breach {
      report.failure = failure(of: breach, steps, seed: seed, context)
    }
    return report
  }

  private func makeRun(
    _ context: CaseContext,
    seed: Int,
    isTraced: Bool = false
  ) throws(StepError) -> StressRun {
    var made: (any StressDriver)?
    try context.catching { () throws(StepError) in made = try makeDriver(context, seed: seed) }
    guard let driver = made else { throw .because("the stress has no list", line: plan.line) }
    let weights = StressWeights(plan.weights, for: driver.supported)
    guard !weights.isEmpty else {
      throw .because("none of the operations can be done to this list", line: plan.line)
    }
    return StressRun(driver: driver, weights: weights, seed: seed, isTraced: isTraced)
  }

  private func makeDriver(_ context: CaseContext, seed: Int) throws(StepError) -> any StressDriver {
    let window = context.stage.window
    switch ListHost(context.stage.host) {
    case .table(let table):
      let data = initialData(seed, table.dataSource == nil ? [] : counts(of: table))
      let stress = TableStress(
        table,
        in: window,
        data,
        isUniform: plan.isUniform,
        pools: pools(in: context, table.reuseRegistry, ReuseKind.tableCell)
      )
      if plan.usesSnapshots { stress.useSnapshots(TableSnapshots(stress)) }
      return stress
    case .collection(let view):
      let counts = (0..<view.numberOfSections).map { view.numberOfItems(inSection: $0) }
      let data = initialData(seed, view.dataSource == nil ? [] : counts)
      let stress = CollectionStress(
        view,
        in: window,
        data,
        isUniform: plan.isUniform,
        layout: layout(of: view),
        pools: pools(in: context, view.reuseRegistry, ReuseKind.collectionCell)
      )
      if plan.usesSnapshots { stress.useSnapshots(CollectionSnapshots(stress)) }
      return stress
    default:
      throw .because(
        "fixture \"\(plan.fixture)\" is no list; expected a <tableView> or <collectionView>",
        line: plan.line
      )
    }
  }

  /// The fixture's own cells, and how to register them again.
  private func pools(
    in context: CaseContext,
    _ registry: ReuseRegistry,
    _ kind: String
  ) -> StressPools {
    let plans = entry.suite.declarations.fixtures[plan.fixture]?.registrations ?? []
    return StressPools(
      identifiers: registry.keys.filter { $0.kind == kind }.map(\.identifier),
      // What could be registered once can be again.
      registerAgain: { [weak context] in
        for plan in plans { try? context?.run(RegisterStep(plan)) }
      }
    )
  }

  /// The layout that the stress names, else the fixture's: flow layouts are computed, others made again to compare.
  private func layout(of view: UICollectionView) -> CollectionStress.Layout {
    if let name = plan.layout { return .custom(name: name) { StressLayouts.make(name) } }
    let own = view.collectionViewLayout
    if let flow = own as? UICollectionViewFlowLayout,
      type(of: own) == UICollectionViewFlowLayout.self
    {
      return .flow(PlainFlowStyle(flow))
    }
    let fixture = entry.suite.declarations.fixtures[plan.fixture]
    return .custom(name: "\(type(of: own))") {
      let again = fixture.flatMap { try? HostBuilder.view(of: $0) } as? UICollectionView
      return again?.collectionViewLayout ?? UICollectionViewLayout()
    }
  }

  private func counts(of table: UITableView) -> [Int] {
    (0..<table.numberOfSections).map { table.numberOfRows(inSection: $0) }
  }

  /// The counts that the suite asks for, else those of the fixture's data, else a few sections of all sizes.
  private func initialData(_ seed: Int, _ counts: [Int]) -> StressData {
    if plan.sectionCount == nil, plan.itemCount == nil, !counts.isEmpty {
      return StressData(counts: counts)
    }
    let sectionCount = max(plan.sectionCount ?? 6, 1)
    let itemCount = plan.itemCount ?? 80
    var random = StressRandom(seed: seed, step: 0)
    var drawn = Array(repeating: 0, count: sectionCount)
    for _ in 0..<itemCount { drawn[random.int(below: sectionCount)] += 1 }
    return StressData(counts: drawn)
  }

  // MARK: Reporting

  private func properties(
    of outcome: StressOutcome,
    _ run: StressRun,
    seed: Int
  ) -> [CaseProperty] {
    var properties = [
      CaseProperty(name: "stress.seed", value: "\(seed)"),
      CaseProperty(name: "stress.operations", value: "\(outcome.counts.values.reduce(0, +))"),
      CaseProperty(name: "stress.items", value: "\(run.driver.itemCount)"),
    ]
    for operation in StressOperation.allCases {
      guard let count = outcome.counts[operation] else { continue }
      let name = "stress.operations.\(operation.rawValue)"
      properties.append(CaseProperty(name: name, value: "\(count)"))
    }
    return properties
  }

  private func summary(of outcome: StressOutcome, seed: Int) -> String {
    let counts = outcome.counts.sorted {
      $0.value != $1.value ? $0.value > $1.value : $0.key.rawValue < $1.key.rawValue
    }
    let words = counts.map { "\($0.key.rawValue) \($0.value)" }.joined(separator: ", ")
    let total = counts.reduce(0) { $0 + $1.value }
    return "\(total) operations with seed \(seed): \(words)"
  }

  private func failure(
    of breach: StressOutcome.Breach,
    _ steps: [Int],
    seed: Int,
    _ context: CaseContext
  ) -> CaseFailure {
    let made = Array(steps.prefix { $0 != breach.step }) + [breach.step]
    var shrinker = StressShrinker(
      run: { rerun($0, seed: seed).breach },
      kind: breach.violation.kind,
      budget: Self.shrinkingBudget,
      deadline: .now + Self.shrinkingTime
    )
    let short = shrinker.shrink(made)
    let again = rerun(short, seed: seed, isTraced: true)
    let found = again.breach ?? breach
    var details = [
      FailureDetail(title: "the same again", text: plan.element(seed: seed, steps: made))
    ]
    if again.breach != nil {
      details = [
        FailureDetail(title: "the same again", text: plan.element(seed: seed, steps: short)),
        FailureDetail(title: "what its steps do", text: again.trace.joined(separator: "\n")),
      ]
      if short.count < made.count {
        let text = "seed \(seed), step \(breach.step): \(breach.violation.message)"
        details.append(FailureDetail(title: "found first", text: text))
      }
    }
    return CaseFailure(
      type: "StressViolation",
      message: "seed \(seed), step \(found.step) (\(found.operation.rawValue)): "
        + "\(found.violation.kind.rawValue): \(found.violation.message)",
      expected: found.violation.expected,
      actual: found.violation.actual,
      details: details,
      location: context.location(plan.line)
    )
  }

  /// Runs some of the steps on a fixture of their own.
  private func rerun(_ steps: [Int], seed: Int, isTraced: Bool = false) -> StressOutcome {
    CollectionPolicy.current = CollectionPolicy()
    do throws(StepError) {
      let context = try makeContext()
      return try makeRun(context, seed: seed, isTraced: isTraced).run(steps)
    } catch {
      return StressOutcome()
    }
  }
}
