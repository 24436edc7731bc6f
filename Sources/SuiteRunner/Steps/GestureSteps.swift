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
      let isTaken = Self.perform(gesture, list, path)
      if UIKitException.isPending { return }
      if !isTaken { throw .refused("<\(gesture)>", path, line: line) }
      window.layoutIfNeeded()
    }
  }

  @MainActor
  private static func perform(_ gesture: String, _ list: ListHost, _ path: IndexPath) -> Bool {
    switch (gesture, list) {
    case ("tapRow", .table(let table)): return table.tapRow(at: path)
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
    case ("tapEditControl", .table(let table)): return table.tapEditControl(at: path)
    case ("tapAccessory", .table(let table)): return table.tapAccessory(at: path)
    case ("swipe", .table(let table)): return table.swipeToDelete(at: path)
    default: return false
    }
  }
}

/// `<confirmDeletion>` and `<cancelDeletion>`: the answer to a row's Delete button.
struct DeletionStep: SuiteStep {
  let line: Int
  private let isConfirmed: Bool

  init(_ element: SourceElement) {
    line = element.line
    isConfirmed = element.name == "confirmDeletion"
  }

  func prepare(in context: CaseContext) throws(StepError) -> StepAction {
    let table = try context.table(line: line)
    let (isConfirmed, line) = (isConfirmed, line)
    return { () throws(StepError) in
      guard isConfirmed else { return table.cancelDeletion() }
      if table.confirmDeletion() || UIKitException.isPending { return }
      throw .because(
        "no row shows its Delete button; swipe it, or tap its edit control, before",
        type: StepError.refusal,
        line: line
      )
    }
  }
}

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

/// `<tapIndexTitle>`: a title of a table's section index.
struct TapIndexTitleStep: SuiteStep {
  let line: Int
  private let index: TemplateText

  init(_ element: SourceElement) {
    line = element.line
    index = element.template("index") ?? TemplateText("0")
  }

  func prepare(in context: CaseContext) throws(StepError) -> StepAction {
    let table = try context.table(line: line)
    let index = try context.count(index, line: line)
    let (line, window) = (line, context.stage.window)
    return { () throws(StepError) in
      window.layoutIfNeeded()
      let isTaken = table.tapIndexTitle(at: index)
      if UIKitException.isPending { return }
      if !isTaken {
        throw .because("the table has no index title \(index)", type: StepError.refusal, line: line)
      }
      window.layoutIfNeeded()
    }
  }
}
