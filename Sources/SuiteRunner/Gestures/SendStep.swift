import HeadlessUIKit

/// `<send>`: an event of a control.
struct SendStep: SuiteStep {
  static let events: [String: UIControl.Event] = [
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
