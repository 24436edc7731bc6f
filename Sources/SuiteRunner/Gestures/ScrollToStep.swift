import HeadlessUIKit

/// `<scrollTo>`: `scrollToRow(at:at:animated:)` or `scrollToItem(at:at:animated:)`.
struct ScrollToStep: SuiteStep {
  let line: Int
  private let place: PlacePlan
  private let position: String
  private let isAnimated: Bool

  init(_ element: SourceElement) {
    line = element.line
    place = PlacePlan(element)
    position = element.optionalText("position") ?? "none"
    isAnimated = element.flag("animated")
  }

  func prepare(in context: CaseContext) throws(StepError) -> StepAction {
    let list = try context.list(line: line)
    let path = try place.path(in: context)
    let (position, isAnimated, window) = (position, isAnimated, context.stage.window)
    return { () throws(StepError) in
      switch list {
      case .table(let table):
        let place = try ScrollPositionName.row(position, line: line)
        table.scrollToRow(at: path, at: place, animated: isAnimated)
      case .collection(let collection):
        let place = ScrollPositionName.item(position)
        collection.scrollToItem(at: path, at: place, animated: isAnimated)
      }
      if UIKitException.isPending { return }
      window.layoutIfNeeded()
    }
  }
}
