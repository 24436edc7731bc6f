/// `<select>` and `<deselect>`: as code does, without telling the delegate.
struct SelectStep: SuiteStep {
  let line: Int
  private let place: PlacePlan
  private let isOn: Bool

  init(_ element: SourceElement) {
    line = element.line
    place = PlacePlan(element)
    isOn = element.name == "select"
  }

  func prepare(in context: CaseContext) throws(StepError) -> StepAction {
    let list = try context.list(line: line)
    let path = try place.path(in: context)
    let isOn = isOn
    return { () throws(StepError) in
      switch list {
      case .table(let table):
        if isOn {
          table.selectRow(at: path, animated: false, scrollPosition: .none)
        } else {
          table.deselectRow(at: path, animated: false)
        }
      case .collection(let collection):
        if isOn {
          collection.selectItem(at: path, animated: false, scrollPosition: [])
        } else {
          collection.deselectItem(at: path, animated: false)
        }
      }
    }
  }
}
