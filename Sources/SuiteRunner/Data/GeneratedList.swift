import Foundation
import HeadlessUIKit

/// What generated data of tables and of collections have in common.
@MainActor
class GeneratedList {
  final let sections: GeneratedSections
  final let values: DataValues
  /// Where the sections and rows stand after what was done to them.
  final let model: DataModel
  final let plan: DataPlan
  final let fixture: String
  /// What a benchmark counts allocations with: templates are not the engine's work.
  final var meter: (any AllocationMeter)?

  /// Compiles a fixture's data for the variables of a case.
  ///
  /// - Throws: ``StepError`` for templates that cannot be compiled, and counts that are none.
  init(_ plan: DataPlan, fixture: String, _ host: DataHost) throws(StepError) {
    values = DataValues(host.variables)
    sections = try GeneratedSections(plan, values, fixture: fixture, host)
    model = DataModel(sections, values)
    self.plan = plan
    self.fixture = fixture
  }

  final func inScope<Value>(_ scope: AllocationScope, _ body: () -> Value) -> Value {
    guard let meter else { return body() }
    let previous = meter.enter(scope)
    let value = body()
    _ = meter.enter(previous)
    return value
  }

  final func record(
    _ name: String,
    _ owner: String,
    section: Int? = nil,
    item: Int? = nil,
    kind: String? = nil,
    values: [String: String] = [:]
  ) {
    guard let log = CallLog.current else { return }
    log.append(
      LoggedCall(
        name: name,
        className: owner,
        outlets: [],
        section: section,
        item: item,
        kind: kind,
        values: values
      )
    )
  }

  /// Whether a call is recorded that a fixture must ask for.
  final func isRecorded(_ name: String) -> Bool { plan.records.contains(name) }

  /// What the user may do with rows; false for what no row says anything of, as the method is missing then.
  final func isGiven(_ part: (DataEditingPlan) -> Bool) -> Bool {
    sections.blocks.contains { $0.rows.contains { part($0.editing) } }
  }

  /// Whether the list is told of scrolling; else the method is missing.
  final func hearsScrolling(_ view: UIScrollView) -> String? {
    guard isRecorded("didScroll") else {
      OptionalMethods.reportMissing()
      return nil
    }
    return "didScroll(\(PropertyText.of(view.contentOffset)))"
  }

  /// Whether the list is told of the end of an animated scroll.
  final func hearsEndOfScrolling(_ view: UIScrollView) -> String? {
    guard isRecorded("didEndScrollingAnimation") else { return nil }
    return "didEndScrollingAnimation(\(PropertyText.of(view.contentOffset)))"
  }

  /// The section at a place, as the data has it now; leaves the values at it.
  final func block(at section: Int) -> GeneratedSections.Block? {
    guard let place = model.section(at: section) else { return nil }
    values.move(section: place.number)
    return place.block
  }

  /// How many rows or items a section has.
  final func count(of section: Int) -> Int {
    inScope(.dataSource) { model.rowCount(of: section) }
  }

  /// The rows that a row is one of; leaves the values at the row.
  final func rows(at path: IndexPath) -> GeneratedSections.Rows? {
    guard let place = model.row(section: path[0], item: path[1]) else { return nil }
    values.move(section: place.section, item: place.item)
    return place.rows
  }
}
