import HeadlessUIKit
import InterfaceBuilder
import InterfaceBuilderCanvas

/// Checks that layout raises nothing, and that frames are finite.
///
/// Sizes from autoresizing masks must not be negative either.
@MainActor
enum LayoutCheck {
  static func findings(_ live: DocumentInstance.Live) -> [Finding] {
    guard let view = live.view else { return [] }
    do throws(UIKitException) {
      try UIKitException.catching { view.layoutIfNeeded() }
    } catch {
      return [finding(error, live.root.object)]
    }
    return frames(below: view, live.root.object)
  }

  // No code of an app runs here, so a layout without end is this tool's own.
  private static func finding(_ error: UIKitException, _ object: IBObject) -> Finding {
    guard error.description.contains("does not settle") else {
      return Finding(.layout, "Laying out raises \(error.description)", at: object.element)
    }
    var finding = Finding(
      .layout,
      "The layout of \(object.described) does not settle here, so it was not checked; it may settle on a device.",
      at: object.element
    )
    finding.severity = .note
    return finding
  }

  private static func frames(below root: UIView, _ object: IBObject) -> [Finding] {
    var findings: [Finding] = []
    var waiting = [root]
    while let view = waiting.popLast() {
      waiting += view.subviews
      let frame = view.frame
      let numbers = [frame.origin.x, frame.origin.y, frame.size.width, frame.size.height]
      // Sizes that follow from constraints depend on bars and devices; `--widths` checks those.
      let isNegative =
        view.translatesAutoresizingMaskIntoConstraints
        && (frame.size.width < 0 || frame.size.height < 0)
      guard isNegative || !numbers.allSatisfy(\.isFinite) else { continue }
      let words = numbers.map { "\($0)" }
      let named = view.interfaceBuilderID.flatMap { object.document.object(withID: $0) }
      findings.append(
        Finding(
          .frame,
          "\((named ?? object).described) lies at \(words[0]), \(words[1]) and is \(words[2]) wide and \(words[3]) high "
            + "after layout, which no screen can show.",
          at: (named ?? object).element
        )
      )
    }
    return findings
  }
}
