/// A view that shows a part of a larger content.
@preconcurrency @MainActor
open class UIScrollView: UIView {
  /// When the safe area is added to the content's insets (rule SV-8).
  public enum ContentInsetAdjustmentBehavior: Int, Sendable {
    /// Along the axes on which the content scrolls, and vertically in a navigation controller.
    case automatic = 0
    /// Along the axes on which the content scrolls.
    case scrollableAxes
    /// Along neither axis.
    case never
    /// Along both axes.
    case always
  }

  /// Whether the delegate has the method for scrolling.
  private enum Hearing {
    case unknown
    case asking
    case known
    case deaf
  }

  /// The colours of the scroll indicators.
  public enum IndicatorStyle: Int, Sendable {
    /// Contrasting with the background.
    case `default` = 0
    /// Dark, for light backgrounds.
    case black
    /// Light, for dark backgrounds.
    case white
  }

  /// How scrolling dismisses the keyboard.
  public enum KeyboardDismissMode: Int, Sendable {
    /// Scrolling leaves the keyboard alone.
    case none = 0
    /// The keyboard hides when dragging starts.
    case onDrag
    /// The keyboard moves with the finger.
    case interactive
  }

  /// The size of the content in points; zero by default.
  @exclusivity(unchecked) open var contentSize = CGSize.zero {
    didSet { if contentSize != oldValue { contentResized(from: oldValue) } }
  }
  /// The space around the content, in points; zero by default.
  @exclusivity(unchecked) open var contentInset = UIEdgeInsets.zero {
    didSet { if contentInset != oldValue { insetsChanged() } }
  }
  /// The insets of the scroll indicators; stored, without effect here.
  open var scrollIndicatorInsets = UIEdgeInsets.zero
  /// When the safe area is added to the content's insets; automatic by default.
  open var contentInsetAdjustmentBehavior = ContentInsetAdjustmentBehavior.automatic {
    didSet { takeSafeArea() }
  }
  /// Whether the user can scroll; true by default.
  open var isScrollEnabled = true
  /// Whether a drag comes to rest at multiples of the bounds; false by default.
  open var isPagingEnabled = false
  /// Whether scrolling follows one axis at a time; stored, without effect here.
  open var isDirectionalLockEnabled = false
  /// Whether the content can be dragged beyond its ends; true by default.
  open var bounces = true
  /// Whether content shorter than the view can be dragged vertically; false by default.
  open var alwaysBounceVertical = false {
    didSet { takeSafeArea() }
  }
  /// Whether content narrower than the view can be dragged horizontally; false by default.
  open var alwaysBounceHorizontal = false {
    didSet { takeSafeArea() }
  }
  /// Whether the vertical indicator shows; true by default.
  open var showsVerticalScrollIndicator = true
  /// Whether the horizontal indicator shows; true by default.
  open var showsHorizontalScrollIndicator = true
  /// The colours of the indicators; stored, without effect here.
  open var indicatorStyle = IndicatorStyle.default
  /// Whether touches in subviews wait until scrolling is ruled out; true by default.
  open var delaysContentTouches = true
  /// Whether touches in subviews may become scrolling; true by default.
  open var canCancelContentTouches = true
  /// The least zoom; 1 by default.
  open var minimumZoomScale: CGFloat = 1
  /// The greatest zoom; 1 by default, which allows no zoom.
  open var maximumZoomScale: CGFloat = 1
  final var zoomStorage: CGFloat = 1
  /// The scale of the zoomed view, 1 by default; setting it is ``setZoomScale(_:animated:)`` at once.
  open var zoomScale: CGFloat {
    get { zoomStorage }
    set { setZoomScale(newValue, animated: false) }
  }
  /// Whether zooming goes beyond its limits; true by default.
  open var bouncesZoom = true
  /// Whether a tap on the status bar scrolls to the top; true by default.
  open var scrollsToTop = true
  /// How scrolling dismisses the keyboard; not at all by default.
  open var keyboardDismissMode = KeyboardDismissMode.none
  /// The share of the velocity kept in each millisecond; stored, without effect here.
  open var decelerationRate = DecelerationRate.normal
  /// The ``ScrollDelegating/delegate`` of every scroll view, whatever its type; not retained.
  @exclusivity(unchecked) open weak var scrollDelegate: (any UIScrollViewDelegate)? {
    didSet { hearing = .unknown }
  }
  /// Whether one of a list's two delegates is being set to the other.
  final var isMirroringDelegate = false
  /// The control that refreshes by pulling; nil by default.
  open var refreshControl: UIRefreshControl? {
    didSet {
      guard refreshControl !== oldValue else { return }
      hasRefreshControl = refreshControl != nil
      oldValue?.endRefreshing()
      oldValue?.removeFromSuperview()
      if let refreshControl { insertSubview(refreshControl, at: 0) }
    }
  }
  /// Whether there is a refresh control: a flag, because every pass asks.
  @exclusivity(unchecked) private final var hasRefreshControl = false
  /// Whether the delegate has the method for scrolling, as far as known.
  @exclusivity(unchecked) private final var hearing = Hearing.unknown
  /// The part of the safe area in ``adjustedContentInset``.
  @exclusivity(unchecked) final var safeAreaPart = UIEdgeInsets.zero
  /// The state of the current scroll.
  @exclusivity(unchecked) final var motion = Motion.none
  nonisolated(unsafe) final var contentGuideStorage: UILayoutGuide?
  nonisolated(unsafe) final var frameGuideStorage: UILayoutGuide?

  /// Creates a scroll view with a frame.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    flags.insert(.clips)
  }

  /// Creates a scroll view from the nib that is being instantiated.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  deinit {
    contentGuideStorage?.owner = nil
    frameGuideStorage?.owner = nil
  }

  /// The element that Interface Builder writes.
  open override class var interfaceBuilderElement: String { "scrollView" }

  /// Takes over the safe area (rule SV-8), and places the refresh control (rules RC-1 and RC-5).
  open override func layoutSubviews() {
    super.layoutSubviews()
    takeSafeArea()
    guard hasRefreshControl, let refreshControl else { return }
    let height = refreshControl.bounds.height
    let frame = CGRect(x: 0, y: -height, width: bounds.width, height: height)
    if refreshControl.frame != frame { refreshControl.frame = frame }
  }

  /// Hears of a finger before it drags the content.
  func fingerBeginsDragging() {}

  /// The point of the content at the view's origin, which is the origin of the bounds.
  open var contentOffset: CGPoint {
    get { boundsOrigin }
    set { scroll(to: newValue) }
  }

  /// Moves the content at once, also when animated, and tells the delegate.
  ///
  /// The delegate is told of the end of an animation when it would have ended.
  open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
    let before = boundsOrigin
    self.contentOffset = contentOffset
    guard animated, UIView.areAnimationsEnabled, before != boundsOrigin else { return }
    MainLoop.shared.schedule(after: UIScrollView.animationDuration) { [weak self] in
      guard let self else { return }
      self.scrollDelegate?.scrollViewDidEndScrollingAnimation(self)
    }
  }

  /// The duration of an animated change of the offset, in seconds.
  private static let animationDuration = 0.3

  /// Scrolls as little as needed to show a rectangle of the content between the insets (rule SV-7).
  ///
  /// Of a rectangle that is too large the beginning is shown. What lies beyond the content is left out.
  open func scrollRectToVisible(_ rect: CGRect, animated: Bool) {
    let inset = adjustedContentInset
    let (right, bottom) = (boundsOrigin.x + bounds.width, boundsOrigin.y + bounds.height)
    guard
      let x = UIScrollView.shift(
        (rect.minX, rect.maxX),
        of: contentSize.width,
        in: (boundsOrigin.x + inset.left, right - inset.right)
      ),
      let y = UIScrollView.shift(
        (rect.minY, rect.maxY),
        of: contentSize.height,
        in: (boundsOrigin.y + inset.top, bottom - inset.bottom)
      )
    else { return }
    let offset = CGPoint(x: boundsOrigin.x + x, y: boundsOrigin.y + y)
    setContentOffset(offset, animated: animated)
  }

  /// What the content keeps clear of: its own insets, and of the safe area what it takes over (rule SV-8).
  open var adjustedContentInset: UIEdgeInsets {
    SafeArea.isKnown ? contentInset + safeAreaPart : contentInset
  }
  /// Called after the adjusted insets changed.
  open func adjustedContentInsetDidChange() {}
  /// Shows the indicators for a moment; nothing is drawn here.
  open func flashScrollIndicators() {}
  /// Whether touches go on to a view of the content; never asked here.
  open func touchesShouldBegin(
    _ touches: Set<UITouch>,
    with event: UIEvent?,
    in view: UIView
  ) -> Bool { true }
  /// Whether a drag may take touches from a view of the content; never asked here.
  open func touchesShouldCancel(in view: UIView) -> Bool { !(view is UIControl) }
  /// Stops what moves.
  open func stopScrollingAndZooming() { setContentOffset(contentOffset, animated: false) }
  /// Whether a finger is dragging the content.
  open var isDragging: Bool { motion == .dragging }
  /// Whether a finger touches the view to drag; the same as ``isDragging`` here.
  open var isTracking: Bool { motion == .dragging }
  /// Whether the content moves on after a drag.
  open var isDecelerating: Bool { motion == .decelerating }

  /// The guide of the content's rectangle; constraints to it set the content's size.
  open var contentLayoutGuide: UILayoutGuide {
    let guide = contentGuideStorage ?? makeGuide()
    contentGuideStorage = guide
    return guide
  }

  /// The guide of the view's frame, which does not scroll.
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

  /// Updates the layout: pinned elements are placed at the insets (rule TV-55).
  final func insetsChanged() {
    adjustedContentInsetDidChange()
    scrollDelegate?.scrollViewDidChangeAdjustedContentInset(self)
    setNeedsLayout()
  }

  private func scroll(to offset: CGPoint) {
    guard offset != boundsOrigin, !offset.x.isNaN, !offset.y.isNaN else { return }
    // The end of an inset of nothing is -0, which code that prints offsets would show.
    boundsOrigin = CGPoint(x: offset.x + 0, y: offset.y + 0)
    setNeedsLayout()
    tellDidScroll()
  }

  /// Tells the delegate of scrolling.
  ///
  /// Remembers a delegate without the method, because asking costs more than many a step of scrolling.
  final func tellDidScroll() {
    guard hearing != .deaf, let delegate = scrollDelegate else { return }
    if hearing == .known { return delegate.scrollViewDidScroll(self) }
    hearing = .asking
    let answer = OptionalMethods.call("scrollViewDidScroll(_:)") {
      delegate.scrollViewDidScroll(self)
    }
    // The call may have replaced the delegate.
    if hearing == .asking { hearing = answer.isMissing ? .deaf : .known }
  }

  private typealias Extent = (low: CGFloat, high: CGFloat)

  /// How far content of a length moves to show a part of it; nil for a part that lies outside.
  private static func shift(_ part: Extent, of length: CGFloat, in visible: Extent) -> CGFloat? {
    guard part.high >= 0, part.low <= length else { return nil }
    let (low, high) = (max(part.low, 0), min(part.high, length))
    if low < visible.low { return low - visible.low }
    return high > visible.high ? min(high - visible.high, low - visible.low) : 0
  }

  // MARK: Zooming and indicators

  /// Sets the zoom within its limits; the delegate names the view to scale.
  open func setZoomScale(_ scale: CGFloat, animated: Bool) { setZoomScale(scale, animated) }

  /// The recogniser of scrolling; it recognises nothing.
  open var panGestureRecognizer: UIPanGestureRecognizer {
    if let known: UIPanGestureRecognizer = stored("pan", nil) { return known }
    let made = UIPanGestureRecognizer()
    made.view = self
    store("pan", made)
    return made
  }

  /// Stored only.
  open var pinchGestureRecognizer: UIPinchGestureRecognizer? { nil }

  /// Stored only.
  open var verticalScrollIndicatorInsets: UIEdgeInsets {
    get { scrollIndicatorInsets }
    set { scrollIndicatorInsets = newValue }
  }

  /// Stored only.
  open var horizontalScrollIndicatorInsets: UIEdgeInsets {
    get { scrollIndicatorInsets }
    set { scrollIndicatorInsets = newValue }
  }

  /// Stored only.
  open var automaticallyAdjustsScrollIndicatorInsets: Bool {
    get { stored("automaticallyAdjustsScrollIndicatorInsets", true) }
    set { store("automaticallyAdjustsScrollIndicatorInsets", newValue) }
  }

  /// Stored only.
  open var isZooming: Bool { false }

  /// Stored only.
  open var isZoomBouncing: Bool { false }

  /// Stored only.
  open var isScrollAnimating: Bool { false }

  /// Zooms so that a rectangle of the zoomed view, in its own coordinates, fills the view where the limits allow it.
  open func zoom(to rect: CGRect, animated: Bool) { zoom(rect, animated) }
}

extension ElementClasses {
  var scrollView: AnyClass { UIScrollView.self }
}
