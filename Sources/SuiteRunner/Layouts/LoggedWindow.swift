import HeadlessUIKit

/// A window that tells the case's log how it becomes the key window, and stops to be it: `becomeKey` and `resignKey`.
open class LoggedWindow: UIWindow, RecordedObject {
  /// Records that it is the key window.
  open override func becomeKey() {
    super.becomeKey()
    record("becomeKey")
  }

  /// Records that another window is.
  open override func resignKey() {
    super.resignKey()
    record("resignKey")
  }
}
