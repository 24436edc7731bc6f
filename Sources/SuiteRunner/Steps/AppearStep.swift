import HeadlessUIKit

/// `<appear>` and `<disappear>`: a controller's view comes on screen again, or goes.
struct AppearStep: SuiteStep {
  let line: Int
  private let object: String
  private let appears: Bool

  init(_ element: SourceElement) {
    line = element.line
    object = element.text("object")
    appears = element.name == "appear"
  }

  func prepare(in context: CaseContext) throws(StepError) -> StepAction {
    let found = try context.object(named: object, line: line)
    guard let controller = found as? UIViewController else {
      throw .because("\"\(object)\" is no view controller", line: line)
    }
    let (appears, window) = (appears, context.stage.window)
    return { () throws(StepError) in
      controller.beginAppearanceTransition(appears, animated: false)
      if !UIKitException.isPending { controller.endAppearanceTransition() }
      if !UIKitException.isPending { window.layoutIfNeeded() }
    }
  }
}
