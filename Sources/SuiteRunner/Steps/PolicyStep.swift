import HeadlessUIKit

/// `<policy>`: a choice that UIKit leaves open, for the rest of the case.
struct PolicyStep: SuiteStep {
  /// The policies of tables, which a case with a table alone can set.
  static let tablePolicies: Set<String> = ["rowsReturned", "cellsOfReloads"]

  let line: Int
  private let name: String
  private let value: String

  init(_ element: SourceElement) {
    line = element.line
    name = element.text("name")
    value = element.text("value")
  }

  func prepare(in context: CaseContext) throws(StepError) -> StepAction {
    if Self.tablePolicies.contains(name) { return try prepareTable(in: context) }
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
    case ("itemsOfNewSections", "raise"): policy.refusesItemsOfNewSections = true
    case ("itemsOfNewSections", "allow"): policy.refusesItemsOfNewSections = false
    case ("itemsReturned", "afterFetching"): policy.recycleOrder = .fetchFirst
    case ("itemsReturned", "beforeFetching"): policy.recycleOrder = .recycleFirst
    case ("sizesAfterBatches", "new"): policy.batchSizes = .newItems
    case ("sizesAfterBatches", "all"): policy.batchSizes = .allItems
    case ("prefetchScreens", _):
      guard let screens = PropertyValue.number(value), screens > 0 else { return false }
      policy.prefetchScreens = screens
    case ("pixelAlignmentScale", _):
      guard let scale = PropertyValue.number(value), scale > 0 else { return false }
      policy.pixelAlignmentScale = scale
    default: return false
    }
    return true
  }

  @MainActor
  private func prepareTable(in context: CaseContext) throws(StepError) -> StepAction {
    let table = try context.table(line: line)
    let (name, value, line) = (name, value, line)
    return { () throws(StepError) in
      guard Self.set(name, to: value, of: table) else {
        throw .because("\"\(value)\" is no value of the policy \(name)", line: line)
      }
    }
  }

  /// Sets a choice of the host table; false for what is none.
  @MainActor
  private static func set(_ name: String, to value: String, of table: UITableView) -> Bool {
    switch (name, value) {
    case ("rowsReturned", "afterJumps"): table.recyclePolicy = .afterJumps
    case ("rowsReturned", "afterFetching"): table.recyclePolicy = .afterFetching
    case ("rowsReturned", "beforeFetching"): table.recyclePolicy = .beforeFetching
    case ("cellsOfReloads", "reused"): table.reusesCellsOnReload = true
    case ("cellsOfReloads", "new"): table.reusesCellsOnReload = false
    default: return false
    }
    return true
  }
}
