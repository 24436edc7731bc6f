import HeadlessUIKit

/// `<transition>`: an interactive transition of the host collection to another layout goes on.
struct TransitionStep: SuiteStep {
  let line: Int
  private let progress: TemplateText
  private let layout: HostElement?

  init(_ element: SourceElement) {
    line = element.line
    progress = element.template("progress") ?? TemplateText("0")
    layout = element.children.first.map(HostElement.init)
  }

  func prepare(in context: CaseContext) throws(StepError) -> StepAction {
    let stage = context.stage
    guard let collection = stage.host as? UICollectionView else {
      throw .because("the case's host is no collection", line: line)
    }
    let progress = try context.number(progress, line: line)
    let line = line
    return { () throws(StepError) in
      if let layout {
        let made = try HostBuilder.layout(of: layout, line: line)
        try context.decorate(made, layout, line: line)
        stage.transition = collection.startInteractiveTransition(to: made) { _, isFinished in
          CallLog.current?.append(
            LoggedCall(name: "completion(\(isFinished))", className: "Batch", outlets: [])
          )
        }
      }
      guard let transition = stage.transition else {
        throw .because("no transition is under way; the first one says the layout", line: line)
      }
      transition.transitionProgress = progress
      stage.window.layoutIfNeeded()
    }
  }
}
