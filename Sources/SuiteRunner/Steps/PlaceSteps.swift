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
