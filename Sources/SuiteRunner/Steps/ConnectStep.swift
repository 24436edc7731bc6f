/// `<connect>`: the host list's data source or delegate is set, to the generated data or to nothing.
struct ConnectStep: SuiteStep {
  let line: Int
  private let outlet: String
  private let isConnected: Bool

  init(_ element: SourceElement) {
    line = element.line
    outlet = element.text("outlet")
    isConnected = element.text("to") == "data"
  }

  func prepare(in context: CaseContext) throws(StepError) -> StepAction {
    let list = try context.list(line: line)
    let data = isConnected ? try context.data(line: line) : nil
    let outlet = outlet
    return { () throws(StepError) in list.connect(outlet, to: data) }
  }
}

extension ListHost {
  func connect(_ outlet: String, to data: GeneratedList?) {
    switch self {
    case .table(let table):
      let data = data as? GeneratedData
      if outlet == "delegate" { table.delegate = data } else { table.dataSource = data }
    case .collection(let collection):
      let data = data as? GeneratedItems
      if outlet == "delegate" { collection.delegate = data } else { collection.dataSource = data }
    }
  }
}
