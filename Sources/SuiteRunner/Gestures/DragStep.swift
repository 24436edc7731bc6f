import Foundation
import HeadlessUIKit

/// `<drag>`: a row by its reorder control, or an item by a long press.
struct DragStep: SuiteStep {
  let line: Int
  private let place: PlacePlan
  private let target: PlacePlan

  init(_ element: SourceElement) {
    line = element.line
    place = PlacePlan(element)
    target = PlacePlan(element, section: "toSection", item: "toItem")
  }

  func prepare(in context: CaseContext) throws(StepError) -> StepAction {
    let drag = try drag(in: context)
    let path = try place.path(in: context)
    let target = try target.path(in: context)
    let (line, window) = (line, context.stage.window)
    return { () throws(StepError) in
      window.layoutIfNeeded()
      let isTaken = drag(path, target)
      if UIKitException.isPending { return }
      if !isTaken { throw .refused("<drag>", path, line: line) }
      window.layoutIfNeeded()
    }
  }

  @MainActor
  private func drag(
    in context: CaseContext
  ) throws(StepError) -> @MainActor (IndexPath, IndexPath) -> Bool {
    if let collection = context.stage.host as? UICollectionView {
      return { collection.dragItem(at: $0, onto: $1) }
    }
    let table = try context.table(line: line)
    return { table.dragRow(at: $0, over: [$1]) }
  }
}
