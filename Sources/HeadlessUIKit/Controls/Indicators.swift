/// A bar that shows how far something has come.
@MainActor
open class UIProgressView: UIView {
  /// The looks of a progress bar.
  public enum Style: Int, Sendable {
    /// Standing alone.
    case `default` = 0
    /// In a bar.
    case bar
  }

  private var progressStorage: Float = 0
  /// The look.
  open var progressViewStyle = Style.default
  /// The tint of the done part.
  open var progressTintColor: UIColor?
  /// The tint of the rest.
  open var trackTintColor: UIColor?

  /// Creates a bar with a frame.
  public override init(frame: CGRect) { super.init(frame: frame) }

  /// Creates a bar of a look.
  public convenience init(progressViewStyle style: Style) {
    self.init(frame: CGRect(x: 0, y: 0, width: 150, height: UIProgressView.height))
    progressViewStyle = style
  }

  /// Creates a bar from the nib that is being instantiated.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Heights of stored documents: 2, and 4 in newer ones.
  private static var height: CGFloat { UIKitProfile.current < .ios15 ? 2 : 4 }

  /// The element that Interface Builder writes.
  open override class var interfaceBuilderElement: String { "progressView" }
  /// The done part, from 0 to 1.
  open var progress: Float {
    get { progressStorage }
    set { progressStorage = newValue.isNaN ? 0 : min(max(newValue, 0), 1) }
  }
  /// Sets the done part.
  open func setProgress(_ progress: Float, animated: Bool) { self.progress = progress }
  /// The given width, the standard height.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: UIProgressView.height)
  }
  /// The standard height.
  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: UIProgressView.height)
  }
  /// The done part for the view tree.
  open override func writeTreeAttributes(_ attribute: (String, String) -> Void) {
    attribute("progress", DecimalText.string(Double(progress)))
  }
}

/// A sign that something is going on.
@MainActor
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
  open var style = Style.medium { didSet { invalidateIntrinsicContentSize() } }
  /// Whether the sign hides while it stands still.
  open var hidesWhenStopped = true { didSet { showOrHide() } }
  /// The colour.
  open var color: UIColor?
  /// Whether the sign moves.
  public private(set) final var isAnimating = false

  /// Creates a sign with a frame.
  public override init(frame: CGRect) { super.init(frame: frame) }

  /// Creates a sign of a look.
  public convenience init(style: Style) {
    self.init(frame: .zero)
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
  /// 20 by 20, or 37 by 37 when large (`interface-builder.md` §4).
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

/// A row of dots, one per page.
@MainActor
open class UIPageControl: UIControl {
  /// The number of pages.
  open var numberOfPages = 0 { didSet { invalidateIntrinsicContentSize() } }
  /// The page that shows.
  open var currentPage = 0
  /// Whether one page alone shows no dot.
  open var hidesForSinglePage = false
  /// The tint of dots.
  open var pageIndicatorTintColor: UIColor?
  /// The tint of the current dot.
  open var currentPageIndicatorTintColor: UIColor?

  /// Creates a control with a frame.
  public override init(frame: CGRect) { super.init(frame: frame) }

  /// Creates a control from the nib that is being instantiated.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// The element that Interface Builder writes.
  open override class var interfaceBuilderElement: String { "pageControl" }
  /// The size for a number of pages: 39 points for three, 16 for each more or less.
  open func size(forNumberOfPages pageCount: Int) -> CGSize {
    let height: CGFloat = UIKitProfile.current < .ios15 ? 37 : 26
    let count = CGFloat(min(max(pageCount, 1), 10_000))
    return CGSize(width: 39 + 16 * (count - 3), height: height)
  }
  /// The size for the number of pages.
  open override var intrinsicContentSize: CGSize { size(forNumberOfPages: numberOfPages) }
  /// The natural size.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }
  /// The pages for the view tree.
  open override func writeTreeAttributes(_ attribute: (String, String) -> Void) {
    attribute("numberOfPages", String(numberOfPages))
    attribute("currentPage", String(currentPage))
  }
}
