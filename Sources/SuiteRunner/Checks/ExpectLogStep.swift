import TestModel

/// `<expectLog>`: steps that must log a text.
struct ExpectLogStep: SuiteStep {
  let line: Int
  private let part: String
  private let isAbsent: Bool
  private let steps: [any SuiteStep]

  init(_ element: SourceElement, steps: [any SuiteStep]) {
    line = element.line
    part = element.text("contains")
    isAbsent = element.flag("absent")
    self.steps = steps
  }

  func prepare(in context: CaseContext) -> StepAction {
    { () throws(StepError) in
      let before = context.logMark
      for step in steps { try context.run(step) }
      let messages = context.messages(since: before)
      let wanted = ReasonText.normalized(part)
      let found = messages.contains { ReasonText.normalized($0).contains(wanted) }
      guard found == isAbsent else { return }
      context.record(
        CaseFailure(
          type: "LogMismatch",
          message: isAbsent ? "logged: \(part)" : "not logged: \(part)",
          expected: isAbsent ? "no message with: \(part)" : "a message with: \(part)",
          actual: messages.isEmpty ? "nothing was logged" : messages.joined(separator: "\n"),
          location: context.location(line)
        )
      )
    }
  }
}
