import Foundation
import HeadlessUIKit

/// `<batch>`: several changes at once.
struct BatchStep: SuiteStep {
  let line: Int
  private let isSettled: Bool
  private let plan: BatchPlan

  init(_ element: SourceElement, decode: (SourceElement) -> [any SuiteStep]) {
    line = element.line
    isSettled = element.flag("settled", standard: true)
    plan = BatchPlan(element, decode: decode)
  }

  /// A batch whose changes are worked out.
  @MainActor
  private final class Batch {
    enum Part {
      case change(plan: ChangePlan, change: DataChange)
      case batch(Batch)
    }

    let plan: BatchPlan
    let completion: LateSteps
    var parts: [Part] = []

    init(_ plan: BatchPlan, completion: LateSteps) {
      self.plan = plan
      self.completion = completion
    }

    /// What the data is changed by, batches inside included.
    var dataChanges: [DataChange] {
      parts.flatMap { part in
        switch part {
        case .change(let plan, let change): plan.reach == .list ? [] : [change]
        case .batch(let batch): batch.dataChanges
        }
      }
    }

    /// Tells the list of the changes, in their order; a batch inside is a call of its own.
    func tell(_ list: ListHost, in context: CaseContext) {
      for part in parts where !UIKitException.isPending {
        switch part {
        case .change(let plan, _) where plan.reach == .data: break
        case .change(let plan, _) where plan.isReloadOfAll: list.reloadData()
        case .change(let plan, let change): list.tell(change, plan.rowAnimation)
        case .batch(let batch): batch.run(list, in: context) { batch.tell(list, in: context) }
        }
      }
    }

    func run(_ list: ListHost, in context: CaseContext, _ body: @escaping () -> Void) {
      let (plan, completion) = (plan, completion)
      list.batch(usesBeginUpdates: plan.usesBeginUpdates, body) { isFinished in
        let name = (plan.name.map { $0 + " " } ?? "") + "\(isFinished)"
        CallLog.current?.append(
          LoggedCall(name: "completion(\(name))", className: "Batch", outlets: [])
        )
        if !completion.steps.isEmpty { completion.run(in: context) }
      }
    }
  }

  func prepare(in context: CaseContext) throws(StepError) -> StepAction {
    let list = try context.list(line: line)
    let needsData = plan.changes.contains { $0.reach != .list && $0.kind != .reload }
    let data = needsData ? try context.data(line: line) : context.stage.data
    let batch = try batch(plan, in: context, data)
    let changes = batch.dataChanges
    let (line, window, isSettled) = (line, context.stage.window, isSettled)
    return { () throws(StepError) in
      if isSettled { window.layoutIfNeeded() }
      if UIKitException.isPending { return }
      var problem: String?
      batch.run(list, in: context) {
        problem = data?.model.apply(changes)
        if problem == nil { batch.tell(list, in: context) }
      }
      if let problem { throw .because(problem, line: line) }
    }
  }

  @MainActor
  private func batch(
    _ plan: BatchPlan,
    in context: CaseContext,
    _ data: GeneratedList?
  ) throws(StepError) -> Batch {
    let batch = Batch(
      plan,
      completion: context.later(
        plan.completion,
        line: plan.line,
        unless: "the completion of the batch did not come; advance the time, or settle"
      )
    )
    for part in plan.parts {
      switch part {
      case .change(let plan):
        batch.parts.append(.change(plan: plan, change: try plan.change(in: context, data)))
      case .batch(let plan): batch.parts.append(.batch(try self.batch(plan, in: context, data)))
      }
    }
    return batch
  }
}
