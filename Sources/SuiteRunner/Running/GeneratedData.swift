import Foundation
import HeadlessUIKit

/// The compiled data of one fixture: which template stands for which section and row.
///
/// Nothing is stored per row or section: a million rows are one count.
@MainActor
struct GeneratedSections {
  /// Sections that are alike.
  struct Block {
    /// The number of the first section after it.
    let end: Int
    let headerTitle: DataTemplate?
    let footerTitle: DataTemplate?
    let headerHeight: DataTemplate?
    let footerHeight: DataTemplate?
    let header: DataView?
    let footer: DataView?
    let rows: [Rows]
  }

  /// Rows that are alike.
  struct Rows {
    let view: DataView
    let count: DataTemplate
    let height: DataTemplate?
  }

  let blocks: [Block]

  /// Compiles a plan for the variables of a case.
  ///
  /// - Throws: ``StepError`` for templates that cannot be compiled, and counts that are none.
  init(
    _ plan: DataPlan,
    _ values: DataValues,
    fixture: String,
    _ context: CaseContext
  ) throws(StepError) {
    var blocks: [Block] = []
    var end = 0
    for section in plan.sections {
      end += try context.count(section.count, line: section.line)
      let maker = Maker(values: values, fixture: fixture, stage: context.stage)
      blocks.append(try maker.block(section, end: end))
    }
    self.blocks = blocks
  }

  var sectionCount: Int { blocks.last?.end ?? 0 }

  /// The block of a section.
  ///
  /// - Complexity: O(number of `<section>` elements).
  func block(of section: Int) -> Block? { blocks.first { section < $0.end } }

  @MainActor
  private struct Maker {
    let values: DataValues
    let fixture: String
    let stage: Stage

    func block(_ plan: DataSectionPlan, end: Int) throws(StepError) -> Block {
      var rows: [Rows] = []
      for row in plan.rows { rows.append(try self.rows(row)) }
      return Block(
        end: end,
        headerTitle: try template(plan.headerTitle, plan.line),
        footerTitle: try template(plan.footerTitle, plan.line),
        headerHeight: try template(plan.headerHeight, plan.line),
        footerHeight: try template(plan.footerHeight, plan.line),
        header: try view(plan.header),
        footer: try view(plan.footer),
        rows: rows
      )
    }

    private func rows(_ plan: DataRowPlan) throws(StepError) -> Rows {
      let line = plan.view.line
      return Rows(
        view: try DataView(plan.view, .cell, values, fixture: fixture, stage: stage),
        count: try DataTemplate(plan.count, values, fixture: fixture, line: line),
        height: try template(plan.height, line)
      )
    }

    private func view(_ plan: DataViewPlan?) throws(StepError) -> DataView? {
      guard let plan else { return nil }
      return try DataView(plan, .headerFooter, values, fixture: fixture, stage: stage)
    }

    private func template(_ text: TemplateText?, _ line: Int) throws(StepError) -> DataTemplate? {
      guard let text else { return nil }
      return try DataTemplate(text, values, fixture: fixture, line: line)
    }
  }
}

/// A data source and delegate that answer from a fixture's `<data>`.
///
/// A method of which the data says nothing counts as not implemented, as it would in UIKit.
@MainActor
final class GeneratedData {
  private let sections: GeneratedSections
  private let values: DataValues
  /// What a benchmark counts allocations with: templates are not the engine's work.
  var meter: (any AllocationMeter)?

  /// Compiles a fixture's data for the variables of a case.
  ///
  /// - Throws: ``StepError`` for templates that cannot be compiled, and counts that are none.
  init(_ plan: DataPlan, fixture: String, _ context: CaseContext) throws(StepError) {
    values = DataValues(context.variables)
    sections = try GeneratedSections(plan, values, fixture: fixture, context)
  }

  private func inScope<Value>(_ scope: AllocationScope, _ body: () -> Value) -> Value {
    guard let meter else { return body() }
    let previous = meter.enter(scope)
    let value = body()
    _ = meter.enter(previous)
    return value
  }

  private func record(_ name: String, _ owner: String, section: Int? = nil, item: Int? = nil) {
    guard let log = CallLog.current else { return }
    log.append(
      RecordedCall(name: name, className: owner, outlets: [], section: section, item: item)
    )
  }

  private func asked(_ name: String, section: Int? = nil, item: Int? = nil) {
    record(name, "UITableViewDataSource", section: section, item: item)
  }

  private func told(_ name: String, section: Int? = nil, item: Int? = nil) {
    record(name, "UITableViewDelegate", section: section, item: item)
  }

  /// The rows that a row is one of; leaves the values at the row.
  private func rows(at path: IndexPath) -> GeneratedSections.Rows? {
    let (section, item) = (path[0], path[1])
    guard let rows = sections.block(of: section)?.rows else { return nil }
    values.move(section: section, item: item)
    if rows.count == 1 { return rows[0] }
    var rest = item
    for one in rows {
      let count = one.count.count()
      if rest < count { return one }
      rest -= count
    }
    return nil
  }
}

extension GeneratedData: UITableViewDataSource {
  func numberOfSections(in tableView: UITableView) -> Int {
    asked("numberOfSections")
    return sections.sectionCount
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    asked("numberOfRowsInSection", section: section)
    return inScope(.dataSource) {
      values.move(section: section)
      var total = 0
      for rows in sections.block(of: section)?.rows ?? [] { total += rows.count.count() }
      return total
    }
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    asked("cellForRowAt", section: indexPath[0], item: indexPath[1])
    return inScope(.dataSource) {
      guard let view = rows(at: indexPath)?.view else {
        // Only after a template raised.
        return UITableViewCell(style: .default, reuseIdentifier: nil)
      }
      let identifier = view.identifier()
      let cell = inScope(.engine) {
        tableView.dequeueReusableCell(withIdentifier: identifier, for: indexPath)
      }
      if !UIKitException.isPending { view.prepare(cell, identifier, of: tableView) }
      return cell
    }
  }

  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    title("titleForHeaderInSection", \.headerTitle, section)
  }

  func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
    title("titleForFooterInSection", \.footerTitle, section)
  }

  private func title(
    _ name: String,
    _ part: KeyPath<GeneratedSections.Block, DataTemplate?>,
    _ section: Int
  ) -> String? {
    guard sections.blocks.contains(where: { $0[keyPath: part] != nil }) else {
      OptionalMethods.reportMissing()
      return nil
    }
    asked(name, section: section)
    return inScope(.dataSource) {
      values.move(section: section)
      return sections.block(of: section)?[keyPath: part]?.text()
    }
  }
}

extension GeneratedData: UITableViewDelegate {
  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    guard sections.blocks.contains(where: { $0.rows.contains { $0.height != nil } }) else {
      OptionalMethods.reportMissing()
      return UITableView.automaticDimension
    }
    return inScope(.dataSource) {
      rows(at: indexPath)?.height.map { CGFloat($0.length()) } ?? UITableView.automaticDimension
    }
  }

  func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
    height("heightForHeaderInSection", \.headerHeight, section)
  }

  func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat {
    height("heightForFooterInSection", \.footerHeight, section)
  }

  private func height(
    _ name: String,
    _ part: KeyPath<GeneratedSections.Block, DataTemplate?>,
    _ section: Int
  ) -> CGFloat {
    guard sections.blocks.contains(where: { $0[keyPath: part] != nil }) else {
      OptionalMethods.reportMissing()
      return UITableView.automaticDimension
    }
    told(name, section: section)
    return inScope(.dataSource) {
      values.move(section: section)
      let template = sections.block(of: section)?[keyPath: part]
      return template.map { CGFloat($0.length()) } ?? UITableView.automaticDimension
    }
  }

  func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
    view("viewForHeaderInSection", \.header, section, tableView)
  }

  func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? {
    view("viewForFooterInSection", \.footer, section, tableView)
  }

  private func view(
    _ name: String,
    _ part: KeyPath<GeneratedSections.Block, DataView?>,
    _ section: Int,
    _ table: UITableView
  ) -> UIView? {
    guard sections.blocks.contains(where: { $0[keyPath: part] != nil }) else {
      OptionalMethods.reportMissing()
      return nil
    }
    told(name, section: section)
    return inScope(.dataSource) {
      values.move(section: section)
      guard let part = sections.block(of: section)?[keyPath: part] else { return nil }
      let identifier = part.identifier()
      let view = inScope(.engine) {
        table.dequeueReusableHeaderFooterView(withIdentifier: identifier)
      }
      if UIKitException.isPending { return nil }
      guard let view else {
        part.raiseUnregistered(identifier)
        return nil
      }
      part.prepare(view, identifier, of: table)
      return view
    }
  }
}

/// What the table tells.
extension GeneratedData {
  func tableView(
    _ tableView: UITableView,
    willDisplay cell: UITableViewCell,
    forRowAt indexPath: IndexPath
  ) {
    told("willDisplay", section: indexPath[0], item: indexPath[1])
  }

  func tableView(
    _ tableView: UITableView,
    didEndDisplaying cell: UITableViewCell,
    forRowAt indexPath: IndexPath
  ) {
    told("didEndDisplaying", section: indexPath[0], item: indexPath[1])
  }

  func tableView(
    _ tableView: UITableView,
    willDisplayHeaderView view: UIView,
    forSection section: Int
  ) { told("willDisplayHeaderView", section: section) }

  func tableView(
    _ tableView: UITableView,
    willDisplayFooterView view: UIView,
    forSection section: Int
  ) { told("willDisplayFooterView", section: section) }

  func tableView(
    _ tableView: UITableView,
    didEndDisplayingHeaderView view: UIView,
    forSection section: Int
  ) { told("didEndDisplayingHeaderView", section: section) }

  func tableView(
    _ tableView: UITableView,
    didEndDisplayingFooterView view: UIView,
    forSection section: Int
  ) { told("didEndDisplayingFooterView", section: section) }
}
