/// Index paths of steps against generated data whose counts the suite states.
extension CaseInspector {
  /// Steps that act on one row or item that must be there.
  private static let placedSteps: Set<String> = [
    "tapRow", "touchDownRow", "tapItem", "touchDownItem", "touchUpItem", "tapEditControl",
    "tapAccessory", "swipe",
    "scrollTo", "select", "deselect",
  ]
  /// Steps after which the counts may be others.
  private static let changingSteps: Set<String> = [
    "insert", "delete", "move", "batch", "drag", "tapEditControl", "confirmDeletion", "connect",
    "releaseData", "switchLayout",
  ]

  /// The rows of each section of a fixture's data; nil where a template or no data gives them.
  static func rowCounts(of host: SourceElement?) -> [Int]? {
    guard let data = host?.children("data").first else { return nil }
    var counts: [Int] = []
    for section in data.children("section") {
      guard let repeats = section.count("repeat", orElse: 1), repeats <= 10_000 else { return nil }
      var count = 0
      for row in section.children("row") + section.children("item") {
        guard let rows = row.count("repeat", orElse: 1) else { return nil }
        count += rows
      }
      counts += Array(repeating: count, count: repeats)
    }
    return counts
  }

  mutating func checkPlace(of step: SourceElement) {
    if Self.changingSteps.contains(step.name) { rowCounts = nil }
    guard let rowCounts, Self.placedSteps.contains(step.name), !isExpectingFailure,
      !isExpectingRefusal, let section = step.count("section", orElse: 0),
      let item = step.count("item", orElse: 0)
    else { return }
    guard section < rowCounts.count else {
      return report(
        "there is no section \(section): the fixture's data has \(rowCounts.count); "
          + "expected one from 0 to \(max(0, rowCounts.count - 1))",
        at: step,
        "section"
      )
    }
    guard item >= rowCounts[section] else { return }
    report(
      "section \(section) has no row or item \(item): the fixture's data gives it "
        + "\(rowCounts[section]); expected one from 0 to \(max(0, rowCounts[section] - 1))",
      at: step,
      "item"
    )
  }
}
