import Foundation
import HeadlessUIKit

/// `<scroll>`: a jump to an offset, or steps of one distance.
struct ScrollStep: SuiteStep {
  let line: Int
  private let x: TemplateText?
  private let y: TemplateText?
  private let distance: TemplateText
  private let count: TemplateText
  private let path: String?

  init(_ element: SourceElement) {
    line = element.line
    x = element.template("x")
    y = element.template("y")
    distance = element.template("by") ?? TemplateText("0")
    count = element.template("steps") ?? TemplateText("1")
    path = element.optionalText("in")
  }

  func prepare(in context: CaseContext) throws(StepError) -> StepAction {
    let view = try scrollView(in: context)
    let window = context.stage.window
    if x != nil || y != nil {
      let (x, y) = (try coordinate(x, in: context), try coordinate(y, in: context))
      return { () throws(StepError) in
        let offset = view.contentOffset
        view.contentOffset = CGPoint(x: x ?? offset.x, y: y ?? offset.y)
        window.layoutIfNeeded()
      }
    }
    let distance = CGFloat(try context.number(distance, line: line))
    let count = try context.count(count, line: line)
    return { () throws(StepError) in
      // The ends are known only once what is pending is laid out.
      window.layoutIfNeeded()
      for _ in 0..<count {
        if UIKitException.isPending { return }
        Self.move(view, by: distance)
        window.layoutIfNeeded()
      }
    }
  }

  @MainActor
  private func coordinate(_ text: TemplateText?, in context: CaseContext) throws(StepError)
    -> CGFloat?
  {
    guard let text else { return nil }
    return CGFloat(try context.number(text, line: line))
  }

  @MainActor
  private func scrollView(in context: CaseContext) throws(StepError) -> UIScrollView {
    let view: UIView
    if let path {
      view = try context.view(selectedBy: path, line: line)
    } else {
      view = context.stage.host
    }
    if let view = view as? UIScrollView { return view }
    throw .because(
      path.map { "\($0) is no scroll view" }
        ?? "the case's host is no scroll view; name a fixture with one, or the view by \"in\"",
      line: line
    )
  }

  /// One step; a view that stands beyond an end is not pulled back by a step away from it.
  @MainActor
  private static func move(_ view: UIScrollView, by distance: CGFloat) {
    let inset = view.adjustedContentInset
    let (offset, low) = (view.contentOffset, -inset.top)
    let high = max(low, view.contentSize.height + inset.bottom - view.bounds.height)
    let y =
      distance > 0
      ? max(offset.y, min(offset.y + distance, high))
      : min(offset.y, max(offset.y + distance, low))
    view.contentOffset = CGPoint(x: offset.x, y: y)
  }
}
