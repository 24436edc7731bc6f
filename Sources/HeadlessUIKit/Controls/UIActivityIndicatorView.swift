/// A sign that something is going on.
@preconcurrency @MainActor
open class UIActivityIndicatorView: UIView {
  /// The looks of the sign.
  public enum Style: Int, Sendable {
    /// Large and white; older documents.
    case whiteLarge = 0
    /// White; older documents.
    case white
    /// Grey; older documents.
    case gray
    /// Of middle size.
    case medium = 100
    /// Large.
    case large = 101
  }

  /// The look.
  open var style = Style.medium {
    didSet { if style != oldValue { invalidateIntrinsicContentSize() } }
  }
  /// Whether the sign hides while it stands still.
  open var hidesWhenStopped = true { didSet { showOrHide() } }
  /// The colour.
  open var color: UIColor?
  /// Whether the sign moves.
  open private(set) var isAnimating = false

  /// Creates a sign with a frame.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    // It stands still, and hides then.
    isHidden = true
  }

  /// Creates a sign of a look.
  public init(style: Style) {
    super.init(frame: .zero)
    self.style = style
    placement.size = intrinsicContentSize
    showOrHide()
  }

  /// Creates a sign from the nib that is being instantiated.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// The element that Interface Builder writes.
  open override class var interfaceBuilderElement: String { "activityIndicatorView" }
  /// Starts moving.
  open func startAnimating() {
    isAnimating = true
    showOrHide()
  }
  /// Stops moving.
  open func stopAnimating() {
    isAnimating = false
    showOrHide()
  }
  /// 20 by 20, or 37 by 37 when large.
  open override var intrinsicContentSize: CGSize {
    let side: CGFloat = style == .large || style == .whiteLarge ? 37 : 20
    return CGSize(width: side, height: side)
  }
  /// The natural size.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }
  /// The state for the view tree.
  open override func writeTreeAttributes(_ attribute: (String, String) -> Void) {
    if isAnimating { attribute("animating", "YES") }
  }

  private func showOrHide() {
    if hidesWhenStopped { isHidden = !isAnimating }
  }
}

extension ElementClasses {
  var activityIndicatorView: AnyClass { UIActivityIndicatorView.self }
}
