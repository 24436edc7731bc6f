import HeadlessUIKit

/// A controller that also tells the case's log of disappearing, of layout and of what lies around its view.
///
/// The calls are those of ``LoggedController`` with `viewIsAppearing`, `viewWillDisappear`, `viewDidDisappear`,
/// `viewWillLayoutSubviews`, `viewDidLayoutSubviews`, `viewSafeAreaInsetsDidChange`, `viewLayoutMarginsDidChange`, and as in
/// `viewWillTransition(480 320)` the size that the view is about to have.
open class WatchedController: LoggedController {
  /// Records that the view has its size and is about to be seen.
  open override func viewIsAppearing(_ animated: Bool) {
    super.viewIsAppearing(animated)
    record("viewIsAppearing")
  }

  /// Records that the view is about to go.
  open override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    record("viewWillDisappear")
  }

  /// Records that the view has gone.
  open override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    record("viewDidDisappear")
  }

  /// Records that the view is about to be laid out.
  open override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    record("viewWillLayoutSubviews")
  }

  /// Records that the view has been laid out.
  open override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    record("viewDidLayoutSubviews")
  }

  /// Records another safe area.
  open override func viewSafeAreaInsetsDidChange() {
    super.viewSafeAreaInsetsDidChange()
    record("viewSafeAreaInsetsDidChange")
  }

  /// Records other margins.
  open override func viewLayoutMarginsDidChange() {
    super.viewLayoutMarginsDidChange()
    record("viewLayoutMarginsDidChange")
  }
}
