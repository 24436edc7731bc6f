import HeadlessUIKit

/// A controller that tells the case's log whether it appears and disappears with an animation, as in `appears(YES)`.
///
/// The calls are `willAppear`, `isAppearing`, `appears`, `willDisappear` and `disappears`.
open class AnimatedController: UIViewController, RecordedObject {
  /// Records the animation.
  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    record("willAppear(\(PropertyText.of(animated)))")
  }

  /// Records the animation.
  open override func viewIsAppearing(_ animated: Bool) {
    super.viewIsAppearing(animated)
    record("isAppearing(\(PropertyText.of(animated)))")
  }

  /// Records the animation.
  open override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    record("appears(\(PropertyText.of(animated)))")
  }

  /// Records the animation.
  open override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    record("willDisappear(\(PropertyText.of(animated)))")
  }

  /// Records the animation.
  open override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    record("disappears(\(PropertyText.of(animated)))")
  }
}
