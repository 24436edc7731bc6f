import HeadlessUIKit

/// `<recycle>`: views back into their pools.
struct RecycleStep: SuiteStep {
  let line: Int
  private let identifier: String?
  private let object: String?
  private let count: TemplateText?

  init(_ element: SourceElement) {
    line = element.line
    identifier = element.optionalText("reuseIdentifier")
    object = element.optionalText("object")
    count = element.template("count")
  }

  func prepare(in context: CaseContext) throws(StepError) -> StepAction {
    let (stage, line) = (context.stage, line)
    if identifier == nil, object == nil, count == nil {
      return { () throws(StepError) in
        try stage.removeAll { (shown: borrowing Stage.Shown) throws(StepError) in
          try Self.recycle(shown, line: line)
        }
      }
    }
    let limit = try count.map { (count) throws(StepError) in
      try context.count(count, line: line)
    }
    return { () throws(StepError) in
      let chosen = try matches(in: context)
      for shown in stage.remove(at: Array(chosen.prefix(limit ?? .max))) {
        try Self.recycle(shown, line: line)
      }
    }
  }

  @MainActor
  private func matches(in context: CaseContext) throws(StepError) -> [Int] {
    let wanted = try object.map { (name) throws(StepError) in
      try context.object(named: name, line: line)
    }
    let shown = context.stage.shown
    let found = shown.indices.filter { index in
      (identifier == nil || shown[index].lane.pool.identifier == identifier)
        && (wanted == nil || shown[index].view === wanted)
    }
    if let object, found.isEmpty {
      throw .because("\"\(object)\" is not in use; only dequeued views can be recycled", line: line)
    }
    return found
  }

  @MainActor
  private static func recycle(
    _ shown: borrowing Stage.Shown,
    line: Int
  ) throws(StepError) {
    if shown.view.superview != nil { shown.view.removeFromSuperview() }
    do throws(ReuseError) {
      try shown.lane.list.recycle(shown.view, shown.lane.pool)
    } catch {
      throw .because("\(error)", type: "ReuseError", line: line)
    }
  }
}
