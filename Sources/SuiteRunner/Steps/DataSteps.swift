import HeadlessUIKit
import TestModel

/// `<connect>`: the host list's data source or delegate is set, to the generated data or to nothing.
struct ConnectStep: SuiteStep {
  let line: Int
  private let outlet: String
  private let isConnected: Bool

  init(_ element: SourceElement) {
    line = element.line
    outlet = element.text("outlet")
    isConnected = element.text("to") == "data"
  }

  func prepare(in context: CaseContext) throws(StepError) -> StepAction {
    let list = try context.list(line: line)
    let data = isConnected ? try context.data(line: line) : nil
    let outlet = outlet
    return { () throws(StepError) in list.connect(outlet, to: data) }
  }
}

extension ListHost {
  fileprivate func connect(_ outlet: String, to data: GeneratedList?) {
    switch self {
    case .table(let table):
      let data = data as? GeneratedData
      if outlet == "delegate" { table.delegate = data } else { table.dataSource = data }
    case .collection(let collection):
      let data = data as? GeneratedItems
      if outlet == "delegate" { collection.delegate = data } else { collection.dataSource = data }
    }
  }
}

/// `<releaseData>`: nobody keeps the generated data any more; lists hold it weakly.
struct ReleaseDataStep: SuiteStep {
  let line: Int

  init(_ element: SourceElement) { line = element.line }

  func prepare(in context: CaseContext) throws(StepError) -> StepAction {
    _ = try context.data(line: line)
    return { () throws(StepError) in context.stage.releaseData() }
  }
}

/// `<policy>`: a choice that UIKit leaves open, for the rest of the case.
struct PolicyStep: SuiteStep {
  let line: Int
  private let name: String
  private let value: String

  init(_ element: SourceElement) {
    line = element.line
    name = element.text("name")
    value = element.text("value")
  }

  func prepare(in context: CaseContext) throws(StepError) -> StepAction {
    let (name, value, line) = (name, value, line)
    return { () throws(StepError) in
      var policy = CollectionPolicy.current
      if !Self.set(name, to: value, in: &policy) {
        throw .because("\"\(value)\" is no value of the policy \(name)", line: line)
      }
      CollectionPolicy.current = policy
    }
  }

  /// Sets one choice; false for a value that it does not have.
  @MainActor
  private static func set(
    _ name: String,
    to value: String,
    in policy: inout CollectionPolicy
  ) -> Bool {
    switch (name, value) {
    case ("invalidUpdate", "raise"): policy.invalidUpdate = .raise
    case ("invalidUpdate", "logAndReload"): policy.invalidUpdate = .logAndReload
    case ("invalidAttributes", "raise"): policy.invalidAttributes = .raise
    case ("invalidAttributes", "ignore"): policy.invalidAttributes = .ignore
    case ("unreturnedViews", "raise"): policy.raisesForUnreturnedViews = true
    case ("unreturnedViews", "ignore"): policy.raisesForUnreturnedViews = false
    case ("pixelAlignmentScale", _):
      guard let scale = PropertyValue.number(value), scale > 0 else { return false }
      policy.pixelAlignmentScale = scale
    default: return false
    }
    return true
  }
}

/// `<reloadIndexTitles>`: a table's `reloadSectionIndexTitles()`.
struct ReloadIndexTitlesStep: SuiteStep {
  let line: Int

  init(_ element: SourceElement) { line = element.line }

  func prepare(in context: CaseContext) throws(StepError) -> StepAction {
    let table = try context.table(line: line)
    return { () throws(StepError) in table.reloadSectionIndexTitles() }
  }
}

/// `<expectRefusal>`: a gesture that must do nothing.
struct ExpectRefusalStep: SuiteStep {
  let line: Int
  private let steps: [any SuiteStep]

  init(_ element: SourceElement) {
    line = element.line
    steps = StepDecoder.steps(of: element)
  }

  func prepare(in context: CaseContext) throws(StepError) -> StepAction {
    { () throws(StepError) in
      for step in steps where try !isRefused(step, context) {
        context.record(
          CaseFailure(
            type: "RefusalMissing",
            message: "the gesture was taken",
            expected: "a gesture that does nothing",
            actual: "it did something",
            location: context.location(step.line)
          )
        )
      }
    }
  }

  @MainActor
  private func isRefused(_ step: any SuiteStep, _ context: CaseContext) throws(StepError) -> Bool {
    do throws(StepError) {
      try context.run(step)
      return false
    } catch {
      guard case .broken(let failure) = error, failure.type == StepError.refusal else {
        throw error
      }
      return true
    }
  }
}
