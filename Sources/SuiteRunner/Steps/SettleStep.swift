import HeadlessUIKit

/// `<settle>`: virtual time until nothing waits.
struct SettleStep: SuiteStep {
  let line: Int

  init(_ element: SourceElement) {
    line = element.line
  }

  func prepare(in context: CaseContext) -> StepAction {
    { () throws(StepError) in
      // Inside of a block time stands still.
      let isSettled = MainLoop.shared.settle() || MainLoop.shared.isRunning
      guard let name = MainLoop.shared.unfinishedQueues.first else {
        if isSettled || UIKitException.isPending { return }
        throw .because(
          "something still waits after 60 virtual seconds; <advance> as far as it takes",
          line: line
        )
      }
      throw .because("work on the queue “\(name)” did not end within two seconds; nothing settled")
    }
  }
}
