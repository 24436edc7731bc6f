import HeadlessUIKit

/// `<switchLayout>`: another layout for a collection.
struct SwitchLayoutStep: SuiteStep {
  let line: Int
  private let layout: HostElement?
  private let isAnimated: Bool

  init(_ element: SourceElement) {
    line = element.line
    layout = element.children.first.map(HostElement.init)
    isAnimated = element.flag("animated")
  }

  func prepare(in context: CaseContext) throws(StepError) -> StepAction {
    guard let collection = context.stage.host as? UICollectionView, let layout else {
      throw .because("the case's host is no collection", line: line)
    }
    let (isAnimated, line, window) = (isAnimated, line, context.stage.window)
    return { () throws(StepError) in
      let made = try HostBuilder.layout(of: layout, line: line)
      try context.decorate(made, layout, line: line)
      collection.setCollectionViewLayout(made, animated: isAnimated)
      if !UIKitException.isPending { window.layoutIfNeeded() }
    }
  }
}
