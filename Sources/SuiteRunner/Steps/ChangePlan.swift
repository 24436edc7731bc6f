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
  private let keepsCells: Bool

  init(_ element: SourceElement, _ kind: DataChange.Kind) {
    line = element.line
    self.kind = kind
    reach = element.optionalText("changes").flatMap(Reach.init) ?? .both
    section = element.template("section") ?? TemplateText("0")
    item = element.template("item")
    isReloadOfAll = kind == .reload && element["section"] == nil
    keepsCells = element.flag("keepsCells")
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
    change.keepsCells = keepsCells
    guard let data else { return change }
    let host = context.dataHost
    if let row {
      change.rows = try GeneratedSections.rows(row, data.values, fixture: data.fixture, host)
    }
    if let block {
      change.block = try GeneratedSections.block(block, data.values, fixture: data.fixture, host)
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
