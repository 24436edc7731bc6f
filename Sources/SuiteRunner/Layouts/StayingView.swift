import HeadlessUIKit

/// A view that may be the first responder, and that does not give way while its tag is 2.
open class StayingView: UIView {
  /// Always true.
  open override var canBecomeFirstResponder: Bool { true }

  /// Whether its tag is not 2.
  open override var canResignFirstResponder: Bool { tag != 2 }
}
