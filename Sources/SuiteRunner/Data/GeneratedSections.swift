import HeadlessUIKit

/// The compiled data of one fixture: which template stands for which section and row.
///
/// Nothing is stored per row or section: a million rows are one count.
@MainActor
struct GeneratedSections {
  /// Sections that are alike; a class, as answers hand it on and its parts are many.
  @MainActor
  final class Block {
    /// The number of the first section after it.
    let end: Int
    let headerTitle: DataTemplate?
    let footerTitle: DataTemplate?
    let headerHeight: DataTemplate?
    let footerHeight: DataTemplate?
    let headerEstimate: DataTemplate?
    let footerEstimate: DataTemplate?
    let header: DataView?
    let footer: DataView?
    let rows: [Rows]
    let flow: Flow

    fileprivate init(_ plan: DataSectionPlan, end: Int, _ maker: Maker) throws(StepError) {
      self.end = end
      let line = plan.line
      headerTitle = try maker.template(plan.headerTitle, line)
      footerTitle = try maker.template(plan.footerTitle, line)
      headerHeight = try maker.template(plan.headerHeight, line)
      footerHeight = try maker.template(plan.footerHeight, line)
      headerEstimate = try maker.template(plan.headerEstimate, line)
      footerEstimate = try maker.template(plan.footerEstimate, line)
      header = try maker.view(plan.header, UICollectionView.elementKindSectionHeader)
      footer = try maker.view(plan.footer, UICollectionView.elementKindSectionFooter)
      var rows: [Rows] = []
      for row in plan.rows { rows.append(try Rows(row, maker)) }
      self.rows = rows
      flow = Flow(
        plan: plan.flow,
        lineSpacing: try maker.template(plan.flow.lineSpacing, line),
        itemSpacing: try maker.template(plan.flow.itemSpacing, line)
      )
    }
  }

  /// What a section answers to a flow layout.
  struct Flow {
    let plan: DataFlowPlan
    let lineSpacing: DataTemplate?
    let itemSpacing: DataTemplate?
  }

  /// Rows or items that are alike.
  @MainActor
  final class Rows {
    let view: DataView
    let count: DataTemplate
    let width: DataTemplate?
    let height: DataTemplate?
    let estimate: DataTemplate?
    /// What the user may do with them.
    let editing: DataEditingPlan
    let willSelect: DataTemplate?
    let willDeselect: DataTemplate?

    fileprivate init(_ plan: DataRowPlan, _ maker: Maker) throws(StepError) {
      let line = plan.view.line
      view = try DataView(plan.view, .cell, maker.values, fixture: maker.fixture, maker.host)
      count = try DataTemplate(plan.count, maker.values, fixture: maker.fixture, line: line)
      width = try maker.template(plan.width, line)
      height = try maker.template(plan.height, line)
      estimate = try maker.template(plan.estimate, line)
      editing = plan.editing
      willSelect = try maker.template(plan.willSelect, line)
      willDeselect = try maker.template(plan.willDeselect, line)
    }
  }

  let blocks: [Block]

  /// Compiles a plan for the variables of a case.
  ///
  /// - Throws: ``StepError`` for templates that cannot be compiled, and counts that are none.
  init(
    _ plan: DataPlan,
    _ values: DataValues,
    fixture: String,
    _ host: DataHost
  ) throws(StepError) {
    var blocks: [Block] = []
    var end = 0
    for section in plan.sections {
      end += try section.count.count(host.variables, line: section.line)
      let maker = Maker(values: values, fixture: fixture, host: host)
      blocks.append(try Block(section, end: end, maker))
    }
    self.blocks = blocks
  }

  var sectionCount: Int { blocks.last?.end ?? 0 }

  /// The block of a section.
  ///
  /// - Complexity: O(number of `<section>` elements).
  func block(of section: Int) -> Block? { blocks.first { section < $0.end } }

  /// Compiles rows that a step brings along.
  static func rows(
    _ plan: DataRowPlan,
    _ values: DataValues,
    fixture: String,
    _ host: DataHost
  ) throws(StepError) -> Rows {
    try Rows(plan, Maker(values: values, fixture: fixture, host: host))
  }

  /// Compiles a section that a step brings along.
  static func block(
    _ plan: DataSectionPlan,
    _ values: DataValues,
    fixture: String,
    _ host: DataHost
  ) throws(StepError) -> Block {
    try Block(plan, end: 0, Maker(values: values, fixture: fixture, host: host))
  }

  @MainActor
  fileprivate struct Maker {
    let values: DataValues
    let fixture: String
    let host: DataHost

    func view(_ plan: DataViewPlan?, _ kind: String) throws(StepError) -> DataView? {
      guard let plan else { return nil }
      let space = host.isCollection ? ReusePool.Space.supplementary(kind) : .headerFooter
      return try DataView(plan, space, values, fixture: fixture, host)
    }

    func template(_ text: TemplateText?, _ line: Int) throws(StepError) -> DataTemplate? {
      guard let text else { return nil }
      return try DataTemplate(text, values, fixture: fixture, line: line)
    }
  }
}
