import Foundation
import HeadlessUIKit
import TestModel

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
        // UIKit sends a button's main event with the touch.
        if control is UIButton { control.sendActions(for: .primaryActionTriggered) }
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
    let reached = hit.map { ObjectName.className(of: $0) } ?? "nothing"
    let around = context.tree.picture(around: view)
    return CaseFailure(
      type: "TapMissed",
      message: "a tap on \(path) reaches \(reached): the view is hidden, covered, outside of a "
        + "superview, or takes no touches",
      expected: "a tap on \(ObjectName.className(of: view))",
      actual: "a tap on \(reached)",
      location: context.location(line),
      tree: around?.tree,
      marks: around.map { [$0.mark] }
    )
  }
}
