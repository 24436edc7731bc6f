import XMLSupport

/// The values of `$section`, `$item` and the sweep's variables, in the order in which templates take them.
@MainActor
final class DataValues {
  let names: [String]
  private(set) var values: [XPathScalar]

  init(_ variables: CaseVariables) {
    let others = variables.keys.filter { $0 != "section" && $0 != "item" }.sorted()
    names = ["section", "item"] + others
    values = [.number(0), .number(0)] + others.map { variables[$0] ?? .number(0) }
  }

  /// Moves to a row.
  ///
  /// - Complexity: O(1); allocates nothing.
  func move(section: Int, item: Int = 0) {
    values[0] = .number(Double(section))
    values[1] = .number(Double(item))
  }
}
