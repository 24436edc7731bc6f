import Foundation
import HeadlessUIKit

/// What a change step says, read once: which rows or sections, and what new ones show.
struct ChangePlan: Sendable {
  /// What the step does: the data's part, the list's, or both as code should.
  enum Reach: String, Sendable { case both, data, list }

  let line: Int
  let kind: DataChange.Kind
  let reach: Reach
  private let section: TemplateText
  private let item: TemplateText?
  private let count: TemplateText
  private let toSection: TemplateText?
  private let toItem: TemplateText?
  private let animation: String
  private let row: DataRowPlan?
  private let block: DataSectionPlan?
  /// Whether a `<reload>` inside of a batch names nothing: then it is `reloadData()`.
  let isReloadOfAll: Bool

  init(_ element: SourceElement, _ kind: DataChange.Kind) {
    line = element.line
    self.kind = kind
    reach = element.optionalText("changes").flatMap(Reach.init) ?? .both
    section = element.template("section") ?? TemplateText("0")
    item = element.template("item")
    isReloadOfAll = kind == .reload && element["section"] == nil
    count = element.template("count") ?? TemplateText("1")
    toSection = element.template("toSection")
    toItem = element.template("toItem")
    animation = element.optionalText("animation") ?? "automatic"
    row = (element.children("row") + element.children("item")).first.map(DataRowPlan.init)
    block = element.children("section").first.map(DataSectionPlan.init)
  }

  /// The change for the variables of a case.
  ///
  /// - Throws: ``StepError`` for numbers that are none, and templates that cannot be compiled.
  @MainActor
  func change(in context: CaseContext, _ data: GeneratedList?) throws(StepError) -> DataChange {
    var change = DataChange(
      kind: kind,
      section: try context.count(section, line: line),
      item: try number(item, in: context)
    )
    change.count = try context.count(count, line: line)
    change.toSection = try number(toSection, in: context) ?? change.section
    change.toItem = try number(toItem, in: context)
    guard let data else { return change }
    if let row {
      change.rows = try GeneratedSections.rows(row, data.values, fixture: data.fixture, context)
    }
    if let block {
      change.block = try GeneratedSections.block(block, data.values, fixture: data.fixture, context)
    }
    return change
  }

  @MainActor
  private func number(
    _ text: TemplateText?,
    in context: CaseContext
  ) throws(StepError) -> Int? {
    guard let text else { return nil }
    return try context.count(text, line: line)
  }

  /// UIKit's animation; tables only.
  var rowAnimation: UITableView.RowAnimation {
    switch animation {
    case "fade": .fade
    case "right": .right
    case "left": .left
    case "top": .top
    case "bottom": .bottom
    case "none": .none
    case "middle": .middle
    default: .automatic
    }
  }
}

extension CaseContext {
  /// The host as a list.
  ///
  /// - Throws: ``StepError`` for a host that is none.
  func list(line: Int) throws(StepError) -> ListHost {
    if let list = ListHost(stage.host) { return list }
    throw .because("the case's host is no list; name a fixture with one", line: line)
  }

  /// The generated data of the host.
  ///
  /// - Throws: ``StepError`` for a host without any.
  func data(line: Int) throws(StepError) -> GeneratedList {
    if let data = stage.data { return data }
    throw .because(
      "the case's fixture has no <data> to change; give it some, or say changes=\"list\"",
      line: line
    )
  }
}

/// A step that changes the data and tells the list: `<insert>`, `<delete>`, `<move>`.
protocol ChangeStep: SuiteStep {
  static var kind: DataChange.Kind { get }
  var plan: ChangePlan { get }
}

extension ChangeStep {
  var line: Int { plan.line }

  @MainActor
  func prepare(in context: CaseContext) throws(StepError) -> StepAction {
    let list = try context.list(line: line)
    let data = plan.reach == .list ? nil : try context.data(line: line)
    let change = try plan.change(in: context, data)
    let (plan, line, window) = (plan, line, context.stage.window)
    return { () throws(StepError) in
      // As in an app, where the list is on screen when its data changes: it has counted what was there before.
      window.layoutIfNeeded()
      if UIKitException.isPending { return }
      if let problem = data?.model.apply([change]) { throw .because(problem, line: line) }
      if plan.reach != .data { list.tell(change, plan.rowAnimation) }
    }
  }
}

/// `<insert>`: new rows, items or sections.
struct InsertStep: ChangeStep {
  static let kind = DataChange.Kind.insert
  let plan: ChangePlan
  init(_ element: SourceElement) { plan = ChangePlan(element, Self.kind) }
}

/// `<delete>`: rows, items or sections go.
struct DeleteStep: ChangeStep {
  static let kind = DataChange.Kind.delete
  let plan: ChangePlan
  init(_ element: SourceElement) { plan = ChangePlan(element, Self.kind) }
}

/// `<move>`: a row, an item or a section goes elsewhere, with its view.
struct MoveStep: ChangeStep {
  static let kind = DataChange.Kind.move
  let plan: ChangePlan
  init(_ element: SourceElement) { plan = ChangePlan(element, Self.kind) }
}

/// `<reload>`: a list's data anew, or views of some rows or sections.
struct ReloadStep: SuiteStep {
  let line: Int
  private let path: String?
  private let plan: ChangePlan?

  init(_ element: SourceElement) {
    line = element.line
    path = element.optionalText("in")
    plan = element["section"] == nil ? nil : ChangePlan(element, .reload)
  }

  func prepare(in context: CaseContext) throws(StepError) -> StepAction {
    let list: ListHost
    if let path {
      guard let named = ListHost(try context.view(selectedBy: path, line: line)) else {
        throw .because("\(path) is no list", line: line)
      }
      list = named
    } else {
      list = try context.list(line: line)
    }
    guard let plan else { return { () throws(StepError) in list.reloadData() } }
    let change = try plan.change(in: context, nil)
    return { () throws(StepError) in list.tell(change, plan.rowAnimation) }
  }
}

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
            RecordedCall(name: "completion(\(isFinished))", className: "Batch", outlets: [])
          )
        }
      )
      if let problem { throw .because(problem, line: line) }
    }
  }
}
