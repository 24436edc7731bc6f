import Foundation
import HeadlessUIKit
import TestModel

/// `<set>`: a property of a view.
struct SetStep: SuiteStep {
  let line: Int
  private let path: String?
  private let object: String
  private let outlet: String?
  private let property: String
  private let value: TemplateText

  init(_ element: SourceElement) {
    line = element.line
    path = element.optionalText("on")
    object = element.text("object")
    outlet = element.optionalText("outlet")
    property = element.text("property")
    value = element.template("value") ?? TemplateText("")
  }

  func prepare(in context: CaseContext) throws(StepError) -> StepAction {
    let target = try target(in: context)
    let value = try context.text(value, line: line)
    let setter = try PropertyTable.setter(property, of: target, to: value, line: line)
    return { () throws(StepError) in setter() }
  }

  @MainActor
  private func target(in context: CaseContext) throws(StepError) -> NSObject {
    let source: NSObject
    if let path {
      source = try context.view(selectedBy: path, line: line)
    } else {
      source = try context.object(named: object, line: line)
    }
    guard let outlet else { return source }
    return try Outlets.target(outlet, of: source, line: line)
  }
}

/// `<tap>`: a finger in the middle of a view.
struct TapStep: SuiteStep {
  let line: Int
  private let path: String

  init(_ element: SourceElement) {
    line = element.line
    path = element.text("on")
  }

  func prepare(in context: CaseContext) throws(StepError) -> StepAction {
    let view = try context.view(selectedBy: path, line: line)
    return { () throws(StepError) in
      let window = context.stage.window
      window.layoutIfNeeded()
      let middle = CGPoint(x: view.bounds.midX, y: view.bounds.midY)
      let hit = window.hitTest(view.convert(middle, to: window), with: nil)
      guard let hit, hit === view || hit.isDescendant(of: view) else {
        return context.record(missed(view, hit, context))
      }
      deliver(to: hit, within: view, window)
    }
  }

  /// Sends what a finger would: to the control at the point, else to the nearest tap recogniser.
  @MainActor
  private func deliver(to hit: UIView, within view: UIView, _ window: UIWindow) {
    var current: UIView? = hit
    while let one = current {
      if let control = one as? UIControl {
        guard control.isEnabled else { return }
        control.sendActions(for: .touchDown)
        if UIKitException.isPending { return }
        control.sendActions(for: .touchUpInside)
        return
      }
      let taps = (one.gestureRecognizers ?? []).compactMap { $0 as? UITapGestureRecognizer }
      if let tap = taps.first(where: \.isEnabled) { return tap.trigger() }
      if isTaken(by: one) { return }
      current = one.superview
    }
  }

  /// A list's cell under the finger: the list highlights and selects it.
  @MainActor
  private func isTaken(by view: UIView) -> Bool {
    switch (view, view.superview) {
    case (let cell as UITableViewCell, let table as UITableView):
      guard let path = table.indexPath(for: cell) else { return false }
      return table.tapRow(at: path)
    case (let cell as UICollectionViewCell, let collection as UICollectionView):
      guard let path = collection.indexPath(for: cell) else { return false }
      collection.tapItem(at: path)
      return true
    default: return false
    }
  }

  @MainActor
  private func missed(_ view: UIView, _ hit: UIView?, _ context: CaseContext) -> CaseFailure {
    let reached = hit.map { "\(type(of: $0))" } ?? "nothing"
    return CaseFailure(
      type: "TapMissed",
      message: "a tap on \(path) reaches \(reached): the view is hidden, covered, outside of a "
        + "superview, or takes no touches",
      expected: "a tap on \(type(of: view))",
      actual: "a tap on \(reached)",
      location: context.location(line),
      tree: context.tree.picture(of: view)
    )
  }
}

/// `<send>`: an event of a control.
struct SendStep: SuiteStep {
  private static let events: [String: UIControl.Event] = [
    "touchDown": .touchDown, "touchDownRepeat": .touchDownRepeat,
    "touchDragInside": .touchDragInside, "touchDragOutside": .touchDragOutside,
    "touchDragEnter": .touchDragEnter, "touchDragExit": .touchDragExit,
    "touchUpInside": .touchUpInside, "touchUpOutside": .touchUpOutside,
    "touchCancel": .touchCancel, "valueChanged": .valueChanged,
    "primaryActionTriggered": .primaryActionTriggered,
    "editingDidBegin": .editingDidBegin, "editingChanged": .editingChanged,
    "editingDidEnd": .editingDidEnd, "editingDidEndOnExit": .editingDidEndOnExit,
  ]

  /// The events that it knows; a test holds them equal to the grammar's.
  static var eventNames: Set<String> { Set(events.keys) }

  let line: Int
  private let path: String
  private let event: String

  init(_ element: SourceElement) {
    line = element.line
    path = element.text("on")
    event = element.text("event")
  }

  func prepare(in context: CaseContext) throws(StepError) -> StepAction {
    guard let control = try context.view(selectedBy: path, line: line) as? UIControl else {
      throw .because("\(path) is no control", line: line)
    }
    let event = Self.events[event] ?? []
    return { () throws(StepError) in control.sendActions(for: event) }
  }
}
