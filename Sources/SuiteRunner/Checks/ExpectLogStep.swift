import TestModel

/// `<expectLog>`: steps that must log a text.
struct ExpectLogStep: SuiteStep {
  let line: Int
  let checks = true
  private let part: String
  private let isWhole: Bool
  private let isAbsent: Bool
  private let count: Int?
  private let steps: [any SuiteStep]

  init(_ element: SourceElement, steps: [any SuiteStep]) {
    line = element.line
    let whole = element.optionalText("is")
    isWhole = whole != nil
    part = whole ?? element.text("contains")
    isAbsent = element.flag("absent")
    count = element.count("count")
    self.steps = steps
  }

  func prepare(in context: CaseContext) -> StepAction {
    { () throws(StepError) in
      let before = context.logMark
      for step in steps { try context.run(step) }
      let messages = context.messages(since: before)
      let found = messages.count(where: fits)
      guard !isMet(found) else { return }
      context.record(
        CaseFailure(
          type: "LogMismatch",
          message: message(found),
          expected: isAbsent ? "no message with: \(part)" : "a message with: \(part)",
          actual: messages.isEmpty ? "nothing was logged" : messages.joined(separator: "\n"),
          location: context.location(line)
        )
      )
    }
  }

  private func fits(_ message: String) -> Bool {
    let (message, wanted) = (ReasonText.normalized(message), ReasonText.normalized(part))
    return isWhole ? message == wanted : message.contains(wanted)
  }

  private func isMet(_ found: Int) -> Bool {
    if let count { return found == count }
    return (found > 0) != isAbsent
  }

  private func message(_ found: Int) -> String {
    if let count { return "logged \(found) times, not \(count): \(part)" }
    return isAbsent ? "logged: \(part)" : "not logged: \(part)"
  }
}
