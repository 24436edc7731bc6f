import Foundation
import HeadlessUIKit

/// What a finger does to one row: a tap, its parts, the red minus, the accessory.
struct GestureStep: SuiteStep {
  let line: Int
  private let gesture: String
  private let place: PlacePlan

  init(_ element: SourceElement) {
    line = element.line
    gesture = element.name
    place = PlacePlan(element)
  }

  func prepare(in context: CaseContext) throws(StepError) -> StepAction {
    let list = try context.list(line: line)
    let path = try place.path(in: context)
    let (gesture, line, window) = (gesture, line, context.stage.window)
    return { () throws(StepError) in
      window.layoutIfNeeded()
      let isReached =
        Self.unreached.contains(gesture) || FingerReach.reaches(path, of: list, in: window)
      let isTaken = isReached && Self.perform(gesture, list, path)
      if UIKitException.isPending { return }
      if !isTaken { throw .refused("<\(gesture)>", path, line: line) }
      window.layoutIfNeeded()
    }
  }

  /// The end of a touch that began before, and a focus, which no finger gives.
  private static let unreached: Set<String> = [
    "touchUpRow", "touchCancelRow", "touchUpItem", "touchCancelItem", "focus",
  ]

  @MainActor
  private static func perform(_ gesture: String, _ list: ListHost, _ path: IndexPath) -> Bool {
    switch (gesture, list) {
    case ("tapRow", .table(let table)): return table.tapRow(at: path)
    case ("touchDownRow", .table(let table)): return table.touchDownRow(at: path)
    case ("touchUpRow", .table(let table)): return table.touchUpRow(at: path)
    case ("touchCancelRow", .table(let table)): return table.touchCancelRow(at: path)
    case ("tapItem", .collection(let collection)):
      guard collection.cellForItem(at: path) != nil else { return false }
      collection.tapItem(at: path)
      return true
    case ("touchDownItem", .collection(let collection)): return collection.touchDownItem(at: path)
    case ("touchUpItem", .collection(let collection)):
      collection.touchUpItem(at: path)
      return true
    case ("touchCancelItem", .collection(let collection)):
      collection.touchCancelItem(at: path)
      return true
    case ("focus", .table(let table)): return table.focusRow(at: path)
    case ("focus", .collection(let collection)): return collection.focusItem(at: path)
    case ("springLoad", .table(let table)): return table.springLoadRow(at: path)
    case ("springLoad", .collection(let collection)): return collection.springLoadItem(at: path)
    case ("tapEditControl", .table(let table)): return table.tapEditControl(at: path)
    case ("tapAccessory", .table(let table)): return table.tapAccessory(at: path)
    case ("swipe", .table(let table)): return table.swipeToDelete(at: path)
    default: return false
    }
  }
}
