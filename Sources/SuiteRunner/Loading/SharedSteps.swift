import XMLSupport

/// Puts the steps that cases share into each `<perform>`, behind its parameters.
///
/// The elements are shared and not copied. Shared steps perform no others, so that a suite's size is bounded.
struct SharedSteps {
  /// The most elements that all `<perform>` of a suite may take together.
  static let elementCountMax = 100_000

  private let shared: [String: SourceElement]
  private let sizes: [String: Int]
  private var taken = 0
  private(set) var mistakes: [SuiteMistake] = []

  private init(_ root: SourceElement) {
    let elements = root.children("steps")
    shared = Dictionary(
      elements.map { ($0.text("id"), $0) },
      uniquingKeysWith: { first, _ in first }
    )
    sizes = shared.mapValues(\.elementCount)
    for element in elements { refuseNesting(in: element) }
  }

  /// Expands a suite that the grammar allows; answers what is wrong.
  ///
  /// - Complexity: O(size of the suite), and of what is performed.
  static func expand(_ root: SourceElement) -> [SuiteMistake] {
    var steps = SharedSteps(root)
    guard steps.mistakes.isEmpty else { return steps.mistakes }
    for child in root.children where child.name != "steps" { steps.expand(child) }
    return steps.mistakes
  }

  private mutating func refuseNesting(in element: SourceElement) {
    for child in element.children {
      if child.name == "perform" {
        mistakes.append(
          SuiteMistake("shared steps perform no others; write them out", at: child.location)
        )
      }
      refuseNesting(in: child)
    }
  }

  private mutating func expand(_ element: SourceElement) {
    if element.name == "perform" { return fill(element) }
    for child in element.children { expand(child) }
  }

  private mutating func fill(_ perform: SourceElement) {
    let id = perform.text("steps")
    guard let steps = shared[id] else { return }
    taken += sizes[id] ?? 0
    guard taken <= Self.elementCountMax else {
      if mistakes.isEmpty {
        let message = "the suite performs more than \(Self.elementCountMax) shared steps"
        mistakes.append(SuiteMistake(message, at: perform.location))
      }
      return
    }
    checkParameters(of: perform, steps)
    perform.adopt(steps.children)
  }

  private mutating func checkParameters(of perform: SourceElement, _ steps: SourceElement) {
    let wanted = steps.list("parameters")
    var given: Set<String> = []
    for parameter in perform.children("with") {
      let name = parameter.text("name")
      let problem: String
      if !wanted.contains(name) {
        let expected =
          wanted.isEmpty ? "they take none" : "expected \(wanted.joinedAsAlternatives())"
        problem = "the steps \"\(steps.text("id"))\" have no parameter \"\(name)\"; \(expected)"
      } else if !given.insert(name).inserted {
        problem = "second value of the parameter \"\(name)\"; leave one of them out"
      } else {
        continue
      }
      mistakes.append(
        SuiteMistake(
          problem + (wanted.contains(name) ? "" : NearestName.hint(name, in: wanted)),
          at: parameter.location(ofAttribute: "name")
        )
      )
    }
    for name in wanted where !given.contains(name) {
      let message = "the steps \"\(steps.text("id"))\" need <with name=\"\(name)\" value=\"…\"/>"
      mistakes.append(SuiteMistake(message, at: perform.location))
    }
  }
}

extension SourceElement {
  /// How many elements stand below it.
  fileprivate var elementCount: Int { children.reduce(children.count) { $0 + $1.elementCount } }
}
