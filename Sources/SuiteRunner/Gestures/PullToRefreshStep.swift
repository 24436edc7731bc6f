import HeadlessUIKit

/// `<pullToRefresh>`: the user pulls; its steps run some time after the control tells its targets.
struct PullToRefreshStep: SuiteStep {
  let line: Int
  private let delay: Double
  private let distance: Double?
  private let steps: [any SuiteStep]

  init(_ element: SourceElement, steps: [any SuiteStep]) {
    line = element.line
    delay = element.duration("delay") ?? 0
    distance = element.number("by")
    self.steps = steps
  }

  func prepare(in context: CaseContext) throws(StepError) -> StepAction {
    let control = try context.refreshControl(line: line)
    let (delay, distance, line) = (delay, distance, line)
    let waiting = context.later(
      steps,
      line: line,
      unless: "no refresh came to its delay of \(NumberText.of(delay)) s; advance the time"
    )
    return { () throws(StepError) in
      if !waiting.steps.isEmpty {
        let refresh = UIAction { _ in
          MainLoop.shared.perform(after: delay) { waiting.run(in: context) }
        }
        control.addAction(refresh, for: .valueChanged)
      }
      context.stage.window.layoutIfNeeded()
      let list = control.superview as? UIScrollView
      if let list, !list.isScrollEnabled || !list.bounces || !list.takesTouches {
        throw .because(
          "the list cannot be pulled: it takes no touches, does not scroll, or does not bounce",
          kind: .failure,
          type: StepError.refusal,
          line: line
        )
      }
      guard let distance else { return control.pull() }
      if !control.pull(by: distance), !UIKitException.isPending {
        throw .because(
          "a pull by \(NumberText.of(distance)) points is too short",
          type: StepError.refusal,
          line: line
        )
      }
    }
  }
}
