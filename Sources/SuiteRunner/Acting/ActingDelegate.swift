import Foundation
import HeadlessUIKit
import Numbers

/// A delegate with the answers that need objects: menus, actions of swipes, selections by pan, focus.
///
/// What it answers depends on the row or item alone, so that a suite can know it; SuiteFormat.md has the table. All that
/// it is asked and told is recorded.
@MainActor
class ActingDelegate: NSObject {
  /// The completions of actions that are not done yet.
  final var waiting: [@MainActor (Bool) -> Void] = []

  /// Lists hold their delegate weakly, so something has to keep it.
  final func record(_ name: String, _ path: IndexPath? = nil) {
    CallLog.current?.append(
      LoggedCall(name: name, className: owner, outlets: [], section: path?[0], item: path?[1])
    )
  }

  /// The protocol as which calls are recorded.
  var owner: String { "UITableViewDelegate" }

  /// Does what the user's actions left waiting, as when an upload is done.
  final func finishActions() {
    let closures = waiting
    waiting = []
    for closure in closures { closure(true) }
  }

  // MARK: Menus

  /// A menu of "Open" and, below "More", of "Copy" and "Open"; nil for every third row.
  ///
  /// Only the first of three rows has a preview.
  final func menu(_ path: IndexPath) -> UIContextMenuConfiguration? {
    guard path[1] % 3 != 2 else { return nil }
    let entries: @MainActor ([UIMenuElement]) -> UIMenu? = { [weak self] _ in
      guard let self else { return nil }
      let more = UIMenu(title: "More", children: ["Copy", "Open"].map { action($0, "More ") })
      return UIMenu(children: [more, action("Share", "")])
    }
    guard path[1] % 3 == 0 else { return UIContextMenuConfiguration(actionProvider: entries) }
    return UIContextMenuConfiguration(
      previewProvider: { UIViewController() },
      actionProvider: entries
    )
  }

  private func action(_ title: String, _ prefix: String) -> UIAction {
    UIAction(title: title) { [weak self] action in
      self?.record("action(\(prefix)\(title)\(action.sender == nil ? " of nobody" : ""))")
    }
  }

  final func follow(_ animator: (any UIContextMenuInteractionAnimating)?) {
    animator?.addCompletion { [weak self] in self?.record("menuCompletion") }
    animator?.addAnimations { [weak self] in self?.record("menuAnimation") }
  }

  /// The preview of a view for the first of three rows.
  final func preview(_ isGiven: Bool) -> UITargetedPreview? {
    isGiven ? UITargetedPreview(view: UIView(frame: .zero)) : nil
  }

  // MARK: Focus and pans

  final func text(_ paths: [IndexPath?]) -> String {
    paths.map { path in path.map { "\($0[0]).\($0[1])" } ?? "nothing" }.joined(separator: " ")
  }

  /// "copy:" is offered by all rows but the second, "paste:" by the third.
  final func offers(_ action: Selector, _ path: IndexPath) -> Bool {
    action == Selector("copy:") || action == Selector("paste:") && path[1] == 2
  }
}

extension ActingDelegate: UIScrollViewDelegate {
  func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { record("willBeginDragging") }

  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    record("didEndDragging(\(decelerate))")
  }

  func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {
    record("willBeginDecelerating(\(Int(saturating: Double(scrollView.contentOffset.y))))")
  }

  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
    record("didEndDecelerating(\(Int(saturating: Double(scrollView.contentOffset.y))))")
  }

  func viewForZooming(in scrollView: UIScrollView) -> UIView? { scrollView.backgroundToZoom }

  func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {
    record("willBeginZooming")
  }

  func scrollViewDidZoom(_ scrollView: UIScrollView) {
    record("didZoom(\(scrollView.zoomScale))")
  }

  func scrollViewDidEndZooming(
    _ scrollView: UIScrollView,
    with view: UIView?,
    atScale scale: CGFloat
  ) { record("didEndZooming(\(scale))") }

  func scrollViewDidScrollToTop(_ scrollView: UIScrollView) { record("didScrollToTop") }
}

extension UIScrollView {
  /// What zooms of a list with the acting delegate: its background.
  fileprivate var backgroundToZoom: UIView? {
    (self as? UITableView)?.backgroundView ?? (self as? UICollectionView)?.backgroundView
  }
}
