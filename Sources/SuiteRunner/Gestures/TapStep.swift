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
      deliver(to: hit)
    }
  }

  /// Sends what a finger would: to the control at the point, else to the nearest recogniser of single taps, else to the
  /// list whose cell is there.
  ///
  /// UIGestureRecognizer.h, cancelsTouchesInView: a recogniser takes the touch from all views, also from a cell below it.
  @MainActor
  private func deliver(to hit: UIView) {
    var cell: UIView?
    var current: UIView? = hit
    while let one = current {
      if let control = one as? UIControl { return touch(control) }
      if let tap = one.gestureRecognizers?.lazy.compactMap(Self.singleTap).first {
        tap.trigger()
        if tap.cancelsTouchesInView || UIKitException.isPending { return }
      }
      if cell == nil, one.superview is UITableView || one.superview is UICollectionView {
        cell = one
      }
      current = one.superview
    }
    if let cell { select(cell) }
  }

  @MainActor
  private static func singleTap(_ recognizer: UIGestureRecognizer) -> UITapGestureRecognizer? {
    guard let tap = recognizer as? UITapGestureRecognizer, tap.isEnabled,
      tap.numberOfTapsRequired == 1, tap.numberOfTouchesRequired == 1
    else { return nil }
    return tap
  }

  /// The events of a touch on a control, and what the control does by itself.
  @MainActor
  private func touch(_ control: UIControl) {
    guard control.isEnabled else { return }
    control.sendActions(for: .touchDown)
    if UIKitException.isPending { return }
    control.sendActions(for: .touchUpInside)
    if UIKitException.isPending { return }
    switch control {
    // UIKit sends a button's main event with the touch.
    case is UIButton: control.sendActions(for: .primaryActionTriggered)
    case let toggle as UISwitch:
      toggle.setOn(!toggle.isOn, animated: true)
      toggle.sendActions(for: .valueChanged)
    case let field as UITextField: field.becomeFirstResponder()
    default: break
    }
  }

  /// A list's cell under the finger: the list highlights and selects it.
  @MainActor
  private func select(_ view: UIView) {
    switch (view, view.superview) {
    case (let cell as UITableViewCell, let table as UITableView):
      if let path = table.indexPath(for: cell) { table.tapRow(at: path) }
    case (let cell as UICollectionViewCell, let collection as UICollectionView):
      if let path = collection.indexPath(for: cell) { collection.tapItem(at: path) }
    default: break
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
