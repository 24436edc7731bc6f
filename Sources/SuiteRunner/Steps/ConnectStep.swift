import HeadlessUIKit

/// `<connect>`: an outlet of the host list is set, to the generated data, to a view, to nothing or to a bare delegate.
struct ConnectStep: SuiteStep {
  let line: Int
  private let outlet: String
  private let target: String

  init(_ element: SourceElement) {
    line = element.line
    outlet = element.text("outlet")
    target = element.text("to")
  }

  func prepare(in context: CaseContext) throws(StepError) -> StepAction {
    if SuiteGrammar.viewOutlets.contains(outlet) { return try prepareView(in: context) }
    let list = try context.list(line: line)
    if outlet == "delegate", target == "bare" {
      return { () throws(StepError) in list.connectBareDelegate() }
    }
    if outlet == "delegate", ["acting", "olderActing"].contains(target) {
      let stage = context.stage
      return { () throws(StepError) in
        stage.acting = list.connectActingDelegate(isOlder: target == "olderActing")
      }
    }
    if outlet == "delegate", target == "scrolling" {
      let delegate = ScrollingDelegate()
      context.keep(delegate)
      return { () throws(StepError) in list.scrolls?.scrollDelegate = delegate }
    }
    if outlet == "dataSource", target == "bare" {
      let data = try context.data(line: line)
      let bare = BareSource(data)
      context.keep(bare)
      return { () throws(StepError) in list.connect(bare) }
    }
    guard ["data", "nothing"].contains(target) else {
      throw .because("\(outlet) is connected to \"data\" or \"nothing\"", line: line)
    }
    let data = target == "data" ? try context.data(line: line) : nil
    let outlet = outlet
    return { () throws(StepError) in list.connect(outlet, to: data) }
  }

  @MainActor
  private func prepareView(in context: CaseContext) throws(StepError) -> StepAction {
    if outlet == "refreshControl" { return try prepareRefreshControl(in: context) }
    let table = try context.table(line: line)
    let found = target == "nothing" ? nil : try context.object(named: target, line: line)
    guard let view = found as? UIView? else {
      throw .because("\"\(target)\" is no view, as \(outlet) needs one", line: line)
    }
    let isHeader = outlet == "tableHeaderView"
    return { () throws(StepError) in
      if isHeader { table.tableHeaderView = view } else { table.tableFooterView = view }
    }
  }

  @MainActor
  private func prepareRefreshControl(in context: CaseContext) throws(StepError) -> StepAction {
    guard let list = context.stage.host as? UIScrollView else {
      throw .because("the case's host is no list", line: line)
    }
    let found = target == "nothing" ? nil : try context.object(named: target, line: line)
    guard let control = found as? UIRefreshControl? else {
      throw .because("\"\(target)\" is no refresh control", line: line)
    }
    return { () throws(StepError) in list.refreshControl = control }
  }
}

extension ListHost {
  /// The list as the scroll view that it is.
  fileprivate var scrolls: UIScrollView? { view as? UIScrollView }

  func connectBareDelegate() {
    switch self {
    case .table(let table): table.delegate = BareDelegate.shared
    case .collection(let collection): collection.delegate = BareDelegate.shared
    }
  }

  /// Gives the list a delegate with menus and swipes, which somebody must keep.
  func connectActingDelegate(isOlder: Bool) -> ActingDelegate {
    switch self {
    case .table(let table):
      let delegate = ActingTableDelegate(isOlder: isOlder)
      table.delegate = delegate
      return delegate
    case .collection(let collection):
      let delegate = ActingCollectionDelegate(isOlder: isOlder)
      collection.delegate = delegate
      return delegate
    }
  }

  func connect(_ source: BareSource) {
    switch self {
    case .table(let table): table.dataSource = source
    case .collection(let collection): collection.dataSource = source
    }
  }

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
