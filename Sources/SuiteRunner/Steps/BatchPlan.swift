import HeadlessUIKit

/// What a `<batch>` says, read once: its changes, the batches inside, and what follows its end.
struct BatchPlan: Sendable {
  /// One child of a batch, in its place.
  enum Part: Sendable {
    case change(ChangePlan)
    case batch(BatchPlan)
  }

  private static let kinds: [String: DataChange.Kind] = [
    "insert": .insert, "delete": .delete, "move": .move, "reload": .reload,
  ]

  /// The line of its completion, or else of the batch.
  let line: Int
  let usesBeginUpdates: Bool
  let name: String?
  let parts: [Part]
  /// The steps of its completion.
  let completion: [any SuiteStep]

  /// Reads a batch; the depth is bounded by the reader's limit.
  init(_ element: SourceElement, decode: (SourceElement) -> [any SuiteStep]) {
    line = (element.children("completion").first ?? element).line
    usesBeginUpdates = element.optionalText("form") == "beginUpdates"
    name = element.optionalText("name")
    completion = element.children("completion").flatMap(decode)
    parts = element.children.compactMap { child in
      if child.name == "batch" { return .batch(BatchPlan(child, decode: decode)) }
      return Self.kinds[child.name].map { .change(ChangePlan(child, $0)) }
    }
  }

  /// The changes of the batch and of those inside, in order.
  var changes: [ChangePlan] {
    parts.flatMap { part in
      switch part {
      case .change(let plan): [plan]
      case .batch(let plan): plan.changes
      }
    }
  }
}
