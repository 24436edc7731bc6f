import HeadlessUIKit
import TestModel

/// `<assertLayout>`: what constraints make of a view at a size.
struct AssertLayoutStep: SuiteStep {
  let line: Int
  let checks = true
  private let path: String
  private let width: TemplateText?
  private let height: TemplateText?
  private let expected: [LayoutFault: Bool]
  /// All that must be found; nil where the flags say what may be.
  private let findings: TemplateText?

  init(_ element: SourceElement) {
    line = element.line
    path = element.text("of")
    width = element.template("width")
    height = element.template("height")
    findings = element.template("is")
    expected = Dictionary(
      uniqueKeysWithValues: LayoutFault.allCases.map { ($0, element.flag($0.rawValue)) }
    )
  }

  func prepare(in context: CaseContext) -> StepAction {
    { () throws(StepError) in
      let selected = try context.recordingUnselected { () throws(StepError) in
        try context.view(selectedBy: path, line: line)
      }
      guard let view = selected else { return }
      let outcome = view.layOutByConstraints(
        width: try length(width, "width", context),
        height: try length(height, "height", context)
      )
      if UIKitException.isPending { return }
      let faults = LayoutFaults(view, outcome)
      if let findings { return try compare(faults.text, findings, context) }
      for fault in LayoutFault.allCases {
        let found = faults.descriptions[fault] ?? []
        if expected[fault] == true, found.isEmpty {
          record("\(path) has no \(fault.noun), and should have", fault, [], view, context)
        } else if expected[fault] != true, let first = found.first {
          let rest = found.count > 1 ? " (and \(found.count - 1) more)" : ""
          record("\(path): \(first)\(rest)", fault, faults.details(fault), view, context)
        }
      }
    }
  }

  @MainActor
  private func compare(_ actual: String, _ findings: TemplateText, _ context: CaseContext)
    throws(StepError)
  {
    let expected = try context.text(findings, line: line)
    guard actual != expected else { return }
    context.record(
      CaseFailure(
        type: "AssertionFailed",
        message: "\(path): the layout has \(actual), not \(expected)",
        expected: expected,
        actual: actual,
        location: context.location(line)
      )
    )
  }

  @MainActor
  private func length(_ text: TemplateText?, _ name: String, _ context: CaseContext)
    throws(StepError) -> CGFloat?
  {
    guard let text else { return nil }
    let value = try context.number(text, line: line)
    guard value.isFinite, value >= 0, value < 1e6 else {
      throw .because("\(name) is \(value), which is no length in points", line: line)
    }
    return CGFloat(value)
  }

  @MainActor
  private func record(
    _ message: String,
    _ fault: LayoutFault,
    _ details: [FailureDetail],
    _ view: UIView,
    _ context: CaseContext
  ) {
    let size = "\(NumberText.of(view.frame.width)) × \(NumberText.of(view.frame.height))"
    context.record(
      CaseFailure(
        type: fault.failureType,
        message: message + " at \(size) points",
        details: details,
        location: context.location(line),
        tree: context.tree.picture(of: view)
      )
    )
  }
}
