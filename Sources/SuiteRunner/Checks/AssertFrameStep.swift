import HeadlessUIKit
import TestModel

/// `<assertFrame>`: where a view must lie.
struct AssertFrameStep: SuiteStep {
  let line: Int
  let checks = true
  let onlyLooks = true
  private let path: String
  private let sides: [(name: String, value: TemplateText)]
  private let isInWindow: Bool
  private let tolerance: Double

  init(_ element: SourceElement) {
    line = element.line
    path = element.text("of")
    sides = ["x", "y", "width", "height"].compactMap { name in
      element.template(name).map { (name, $0) }
    }
    isInWindow = element.optionalText("in") == "window"
    tolerance = element.number("tolerance") ?? 0.5
  }

  func prepare(in context: CaseContext) -> StepAction {
    { () throws(StepError) in
      guard let view = try view(in: context) else { return }
      let frame = isInWindow ? view.convert(view.bounds, to: nil) : view.frame
      var expected: [(String, Double)] = []
      for side in sides { expected.append((side.name, try context.number(side.value, line: line))) }
      let actual = expected.map { ($0.0, Self.side($0.0, of: frame)) }
      let off = zip(expected, actual).filter { !(abs($0.1 - $1.1) <= tolerance) }
      guard !off.isEmpty else { return }
      let names = off.map { "\($0.0.0) is \(Self.text($0.1.1)), not \(Self.text($0.0.1))" }
      let message = "\(path): \(names.joined(separator: "; ")) (± \(Self.text(tolerance)))"
      context.record(failure(message, of: view, expected, actual, context))
    }
  }

  @MainActor
  private func failure(
    _ message: String,
    of view: UIView,
    _ expected: [(String, Double)],
    _ actual: [(String, Double)],
    _ context: CaseContext
  ) -> CaseFailure {
    let around = context.tree.picture(around: view)
    return CaseFailure(
      type: CaseFailure.frameMismatch,
      message: message,
      expected: Self.listed(expected),
      actual: Self.listed(actual),
      location: context.location(line),
      tree: around?.tree,
      marks: around.map { [$0.mark] },
      expectedTree: around.map {
        $0.tree.replacingFrame(of: $0.mark, expected, inWindow: isInWindow)
      },
      mismatch: context.tree.mismatch(of: view, expected, inWindow: isInWindow)
    )
  }

  /// The view; nil after the failure that there is not one, as the view is what the step checks.
  @MainActor
  private func view(in context: CaseContext) throws(StepError) -> UIView? {
    try context.recordingUnselected { () throws(StepError) in
      try context.view(selectedBy: path, line: line)
    }
  }

  private static func side(_ name: String, of frame: CGRect) -> Double {
    switch name {
    case "x": frame.origin.x
    case "y": frame.origin.y
    case "width": frame.size.width
    default: frame.size.height
    }
  }

  private static func listed(_ sides: [(String, Double)]) -> String {
    sides.map { "\($0.0)=\(text($0.1))" }.joined(separator: " ")
  }

  private static func text(_ value: Double) -> String { NumberText.of(value) }
}
