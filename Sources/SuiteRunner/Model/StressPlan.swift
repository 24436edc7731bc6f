import TestModel

/// What a `<stress>` asks for.
struct StressPlan: Sendable {
  let line: Int
  let id: String
  let fixture: String
  /// How many operations one seed does.
  var operationCount: Int
  /// Only these steps; all up to the count without them.
  let steps: [Int]?
  /// How often operations are drawn; the standard weights when empty.
  let weights: [StressOperation: Int]
  let sectionCount: Int?
  let itemCount: Int?
  /// Whether all rows or items are of one size.
  let isUniform: Bool
  /// Whether a diffable data source's snapshots change the data.
  let usesSnapshots: Bool
  /// The name of a custom layout that the stress brings; the fixture's own without it.
  let layout: String?

  init(_ element: SourceElement) {
    line = element.line
    id = element.text("id")
    fixture = element.text("fixture")
    operationCount = element.count("operations") ?? SuiteGrammar.stressOperationCount
    let listed = element.list("steps").compactMap { Int($0) }
    steps = listed.isEmpty ? nil : listed
    var weights: [StressOperation: Int] = [:]
    for child in element.children("operation") {
      guard let operation = StressOperation(rawValue: child.text("kind")) else { continue }
      weights[operation] = child.count("weight") ?? 1
    }
    self.weights = weights
    sectionCount = element.count("sections")
    itemCount = element.count("items")
    isUniform = element.optionalText("sizes") == "uniform"
    usesSnapshots = element.optionalText("data") == "snapshots"
    layout = element.optionalText("layout")
  }

  /// The variable that holds the seed in the names of cases.
  static let seedVariable = "seed"

  /// One case for each seed; none where the run's seed holds.
  static func sweep(_ element: SourceElement) -> [SweepVariable] {
    guard element["seed"] != nil || element["seeds"] != nil else { return [] }
    let first = element.count("seed") ?? 1
    let count = min(element.count("seeds") ?? 1, SweepVariable.pointCountMax)
    return [SweepVariable(name: seedVariable, values: (0..<count).map { "\(first + $0)" })]
  }

  /// The element that does the same again, all of it or some steps.
  func element(seed: Int, steps: [Int]) -> String {
    var text = "<stress id=\"\(id)-again\" fixture=\"\(fixture)\" seed=\"\(seed)\""
    if let sectionCount { text += " sections=\"\(sectionCount)\"" }
    if let itemCount { text += " items=\"\(itemCount)\"" }
    if isUniform { text += " sizes=\"uniform\"" }
    if usesSnapshots { text += " data=\"snapshots\"" }
    if let layout { text += " layout=\"\(layout)\"" }
    if steps == Array(1...max(1, steps.count)) {
      text += " operations=\"\(steps.count)\""
    } else {
      text += " steps=\"\(steps.map { "\($0)" }.joined(separator: " "))\""
    }
    if weights.isEmpty { return text + "/>" }
    let operations = StressOperation.allCases.compactMap { operation in
      weights[operation].map {
        "  <operation kind=\"\(operation.rawValue)\" weight=\"\($0)\"/>"
      }
    }
    return text + ">\n" + operations.joined(separator: "\n") + "\n</stress>"
  }
}
