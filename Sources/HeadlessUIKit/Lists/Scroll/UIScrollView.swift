/// A view of a part of a larger content.
@MainActor
open class UIScrollView: UIView {
  /// How the safe area changes the content's insets.
  public enum ContentInsetAdjustmentBehavior: Int, Sendable {
    /// As the container of the view decides.
    case automatic = 0
    /// In the directions in which the content scrolls.
    case scrollableAxes
    /// Never.
    case never
    /// Always.
    case always
  }

  /// What is known of the delegate.
  private enum Hearing {
    case unknown
    case asking
    case known
    case deaf
  }

  /// The looks of the indicators.
  public enum IndicatorStyle: Int, Sendable {
    /// As the background asks.
    case `default` = 0
    /// Dark.
    case black
    /// Light.
    case white
  }

  /// What scrolling does to the keyboard.
  public enum KeyboardDismissMode: Int, Sendable {
    /// Nothing.
    case none = 0
    /// It goes when dragging starts.
    case onDrag
    /// It follows the finger.
    case interactive
  }

  /// The size of the content.
  @exclusivity(unchecked) open var contentSize = CGSize.zero
  /// The extra space around the content.
  @exclusivity(unchecked) open var contentInset = UIEdgeInsets.zero {
    didSet { if contentInset != oldValue { insetsChanged() } }
  }
  /// The insets of the indicators.
  open var scrollIndicatorInsets = UIEdgeInsets.zero
  /// How the safe area changes the content's insets.
  open var contentInsetAdjustmentBehavior = ContentInsetAdjustmentBehavior.automatic
  /// Whether the user can scroll.
  open var isScrollEnabled = true
  /// Whether scrolling stops at multiples of the bounds.
  open var isPagingEnabled = false
  /// Whether scrolling follows one direction at a time.
  open var isDirectionalLockEnabled = false
  /// Whether content moves beyond its ends.
  open var bounces = true
  /// Whether content shorter than the view moves vertically.
  open var alwaysBounceVertical = false
  /// Whether content narrower than the view moves horizontally.
  open var alwaysBounceHorizontal = false
  /// Whether the vertical indicator shows.
  open var showsVerticalScrollIndicator = true
  /// Whether the horizontal indicator shows.
  open var showsHorizontalScrollIndicator = true
  /// The looks of the indicators.
  open var indicatorStyle = IndicatorStyle.default
  /// Whether touches wait until scrolling is ruled out.
  open var delaysContentTouches = true
  /// Whether touches in subviews may become scrolling.
  open var canCancelContentTouches = true
  /// The least zoom.
  open var minimumZoomScale: CGFloat = 1
  /// The greatest zoom.
  open var maximumZoomScale: CGFloat = 1
  /// The zoom.
  open var zoomScale: CGFloat = 1
  /// Whether zooming goes beyond its ends.
  open var bouncesZoom = true
  /// Whether a tap on the status bar scrolls to the top.
  open var scrollsToTop = true
  /// What scrolling does to the keyboard.
  open var keyboardDismissMode = KeyboardDismissMode.none
  /// How fast scrolling slows.
  open var decelerationRate: CGFloat = 0.998
  /// Who hears of scrolling.
  @exclusivity(unchecked) open weak var delegate: (any UIScrollViewDelegate)? {
    didSet { hearing = .unknown }
  }
  /// The control that refreshes by pulling.
  open var refreshControl: UIRefreshControl? {
    didSet {
      guard refreshControl !== oldValue else { return }
      hasRefreshControl = refreshControl != nil
      oldValue?.endRefreshing()
      oldValue?.removeFromSuperview()
      if let refreshControl { insertSubview(refreshControl, at: 0) }
    }
  }
  /// Asked in every pass, where the property itself would cost more than the pass's own work.
  @exclusivity(unchecked) private final var hasRefreshControl = false
  /// Whether the delegate has the method that hears of scrolling.
  @exclusivity(unchecked) private final var hearing = Hearing.unknown
  /// What moves the content now.
  @exclusivity(unchecked) final var motion = Motion.none
  final var contentGuideStorage: UILayoutGuide?
  final var frameGuideStorage: UILayoutGuide?

  /// Creates a scroll view with a frame.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    flags.insert(.clips)
  }

  /// Creates a scroll view from the nib that is being instantiated.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// The element that Interface Builder writes.
  open override class var interfaceBuilderElement: String { "scrollView" }

  /// Places the refresh control, which nobody else does (rules RC-1 and RC-5).
  open override func layoutSubviews() {
    super.layoutSubviews()
    guard hasRefreshControl, let refreshControl else { return }
    let height = refreshControl.bounds.height
    let frame = CGRect(x: 0, y: -height, width: bounds.width, height: height)
    if refreshControl.frame != frame { refreshControl.frame = frame }
  }

  /// The point of the content at the view's origin: the origin of the bounds.
  open var contentOffset: CGPoint {
    get { boundsOrigin }
    set { scroll(to: newValue) }
  }

  /// Moves the content; nothing animates, the delegate hears of it at once.
  ///
  /// The delegate hears of the end of an animation when it would be over.
  open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
    let before = boundsOrigin
    self.contentOffset = contentOffset
    guard animated, UIView.areAnimationsEnabled, before != boundsOrigin else { return }
    MainLoop.shared.schedule(after: UIScrollView.animationDuration) { [weak self] in
      guard let self else { return }
      self.delegate?.scrollViewDidEndScrollingAnimation(self)
    }
  }

  /// How long an animated change of the offset takes, in seconds.
  private static let animationDuration = 0.3

  /// Scrolls as little as needed to show a rectangle.
  open func scrollRectToVisible(_ rect: CGRect, animated: Bool) {
    let visible = CGRect(origin: boundsOrigin, size: bounds.size)
    var offset = boundsOrigin
    offset.x += UIScrollView.shift(rect.minX, rect.maxX, visible.minX, visible.maxX)
    offset.y += UIScrollView.shift(rect.minY, rect.maxY, visible.minY, visible.maxY)
    setContentOffset(offset, animated: animated)
  }

  /// The content's insets with what the safe area adds.
  open var adjustedContentInset: UIEdgeInsets { contentInset }
  /// Sent when the adjusted insets changed.
  open func adjustedContentInsetDidChange() {}
  /// Shows the indicators for a moment; nothing is drawn here.
  open func flashScrollIndicators() {}
  /// Whether a finger scrolls.
  open var isDragging: Bool { motion == .dragging }
  /// Whether a finger lies on the view.
  open var isTracking: Bool { motion == .dragging }
  /// Whether scrolling runs out.
  open var isDecelerating: Bool { motion == .decelerating }

  /// The rectangle of the content, for constraints.
  open var contentLayoutGuide: UILayoutGuide {
    let guide = contentGuideStorage ?? makeGuide()
    contentGuideStorage = guide
    return guide
  }

  /// The rectangle of the view's frame, for constraints.
  open var frameLayoutGuide: UILayoutGuide {
    let guide = frameGuideStorage ?? makeGuide()
    frameGuideStorage = guide
    return guide
  }

  private func makeGuide() -> UILayoutGuide {
    let guide = UILayoutGuide()
    guide.owner = self
    return guide
  }

  /// What is pinned stands at the insets (rule TV-55).
  private func insetsChanged() {
    adjustedContentInsetDidChange()
    delegate?.scrollViewDidChangeAdjustedContentInset(self)
    setNeedsLayout()
  }

  private func scroll(to offset: CGPoint) {
    guard offset != boundsOrigin, !offset.x.isNaN, !offset.y.isNaN else { return }
    boundsOrigin = offset
    setNeedsLayout()
    if hearing != .deaf { tellDidScroll() }
  }

  /// Tells the delegate, and remembers one that does not listen: to ask for it costs more than many a step of scrolling.
  private func tellDidScroll() {
    guard let delegate else { return }
    if hearing == .known { return delegate.scrollViewDidScroll(self) }
    hearing = .asking
    let answer = OptionalMethods.call { delegate.scrollViewDidScroll(self) }
    // The delegate may have been replaced by the call.
    if hearing == .asking { hearing = answer.isMissing ? .deaf : .known }
  }

  private static func shift(
    _ low: CGFloat,
    _ high: CGFloat,
    _ visibleLow: CGFloat,
    _ visibleHigh: CGFloat
  ) -> CGFloat {
    if low < visibleLow { return low - visibleLow }
    return high > visibleHigh ? min(high - visibleHigh, low - visibleLow) : 0
  }
}

extension ElementClasses {
  var scrollView: AnyClass { UIScrollView.self }
}
