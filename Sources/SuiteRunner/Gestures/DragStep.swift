import Foundation
import HeadlessUIKit

/// `<drag>`: a row by its reorder control, or an item by a long press.
struct DragStep: SuiteStep {
  let line: Int
  private let place: PlacePlan
  private let target: PlacePlan
  private let isCancelled: Bool
  /// The rows or items that the finger passes before it comes to the target.
  private let passed: String?
  /// What happens while the finger holds the item at its target.
  private let steps: [any SuiteStep]

  init(_ element: SourceElement, steps: [any SuiteStep]) {
    line = element.line
    place = PlacePlan(element)
    target = PlacePlan(element, section: "toSection", item: "toItem")
    isCancelled = element.flag("cancelled")
    passed = element.optionalText("through")
    self.steps = steps
  }

  func prepare(in context: CaseContext) throws(StepError) -> StepAction {
    let drag = try drag(in: context)
    let path = try place.path(in: context)
    let targets = try PathText.paths(passed, line: line) + [target.path(in: context)]
    let list = ListHost(context.stage.host)
    let (line, window) = (line, context.stage.window)
    return { () throws(StepError) in
      window.layoutIfNeeded()
      let isReached = list.map { FingerReach.reaches(path, of: $0, in: window) } ?? true
      let isTaken = isReached ? try drag(path, targets) : false
      if UIKitException.isPending { return }
      if !isTaken { throw .refused("<drag>", path, line: line) }
      window.layoutIfNeeded()
    }
  }

  private typealias Drag = @MainActor (IndexPath, [IndexPath]) throws(StepError) -> Bool

  @MainActor
  private func drag(in context: CaseContext) throws(StepError) -> Drag {
    if let collection = context.stage.host as? UICollectionView {
      return held(collection, in: context)
    }
    let table = try context.table(line: line)
    guard steps.isEmpty, !isCancelled else {
      throw .because("a row that is dragged cannot be held; only an item can", line: line)
    }
    return { (path, targets) throws(StepError) in table.dragRow(at: path, over: targets) }
  }

  @MainActor
  private func held(_ collection: UICollectionView, in context: CaseContext) -> Drag {
    let (steps, isCancelled) = (steps, isCancelled)
    return { (path, targets) throws(StepError) in
      let positions = targets.compactMap { collection.layoutAttributesForItem(at: $0)?.center }
      guard positions.count == targets.count,
        collection.beginInteractiveMovementForItem(at: path)
      else { return false }
      for position in positions where !UIKitException.isPending {
        collection.updateInteractiveMovementTargetPosition(position)
      }
      for step in steps where !UIKitException.isPending { try context.run(step) }
      if UIKitException.isPending { return true }
      if isCancelled {
        collection.cancelInteractiveMovement()
      } else {
        collection.endInteractiveMovement()
      }
      return true
    }
  }
}
