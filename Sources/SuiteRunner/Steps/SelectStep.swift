/// `<select>` and `<deselect>`: as code does, without telling the delegate.
struct SelectStep: SuiteStep {
  let line: Int
  private let place: PlacePlan
  private let isOn: Bool
  private let position: String
  private let selectsNothing: Bool

  init(_ element: SourceElement) {
    line = element.line
    place = PlacePlan(element)
    isOn = element.name == "select"
    position = element.optionalText("position") ?? "none"
    selectsNothing = element.flag("nothing")
  }

  func prepare(in context: CaseContext) throws(StepError) -> StepAction {
    let list = try context.list(line: line)
    let path = selectsNothing ? nil : try place.path(in: context)
    let (isOn, position) = (isOn, position)
    return { () throws(StepError) in
      switch list {
      case .table(let table):
        if isOn {
          table.selectRow(
            at: path,
            animated: false,
            scrollPosition: try ScrollPositionName.row(position, line: line)
          )
        } else if let path {
          table.deselectRow(at: path, animated: false)
        }
      case .collection(let collection):
        if isOn {
          let position = ScrollPositionName.item(position)
          collection.selectItem(at: path, animated: false, scrollPosition: position)
        } else if let path {
          collection.deselectItem(at: path, animated: false)
        }
      }
    }
  }
}
