import HeadlessUIKit
import TestModel

/// `<expectFailure>`: steps that must raise UIKit's exception.
struct ExpectFailureStep: SuiteStep {
  let line: Int
  let checks = true
  private let name: String
  private let reason: String?
  private let part: String?
  private let comparesSpaces: Bool
  private let steps: [any SuiteStep]

  init(_ element: SourceElement, steps: [any SuiteStep]) {
    line = element.line
    name = element.text("name")
    reason = element.optionalText("reason")
    part = element.optionalText("reasonContains")
    comparesSpaces = element.flag("spaces")
    self.steps = steps
  }

  func prepare(in context: CaseContext) -> StepAction {
    { () throws(StepError) in
      guard let raised = try exception(in: context) else {
        return report("its steps did not raise \(name)", actual: "nothing was raised", context)
      }
      let actual = "\(raised.name.rawValue): \(raised.reason)"
      if raised.name.rawValue != name {
        report("raised \(raised.name.rawValue) instead of \(name)", actual: actual, context)
      } else if !isExpected(raised.reason) {
        report(
          "raised \(name), but its reason is another one",
          actual: actual,
          details: difference(raised.reason),
          context
        )
      }
    }
  }

  /// What the steps raised; anything else that goes wrong stays an error.
  @MainActor
  private func exception(in context: CaseContext) throws(StepError) -> UIKitException? {
    let lateCount = context.lateCount
    do throws(StepError) {
      for step in steps { try context.run(step) }
      return nil
    } catch {
      guard case .exception(let raised, at: _) = error else { throw error }
      context.forgetLate(after: lateCount)
      return raised
    }
  }

  private func isExpected(_ actual: String) -> Bool {
    if let reason { return comparable(actual) == comparable(reason) }
    return part.map { comparable(actual).contains(comparable($0)) } ?? true
  }

  private func comparable(_ text: String) -> String {
    comparesSpaces ? ReasonText.exact(text) : ReasonText.normalized(text)
  }

  /// Where the reason leaves the expected text.
  private func difference(_ actual: String) -> [FailureDetail] {
    guard let wanted = reason ?? part else { return [] }
    let texts = (comparable(wanted), comparable(actual))
    guard let place = ReasonText.difference(texts.0, texts.1, fromStart: reason != nil) else {
      return []
    }
    let text = "after \"\(place.common)\" expected \"\(place.expected)\", not \"\(place.actual)\""
    return [FailureDetail(title: "where", text: text)]
  }

  @MainActor
  private func report(
    _ message: String,
    actual: String,
    details: [FailureDetail] = [],
    _ context: CaseContext
  ) {
    let wanted = reason ?? part.map { "… \($0) …" } ?? "any reason"
    context.record(
      CaseFailure(
        type: "ExpectedFailureMissing",
        message: message,
        expected: "\(name): \(wanted)",
        actual: actual,
        details: details,
        location: context.location(line)
      )
    )
  }
}
