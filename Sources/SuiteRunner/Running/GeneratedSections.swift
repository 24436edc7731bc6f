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
    let flow: Flow
  }

  /// What a section answers to a flow layout.
  struct Flow {
    let plan: DataFlowPlan
    let lineSpacing: DataTemplate?
    let itemSpacing: DataTemplate?
  }

  /// Rows or items that are alike.
  struct Rows {
    let view: DataView
    let count: DataTemplate
    let width: DataTemplate?
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
      let maker = Maker(values: values, fixture: fixture, context: context)
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
    let context: CaseContext

    private var isCollection: Bool { context.stage.host is UICollectionView }

    func block(_ plan: DataSectionPlan, end: Int) throws(StepError) -> Block {
      var rows: [Rows] = []
      for row in plan.rows { rows.append(try self.rows(row)) }
      return Block(
        end: end,
        headerTitle: try template(plan.headerTitle, plan.line),
        footerTitle: try template(plan.footerTitle, plan.line),
        headerHeight: try template(plan.headerHeight, plan.line),
        footerHeight: try template(plan.footerHeight, plan.line),
        header: try view(plan.header, UICollectionView.elementKindSectionHeader),
        footer: try view(plan.footer, UICollectionView.elementKindSectionFooter),
        rows: rows,
        flow: Flow(
          plan: plan.flow,
          lineSpacing: try template(plan.flow.lineSpacing, plan.line),
          itemSpacing: try template(plan.flow.itemSpacing, plan.line)
        )
      )
    }

    private func rows(_ plan: DataRowPlan) throws(StepError) -> Rows {
      let line = plan.view.line
      return Rows(
        view: try DataView(plan.view, .cell, values, fixture: fixture, context),
        count: try DataTemplate(plan.count, values, fixture: fixture, line: line),
        width: try template(plan.width, line),
        height: try template(plan.height, line)
      )
    }

    private func view(_ plan: DataViewPlan?, _ kind: String) throws(StepError) -> DataView? {
      guard let plan else { return nil }
      let space = isCollection ? ReusePool.Space.supplementary(kind) : .headerFooter
      return try DataView(plan, space, values, fixture: fixture, context)
    }

    private func template(_ text: TemplateText?, _ line: Int) throws(StepError) -> DataTemplate? {
      guard let text else { return nil }
      return try DataTemplate(text, values, fixture: fixture, line: line)
    }
  }
}

/// What generated data of tables and of collections have in common.
@MainActor
class GeneratedList {
  final let sections: GeneratedSections
  final let values: DataValues
  /// What a benchmark counts allocations with: templates are not the engine's work.
  final var meter: (any AllocationMeter)?

  /// Compiles a fixture's data for the variables of a case.
  ///
  /// - Throws: ``StepError`` for templates that cannot be compiled, and counts that are none.
  init(_ plan: DataPlan, fixture: String, _ context: CaseContext) throws(StepError) {
    values = DataValues(context.variables)
    sections = try GeneratedSections(plan, values, fixture: fixture, context)
  }

  final func inScope<Value>(_ scope: AllocationScope, _ body: () -> Value) -> Value {
    guard let meter else { return body() }
    let previous = meter.enter(scope)
    let value = body()
    _ = meter.enter(previous)
    return value
  }

  final func record(_ name: String, _ owner: String, section: Int? = nil, item: Int? = nil) {
    guard let log = CallLog.current else { return }
    log.append(
      RecordedCall(name: name, className: owner, outlets: [], section: section, item: item)
    )
  }

  /// How many rows or items a section has.
  final func count(of section: Int) -> Int {
    inScope(.dataSource) {
      values.move(section: section)
      var total = 0
      for rows in sections.block(of: section)?.rows ?? [] { total += rows.count.count() }
      return total
    }
  }

  /// The rows that a row is one of; leaves the values at the row.
  final func rows(at path: IndexPath) -> GeneratedSections.Rows? {
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
