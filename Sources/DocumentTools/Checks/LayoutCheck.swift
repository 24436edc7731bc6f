import HeadlessUIKit
import InterfaceBuilder

/// What was laid out must have frames that a screen can show.
@MainActor
enum LayoutCheck {
  static func findings(_ live: DocumentInstance.Live) -> [Finding] {
    guard let view = live.view else { return [] }
    do throws(UIKitException) {
      try UIKitException.catching { view.layoutIfNeeded() }
    } catch {
      return [
        .failure("Layout", "Laying out raises \(error.description)", at: live.root.object.element)
      ]
    }
    return frames(below: view, live.root.object)
  }

  private static func frames(below root: UIView, _ object: IBObject) -> [Finding] {
    var findings: [Finding] = []
    var waiting = [root]
    while let view = waiting.popLast() {
      waiting += view.subviews
      let frame = view.frame
      let numbers = [frame.origin.x, frame.origin.y, frame.size.width, frame.size.height]
      guard !numbers.allSatisfy(\.isFinite) || frame.size.width < 0 || frame.size.height < 0 else {
        continue
      }
      let named = view.interfaceBuilderID.flatMap { object.document.object(withID: $0) }
      findings.append(
        .failure(
          "Frame",
          "\((named ?? object).described) has the frame \(frame) after layout.",
          at: (named ?? object).element
        )
      )
    }
    return findings
  }
}
