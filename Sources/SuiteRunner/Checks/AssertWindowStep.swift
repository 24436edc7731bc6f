import HeadlessUIKit
import TestModel

/// `<assertWindow>`: all that the tree says of the window's views, in one text.
struct AssertWindowStep: SuiteStep {
  let line: Int
  let checks = true
  let onlyLooks = true
  private let expected: String

  init(_ element: SourceElement) {
    line = element.line
    expected = ReasonText.normalized(element.text("is"))
  }

  func prepare(in context: CaseContext) -> StepAction {
    { () throws(StepError) in
      let actual = ReasonText.normalized(WindowText.of(context.tree.window))
      guard actual != expected else { return }
      context.record(
        CaseFailure(
          type: "AssertionFailed",
          message: "the window has \(WindowText.firstDifference(expected, actual))",
          expected: expected,
          actual: actual,
          location: context.location(line)
        )
      )
    }
  }
}
