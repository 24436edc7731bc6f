import HeadlessUIKit

/// `<settle>`: virtual time until nothing waits.
struct SettleStep: SuiteStep {
  let line: Int

  init(_ element: SourceElement) {
    line = element.line
  }

  func prepare(in context: CaseContext) -> StepAction {
    { () throws(StepError) in
      MainLoop.shared.settle()
      guard let name = MainLoop.shared.unfinishedQueues.first else { return }
      throw .because("work on the queue “\(name)” did not end within two seconds; nothing settled")
    }
  }
}
