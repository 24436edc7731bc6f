import Foundation
import HeadlessUIKit

/// A section and a row or item that a step names.
struct PlacePlan: Sendable {
  let line: Int
  private let section: TemplateText
  private let item: TemplateText

  init(_ element: SourceElement, section: String = "section", item: String = "item") {
    line = element.line
    self.section = element.template(section) ?? TemplateText("0")
    self.item = element.template(item) ?? TemplateText("0")
  }

  /// The path for the variables of a case.
  @MainActor
  func path(in context: CaseContext) throws(StepError) -> IndexPath {
    IndexPath(
      item: try context.count(item, line: line),
      section: try context.count(section, line: line)
    )
  }
}

extension StepError {
  /// The type of failures of gestures that do nothing.
  static let refusal = "GestureRefused"

  /// The list did not take what the user did: nothing there, or not allowed.
  static func refused(_ what: String, _ path: IndexPath, line: Int) -> StepError {
    .because(
      "\(what) at section \(path[0]), item \(path[1]) does nothing: it is not there, not visible, or not allowed",
      type: refusal,
      line: line
    )
  }
}

/// `<scrollTo>`: `scrollToRow(at:at:animated:)` or `scrollToItem(at:at:animated:)`.
struct ScrollToStep: SuiteStep {
  let line: Int
  private let place: PlacePlan
  private let position: String
  private let isAnimated: Bool

  init(_ element: SourceElement) {
    line = element.line
    place = PlacePlan(element)
    position = element.optionalText("position") ?? "none"
    isAnimated = element.flag("animated")
  }

  func prepare(in context: CaseContext) throws(StepError) -> StepAction {
    let list = try context.list(line: line)
    let path = try place.path(in: context)
    let (position, isAnimated, window) = (position, isAnimated, context.stage.window)
    return { () throws(StepError) in
      switch list {
      case .table(let table):
        table.scrollToRow(at: path, at: Self.row(position), animated: isAnimated)
      case .collection(let collection):
        collection.scrollToItem(at: path, at: Self.item(position), animated: isAnimated)
      }
      if UIKitException.isPending { return }
      window.layoutIfNeeded()
    }
  }

  private static func row(_ name: String) -> UITableView.ScrollPosition {
    switch name {
    case "top": .top
    case "middle": .middle
    case "bottom": .bottom
    default: .none
    }
  }

  private static func item(_ name: String) -> UICollectionView.ScrollPosition {
    switch name {
    case "top": .top
    case "middle": [.centeredVertically, .centeredHorizontally]
    case "bottom": .bottom
    case "left": .left
    case "right": .right
    default: []
    }
  }
}

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

/// `<setEditing>`: a table's editing mode.
struct SetEditingStep: SuiteStep {
  let line: Int
  private let isOn: Bool
  private let isAnimated: Bool

  init(_ element: SourceElement) {
    line = element.line
    isOn = element.flag("editing", standard: true)
    isAnimated = element.flag("animated")
  }

  func prepare(in context: CaseContext) throws(StepError) -> StepAction {
    let table = try context.table(line: line)
    let (isOn, isAnimated, window) = (isOn, isAnimated, context.stage.window)
    return { () throws(StepError) in
      table.setEditing(isOn, animated: isAnimated)
      if !UIKitException.isPending { window.layoutIfNeeded() }
    }
  }
}

extension CaseContext {
  /// The host as a table.
  ///
  /// - Throws: ``StepError`` for any other host.
  func table(line: Int) throws(StepError) -> UITableView {
    if let table = stage.host as? UITableView { return table }
    throw .because("the case's host is no table", line: line)
  }
}

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

/// `<pullToRefresh>`: the user pulls; its steps run some time after the control tells its targets.
struct PullToRefreshStep: SuiteStep {
  let line: Int
  private let delay: Double
  private let distance: Double?
  private let steps: [any SuiteStep]

  init(_ element: SourceElement) {
    line = element.line
    delay = element.duration("delay") ?? 0
    distance = element.number("by")
    steps = StepDecoder.steps(of: element)
  }

  func prepare(in context: CaseContext) throws(StepError) -> StepAction {
    let control = try context.refreshControl(line: line)
    let (delay, distance, line, steps) = (delay, distance, line, steps)
    return { () throws(StepError) in
      if !steps.isEmpty {
        let refresh = UIAction { _ in
          MainLoop.shared.perform(after: delay) { context.runLate(steps) }
        }
        control.addAction(refresh, for: .valueChanged)
      }
      context.stage.window.layoutIfNeeded()
      guard let distance else { return control.pull() }
      if !control.pull(by: distance), !UIKitException.isPending {
        throw .because(
          "a pull by \(NumberText.of(distance)) points is too short",
          type: StepError.refusal,
          line: line
        )
      }
    }
  }
}

/// `<beginRefreshing>` and `<endRefreshing>`.
struct RefreshingStep: SuiteStep {
  let line: Int
  private let isBegin: Bool

  init(_ element: SourceElement) {
    line = element.line
    isBegin = element.name == "beginRefreshing"
  }

  func prepare(in context: CaseContext) throws(StepError) -> StepAction {
    let control = try context.refreshControl(line: line)
    let isBegin = isBegin
    return { () throws(StepError) in
      if isBegin { control.beginRefreshing() } else { control.endRefreshing() }
    }
  }
}

extension CaseContext {
  /// The refresh control of the host; made when the list has none, as code does in `viewDidLoad`.
  ///
  /// - Throws: ``StepError`` for a host that does not scroll.
  func refreshControl(line: Int) throws(StepError) -> UIRefreshControl {
    guard let view = stage.host as? UIScrollView else {
      throw .because("the case's host does not scroll; it can have no refresh control", line: line)
    }
    if let control = view.refreshControl { return control }
    let control = UIRefreshControl(frame: .zero)
    view.refreshControl = control
    return control
  }

  /// Runs steps out of a block of the virtual clock; what goes wrong is kept for the case.
  func runLate(_ steps: [any SuiteStep]) {
    for step in steps {
      do throws(StepError) {
        try run(step)
      } catch {
        switch error {
        case .exception(let exception): return UIKitException.raise(exception)
        case .broken(let failure): return record(failure)
        }
      }
    }
  }
}

/// `<rotate>`: the window's width becomes its height.
struct RotateStep: SuiteStep {
  let line: Int

  init(_ element: SourceElement) { line = element.line }

  func prepare(in context: CaseContext) throws(StepError) -> StepAction {
    let stage = context.stage
    return { () throws(StepError) in
      let size = stage.window.bounds.size
      stage.resize(width: size.height, height: size.width)
    }
  }
}

/// `<switchLayout>`: another layout for a collection.
struct SwitchLayoutStep: SuiteStep {
  let line: Int
  private let layout: HostElement?
  private let isAnimated: Bool

  init(_ element: SourceElement) {
    line = element.line
    layout = element.children.first.map(HostElement.init)
    isAnimated = element.flag("animated")
  }

  func prepare(in context: CaseContext) throws(StepError) -> StepAction {
    guard let collection = context.stage.host as? UICollectionView, let layout else {
      throw .because("the case's host is no collection", line: line)
    }
    let (isAnimated, line, window) = (isAnimated, line, context.stage.window)
    return { () throws(StepError) in
      let made = try HostBuilder.layout(of: layout, line: line)
      collection.setCollectionViewLayout(made, animated: isAnimated)
      if !UIKitException.isPending { window.layoutIfNeeded() }
    }
  }
}
