import Foundation
import HeadlessUIKit

/// `<batch>`: several changes at once.
struct BatchStep: SuiteStep {
  private static let kinds: [String: DataChange.Kind] = [
    "insert": .insert, "delete": .delete, "move": .move, "reload": .reload,
  ]

  let line: Int
  private let usesBeginUpdates: Bool
  private let isSettled: Bool
  private let plans: [ChangePlan]

  init(_ element: SourceElement) {
    line = element.line
    usesBeginUpdates = element.optionalText("form") == "beginUpdates"
    isSettled = element.flag("settled", standard: true)
    plans = element.children.compactMap { child in
      Self.kinds[child.name].map { ChangePlan(child, $0) }
    }
  }

  func prepare(in context: CaseContext) throws(StepError) -> StepAction {
    let list = try context.list(line: line)
    let needsData = plans.contains { $0.reach != .list && $0.kind != .reload }
    let data = needsData ? try context.data(line: line) : context.stage.data
    var changes: [(plan: ChangePlan, change: DataChange)] = []
    for plan in plans { changes.append((plan, try plan.change(in: context, data))) }
    let (all, line, usesBeginUpdates) = (changes, line, usesBeginUpdates)
    let (window, isSettled) = (context.stage.window, isSettled)
    return { () throws(StepError) in
      if isSettled { window.layoutIfNeeded() }
      if UIKitException.isPending { return }
      var problem: String?
      list.batch(
        usesBeginUpdates: usesBeginUpdates,
        {
          problem = data?.model.apply(all.filter { $0.plan.reach != .list }.map(\.change))
          if problem != nil { return }
          for one in all where one.plan.reach != .data {
            if one.plan.isReloadOfAll {
              list.reloadData()
            } else {
              list.tell(one.change, one.plan.rowAnimation)
            }
          }
        },
        completion: { isFinished in
          guard let log = CallLog.current else { return }
          log.append(
            LoggedCall(name: "completion(\(isFinished))", className: "Batch", outlets: [])
          )
        }
      )
      if let problem { throw .because(problem, line: line) }
    }
  }
}
