import HeadlessUIKit

/// A view that tells the case's log what happens to it and to its subviews.
///
/// The calls are `willMove(toSuperview: YES)`, `didMoveToSuperview(YES)`, `didMoveToWindow(YES)` and so on, with `NO` for nothing;
/// `didAddSubview(UILabel#a)` and `willRemoveSubview(UILabel#a)`; `layoutSubviews(W H)` with the size of the bounds,
/// `updateConstraints`, `layoutMarginsDidChange`, `safeAreaInsetsDidChange`, `tintColorDidChange`, `init(coder:)` and `awakeFromNib`.
open class LoggedView: UIView, RecordedObject {
  /// Creates one without a record.
  public override init(frame: CGRect) { super.init(frame: frame) }

  /// Creates one from the nib that is being instantiated, and records it.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    record("init(coder:)")
  }

  /// Records that the nib is loaded.
  open override func awakeFromNib() {
    super.awakeFromNib()
    record("awakeFromNib")
  }

  /// Records whether it will have a superview.
  open override func willMove(toSuperview newSuperview: UIView?) {
    super.willMove(toSuperview: newSuperview)
    record("willMove(toSuperview: \(PropertyText.of(newSuperview != nil)))")
  }

  /// Records whether it has a superview.
  open override func didMoveToSuperview() {
    super.didMoveToSuperview()
    record("didMoveToSuperview(\(PropertyText.of(superview != nil)))")
  }

  /// Records whether it will have a window.
  open override func willMove(toWindow newWindow: UIWindow?) {
    super.willMove(toWindow: newWindow)
    record("willMove(toWindow: \(PropertyText.of(newWindow != nil)))")
  }

  /// Records whether it has a window.
  open override func didMoveToWindow() {
    super.didMoveToWindow()
    record("didMoveToWindow(\(PropertyText.of(window != nil)))")
  }

  /// Records the subview that came.
  open override func didAddSubview(_ subview: UIView) {
    super.didAddSubview(subview)
    record("didAddSubview(\(PropertyText.of(subview)))")
  }

  /// Records the subview that goes.
  open override func willRemoveSubview(_ subview: UIView) {
    super.willRemoveSubview(subview)
    record("willRemoveSubview(\(PropertyText.of(subview)))")
  }

  /// Records its size.
  open override func layoutSubviews() {
    super.layoutSubviews()
    record("layoutSubviews(\(PropertyText.of(bounds.size)))")
  }

  /// Records that code may change constraints now.
  open override func updateConstraints() {
    record("updateConstraints")
    super.updateConstraints()
  }

  /// Records other margins.
  open override func layoutMarginsDidChange() {
    super.layoutMarginsDidChange()
    record("layoutMarginsDidChange")
  }

  /// Records another safe area.
  open override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    record("safeAreaInsetsDidChange")
  }

  /// Records another tint.
  open override func tintColorDidChange() {
    super.tintColorDidChange()
    record("tintColorDidChange")
  }
}
