import HeadlessUIKit

/// `<endTransition>`: the transition ends with the new layout, or with the old one.
struct EndTransitionStep: SuiteStep {
  let line: Int
  private let isCancelled: Bool

  init(_ element: SourceElement) {
    line = element.line
    isCancelled = element.flag("cancelled")
  }

  func prepare(in context: CaseContext) throws(StepError) -> StepAction {
    let stage = context.stage
    guard let collection = stage.host as? UICollectionView else {
      throw .because("the case's host is no collection", line: line)
    }
    return { () throws(StepError) in
      stage.transition = nil
      if isCancelled {
        collection.cancelInteractiveTransition()
      } else {
        collection.finishInteractiveTransition()
      }
      if !UIKitException.isPending { stage.window.layoutIfNeeded() }
    }
  }
}
