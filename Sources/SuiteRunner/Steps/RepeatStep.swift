/// `<repeat>`: its steps several times, a variable counting.
struct RepeatStep: SuiteStep {
  /// The most actions that a measured repetition may unroll to.
  static let unrolledCountMax = 100_000

  let line: Int
  private let count: TemplateText
  private let variable: String?
  private let steps: [any SuiteStep]

  init(_ element: SourceElement, steps: [any SuiteStep]) {
    line = element.line
    count = element.template("count") ?? TemplateText("0")
    variable = element.optionalText("variable")
    self.steps = steps
  }

  func prepare(in context: CaseContext) throws(StepError) -> StepAction {
    let count = try context.count(count, line: line)
    // A measured loop must not prepare anything, so that there each round is prepared beforehand.
    if context.isMeasured { return try unrolled(count, in: context) }
    return { () throws(StepError) in
      try round(count, in: context) { (step) throws(StepError) in try context.run(step) }
    }
  }

  @MainActor
  private func round(
    _ count: Int,
    in context: CaseContext,
    _ body: (any SuiteStep) throws(StepError) -> Void
  ) throws(StepError) {
    let outer = variable.map { context.variables[$0] }
    for index in 0..<count {
      if let variable { context.variables[variable] = .number(Double(index)) }
      for step in steps { try body(step) }
    }
    if let variable, let outer { context.variables[variable] = outer }
  }

  @MainActor
  private func unrolled(_ count: Int, in context: CaseContext) throws(StepError) -> StepAction {
    guard count <= Self.unrolledCountMax / max(1, steps.count) else {
      throw .because(
        "a measured <repeat> may have at most \(Self.unrolledCountMax) steps",
        line: line
      )
    }
    var actions: [StepAction] = []
    try round(count, in: context) { (step) throws(StepError) in
      actions.append(try step.prepare(in: context))
    }
    let prepared = actions
    return { () throws(StepError) in for action in prepared { try action() } }
  }
}
