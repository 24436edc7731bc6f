import HeadlessUIKit

/// A controller that tells the case's log how it joins and leaves others, and when its view loads and appears.
///
/// The calls are `viewDidLoad`, `viewWillAppear`, `viewDidAppear`, `willMove(toParent: YES)` and `didMove(toParent: YES)`, with `NO`
/// for no parent, and `prepare(for: NAME)` with the segue's identifier.
open class LoggedController: UIViewController, RecordedObject {
  /// Records that the view is there.
  open override func viewDidLoad() {
    super.viewDidLoad()
    record("viewDidLoad")
  }

  /// Records that the view is about to appear.
  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    record("viewWillAppear")
  }

  /// Records that the view has appeared.
  open override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    record("viewDidAppear")
  }

  /// Records that it is about to have another parent.
  open override func willMove(toParent parent: UIViewController?) {
    super.willMove(toParent: parent)
    record("willMove(toParent: \(PropertyText.of(parent != nil)))")
  }

  /// Records that it has another parent.
  open override func didMove(toParent parent: UIViewController?) {
    super.didMove(toParent: parent)
    record("didMove(toParent: \(PropertyText.of(parent != nil)))")
  }

  /// Records that a segue is about to be performed, or that it embeds a scene.
  open override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    super.prepare(for: segue, sender: sender)
    record("prepare(for: \(segue.identifier ?? "nothing"))")
  }
}
