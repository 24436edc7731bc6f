import HeadlessUIKit
import TestModel

/// Records the steps of a case while it runs, with the view tree after each.
///
/// It looks at views as they are, so that a case does the same with it and without it. Pending layout that
/// the next step carries out before it acts belongs to the step before.
@MainActor
final class StepRecorder {
  /// A step and the tree after it.
  private struct Record {
    var step: TracedStep
    var tree: TreePicture?
    var hasSteps = false
  }

  private struct Place: Hashable {
    var line: Int
    var depth: Int
  }

  /// The first steps, which show how the case begins.
  private static let firstCount = 10
  /// The last ones.
  private static let lastCount = 60
  /// Trees are not taken for longer than this.
  private static let treeTimeMax = Duration.seconds(8)

  private var records: [Record] = []
  /// The positions of the steps that have not ended.
  private var open: [Int] = []
  private var stepCount = 0
  /// How often the steps of a place have run; a line may hold several, one inside the other.
  private var runCounts: [Place: Int] = [:]
  /// The failures of the case that a step has been given.
  private var failureCount = 0
  private let start = ContinuousClock.now
  private var lacksTrees = false

  /// Takes the tree before the first step.
  func begin(_ window: UIWindow) {
    records = [Record(step: TracedStep(number: 0, line: 0), tree: tree(of: window))]
  }

  /// Takes note that a step begins.
  func begin(line: Int) {
    if let holder = open.last { records[holder].hasSteps = true }
    if open.isEmpty { thinOut() }
    stepCount += 1
    let place = Place(line: line, depth: open.count)
    runCounts[place, default: 0] += 1
    open.append(records.count)
    let step = TracedStep(
      number: stepCount,
      line: line,
      depth: place.depth,
      runCount: runCounts[place] ?? 1
    )
    records.append(Record(step: step))
  }

  /// Takes note that the step that began last has ended.
  func end(_ window: UIWindow, failures: [CaseFailure], error: StepError? = nil) {
    guard let position = open.popLast() else { return }
    if !records[position].hasSteps { records[position].tree = tree(of: window) }
    // What a step inside has been given is not this one's.
    let own = failures.dropFirst(failureCount)
    failureCount = failures.count
    if let error, !records[position].hasSteps {
      records[position].step.outcome = error.isException ? .raised : .failed
      records[position].step.message = Self.shown(error.text)
    } else if let first = own.first {
      records[position].step.outcome = .failed
      let rest = own.count > 1 ? " (and \(own.count - 1) more)" : ""
      records[position].step.message = Self.shown(first.message) + rest
    }
  }

  /// Takes note of the tree that a step finds when pending layout has been carried out.
  func find(_ tree: TreePicture) {
    let current = open.last ?? records.count
    guard let before = records[..<current].lastIndex(where: { !$0.hasSteps }),
      records[before].tree != nil
    else { return }
    records[before].tree = tree.withoutWindowPlaces
  }

  private func tree(of window: UIWindow) -> TreePicture? {
    guard ContinuousClock.now - start < Self.treeTimeMax else {
      lacksTrees = true
      return nil
    }
    var builder = TreePicture.Builder()
    window.writeTreeAsItIs(to: &builder)
    return builder.picture.withoutWindowPlaces
  }

  private static func shown(_ text: String) -> String {
    text.count > 300 ? text.prefix(300) + "…" : text
  }
}

// MARK: - Bounds

extension StepRecorder {
  /// Drops steps from the middle of a long case, before they take too much memory.
  private func thinOut() {
    guard records.count >= 4 * CaseTrace.stepCountMax else { return }
    records = kept()
  }

  /// The first steps, the last ones, and between them the first that failed.
  private func kept() -> [Record] {
    guard records.count > CaseTrace.stepCountMax else { return records }
    let end = records.count - Self.lastCount
    let middle = records[Self.firstCount..<end].filter { $0.step.outcome != .passed }
    let room = CaseTrace.stepCountMax - Self.firstCount - Self.lastCount
    return Array(records[..<Self.firstCount] + middle.prefix(room) + records[end...])
  }

  /// The steps as reports keep them.
  func finish(_ trace: inout CaseTrace) {
    var table = TreeRows(byteCountMax: CaseTrace.rowByteCountMax)
    trace.stepCount = stepCount
    // Later trees are worth more: those near the failure.
    var steps: [TracedStep] = []
    for record in kept().reversed() {
      var step = record.step
      if let tree = record.tree {
        let most = CaseTrace.viewCountMax
        step.rows = table.add(tree.prefix(most))
        if step.rows == nil { lacksTrees = true }
        if tree.nodes.count > most { step.omittedViewCount = tree.nodes.count - most }
      }
      steps.append(step)
    }
    trace.take(steps.reversed(), table)
    if lacksTrees, trace.note == nil {
      trace.note = "the trees of some steps are left out: together they are too large"
    }
  }
}

extension StepError {
  fileprivate var isException: Bool {
    guard case .exception = self else { return false }
    return true
  }

  fileprivate var text: String {
    switch self {
    case .exception(let exception, at: _): "\(exception.name.rawValue): \(exception.reason)"
    case .broken(let failure): failure.message
    }
  }
}
