import HeadlessUIKit

/// `<setEditing>`: the editing mode of the host list, or of a table or controller by its name.
struct SetEditingStep: SuiteStep {
  let line: Int
  private let object: String?
  private let isOn: Bool
  private let isAnimated: Bool

  init(_ element: SourceElement) {
    line = element.line
    object = element["object"]
    isOn = element.flag("editing", standard: true)
    isAnimated = element.flag("animated")
  }

  func prepare(in context: CaseContext) throws(StepError) -> StepAction {
    let edit = try editing(in: context)
    let (isOn, isAnimated, window) = (isOn, isAnimated, context.stage.window)
    return { () throws(StepError) in
      edit(isOn, isAnimated)
      if !UIKitException.isPending { window.layoutIfNeeded() }
    }
  }

  @MainActor
  private func editing(
    in context: CaseContext
  ) throws(StepError) -> @MainActor (Bool, Bool) -> Void {
    guard let object else {
      switch try context.list(line: line) {
      case .table(let table): return { table.setEditing($0, animated: $1) }
      case .collection(let collection):
        return { isOn, _ in collection.isEditing = isOn }
      }
    }
    switch try context.object(named: object, line: line) {
    case let table as UITableView: return { table.setEditing($0, animated: $1) }
    case let controller as UIViewController: return { controller.setEditing($0, animated: $1) }
    default: throw .because("\"\(object)\" is neither a table nor a view controller", line: line)
    }
  }
}
