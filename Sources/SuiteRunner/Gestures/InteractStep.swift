import Foundation
import HeadlessUIKit
import Numbers

/// `<interact>`: what a user does with menus, swipes, two fingers and the focus of the host list, and reconfiguring by code.
struct InteractStep: SuiteStep {
  let line: Int
  private let kind: String
  private let place: PlacePlan
  private let target: PlacePlan
  private let text: String
  private let numbers: [Double]

  init(_ element: SourceElement) {
    line = element.line
    kind = element.text("kind")
    place = PlacePlan(element)
    target = PlacePlan(element, section: "toSection", item: "toItem")
    text = element.optionalText("text") ?? ""
    numbers = text.split(separator: " ").compactMap { Double($0) }
  }

  func prepare(in context: CaseContext) throws(StepError) -> StepAction {
    let list = try context.list(line: line)
    let (first, last) = (try place.path(in: context), try target.path(in: context))
    let stage = context.stage
    return { () throws(StepError) in
      stage.window.layoutIfNeeded()
      let isTaken =
        switch list {
        case .table(let table): perform(table, first, last)
        case .collection(let collection): perform(collection, first, last)
        }
      if UIKitException.isPending { return }
      if !isTaken { throw .refused("<interact kind=\"\(kind)\">", first, line: line) }
      stage.window.layoutIfNeeded()
    }
  }

  /// The point that the text gives; nil without one.
  private var point: CGPoint? {
    numbers.count == 2 ? CGPoint(x: numbers[0], y: numbers[1]) : nil
  }

  private var index: Int { numbers.first.map { Int(saturating: $0) } ?? 0 }

  @MainActor
  private func perform(_ table: UITableView, _ path: IndexPath, _ last: IndexPath) -> Bool {
    switch kind {
    case "showMenu": return table.showContextMenu(at: path, point: point)
    case "menuAction": return table.performContextMenuAction(titled: text)
    case "tapPreview": return table.tapContextMenuPreview()
    case "endMenu": table.dismissContextMenu()
    case "editingAction": return table.performMenuAction(Selector(text), at: path)
    case "swipeLeading": return table.swipeRow(at: path, edge: .leading)
    case "swipeTrailing": return table.swipeRow(at: path)
    case "swipeFully": return table.swipeRowFully(at: path)
    case "swipeAction": return table.performSwipeAction(at: index)
    case "cancelSwipe": table.cancelSwipe()
    case "pan": return table.panToSelectRows(from: path, to: last)
    case "focusPreferred": return table.focusPreferredRow()
    case "blur": return table.focusRow(at: nil)
    case "reconfigure": table.reconfigureRows(at: [path])
    default: return shared(table)
    }
    return true
  }

  @MainActor
  private func perform(_ collection: UICollectionView, _ path: IndexPath, _ last: IndexPath) -> Bool
  {
    switch kind {
    case "showMenu": return collection.showContextMenu(at: path, point: point)
    case "menuAction": return collection.performContextMenuAction(titled: text)
    case "tapPreview": return collection.tapContextMenuPreview()
    case "endMenu": collection.dismissContextMenu()
    case "editingAction": return collection.performMenuAction(Selector(text), at: path)
    case "pan": return collection.panToSelectItems(from: path, to: last)
    case "focusPreferred": return collection.focusPreferredItem()
    case "blur": return collection.focusItem(at: nil)
    case "reconfigure": collection.reconfigureItems(at: [path])
    case "indexTitle": return collection.tapIndexTitle(at: index)
    default: return shared(collection)
    }
    return true
  }

  /// What both kinds of list have from scroll views, or from their delegate.
  @MainActor
  private func shared(_ list: UIScrollView) -> Bool {
    switch kind {
    case "dragContent":
      return list.drag(by: point ?? .zero, steps: 4)
    case "finishActions":
      (list.delegate as? ActingDelegate)?.finishActions()
      return true
    default: return false
    }
  }
}
