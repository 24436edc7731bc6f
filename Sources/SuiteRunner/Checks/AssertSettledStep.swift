import HeadlessUIKit
import TestModel

/// `<assertSettled>`: the frames are those of a layout from scratch.
struct AssertSettledStep: SuiteStep {
  let line: Int
  let checks = true
  private let path: String
  private let tolerance: Double

  init(_ element: SourceElement) {
    line = element.line
    path = element.text("of")
    tolerance = element.number("tolerance") ?? 0.01
  }

  func prepare(in context: CaseContext) -> StepAction {
    { () throws(StepError) in
      let selected = try context.recordingUnselected { () throws(StepError) in
        try context.view(selectedBy: path, line: line)
      }
      guard let root = selected else { return }
      let views = Self.views(below: root)
      let before = views.map(\.frame)
      root.layOutAnew()
      if UIKitException.isPending { return }
      for (view, frame) in zip(views, before) where !isNear(frame, view.frame) {
        return context.record(failure(of: view, was: frame, context))
      }
    }
  }

  /// A view with all below it, each before its subviews.
  @MainActor
  private static func views(below root: UIView) -> [UIView] {
    var found = [root]
    var next = 0
    while next < found.count {
      found += found[next].subviews
      next += 1
    }
    return found
  }

  private func isNear(_ one: CGRect, _ other: CGRect) -> Bool {
    zip(one.propertyNumbers, other.propertyNumbers).allSatisfy { abs($0 - $1) <= tolerance }
  }

  @MainActor
  private func failure(of view: UIView, was frame: CGRect, _ context: CaseContext) -> CaseFailure {
    let (old, new) = (PropertyText.of(frame), PropertyText.of(view.frame))
    return CaseFailure(
      type: CaseFailure.frameMismatch,
      message: "\(PropertyText.of(view)) was at \(old), and from scratch it is at \(new)",
      expected: new,
      actual: old,
      location: context.location(line)
    )
  }
}
