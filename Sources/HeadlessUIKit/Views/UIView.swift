/// A rectangle of the screen with its subviews.
///
/// Behaves as UIKit's class of this name as far as lists and nibs need it. It is kept small on purpose: what few
/// views use lies in one object that is made on first use, flags share a word, and the superview is an unretained
/// reference that removal and deinitialisation clear.
@MainActor
open class UIView: UIResponder {
  /// The frame without the transform: its size is the bounds' size, its middle the centre.
  @exclusivity(unchecked) final var placement: CGRect
  @exclusivity(unchecked) final var boundsOrigin = CGPoint.zero
  final var opacity: CGFloat = 1
  @exclusivity(unchecked) final var flags: Flags
  /// Not among the rare properties: Interface Builder writes hugging on every label and image.
  @exclusivity(unchecked) final var priorities = ContentPriorities()
  /// The integer tag; 0 by default.
  public final var tag = 0
  /// The id that Interface Builder gave the object, set by nib loading.
  public final var interfaceBuilderID: String? {
    get { idStorage.isElsewhere ? rare?.longID : idStorage.text }
    set {
      idStorage = CompactText(newValue)
      if idStorage.isElsewhere { rareState.longID = newValue }
    }
  }
  /// The id where it is short, as Interface Builder's are.
  final var idStorage = CompactText()
  // What follows is read and written whole, and no access spans code of an app: the run-time checks of exclusivity,
  // which would cost more than the accesses, have nothing to find.
  @exclusivity(unchecked) final var constraintList: [NSLayoutConstraint] = []
  /// Where the constraints of a nib are known that have no objects yet; ``constraintStorage`` makes them.
  @exclusivity(unchecked) final var constraintSource: NibObjectTable?
  final var constraintGroup = 0
  @exclusivity(unchecked) nonisolated(unsafe) final var subviewStorage: [UIView] = []
  /// The superview, not retained; compared as a pointer where a counted reference would cost more than the work.
  @exclusivity(unchecked) nonisolated(unsafe) final var superviewReference: Unmanaged<UIView>?
  /// The controller whose view this is; cleared by the controller.
  nonisolated(unsafe) unowned(unsafe) final var controllerStorage: UIViewController?
  @exclusivity(unchecked) final var rare: RareViewState?
  /// Not among the rare properties either: many views of nibs have one.
  @exclusivity(unchecked) final var backgroundStorage: UIColor?

  /// Creates a view with a frame in its future superview's coordinates.
  public init(frame: CGRect) {
    placement = frame
    flags = .initial
    super.init()
    EngineCounters.current.viewsCreated &+= 1
  }

  /// Creates a view of zero size.
  public override convenience init() { self.init(frame: .zero) }

  /// Creates a view from the nib that is being instantiated: frame and subviews are set when this returns.
  public required init?(coder: NSCoder) {
    placement = .zero
    flags = .initial
    super.init()
    EngineCounters.current.viewsCreated &+= 1
    NibDecoder.decode(view: self, from: coder)
  }

  /// The superview as a counted reference.
  nonisolated final var superviewStorage: UIView? {
    get { superviewReference?.takeUnretainedValue() }
    set { superviewReference = newValue.map { Unmanaged.passUnretained($0) } }
  }

  deinit {
    if !constraintList.isEmpty { ViewTeardown.detach(constraintList) }
    if !subviewStorage.isEmpty { ViewTeardown.release(&subviewStorage) }
    if flags.contains(.hasLifeMark) { LifeMark.end(ObjectIdentifier(self)) }
  }

  /// The name that Interface Builder gives the element of this class.
  open class var interfaceBuilderElement: String { "view" }

  /// The properties that are set by name, nearest class first; a subclass puts its own before these.
  package class var keyedAttributes: [KeyedAttribute] { [] }

  /// Whether views of the class show something of their own, whatever is set on them.
  package class var alwaysShowsContent: Bool { false }

  // MARK: Geometry

  /// The rectangle in the superview's coordinates; with a transform, the bounding box of what it yields.
  open var frame: CGRect {
    get { flags.contains(.hasTransform) ? transformedFrame : placement }
    set { place(newValue) }
  }

  /// The rectangle in the view's own coordinates; setting its size keeps the centre.
  open var bounds: CGRect {
    get { CGRect(origin: boundsOrigin, size: placement.size) }
    set { setBounds(newValue) }
  }

  /// The middle of the untransformed frame, in the superview's coordinates.
  open var center: CGPoint {
    get { placement.middle }
    set { move(center: newValue) }
  }

  /// The map applied around the centre; the identity by default.
  open var transform: CGAffineTransform {
    get { flags.contains(.hasTransform) ? rare?.transform ?? .identity : .identity }
    set {
      flags.set(.hasTransform, !newValue.isIdentity)
      if !newValue.isIdentity || rare != nil { rareState.transform = newValue }
    }
  }

  /// The smallest size that suits the content within a size; the current size by default.
  open func sizeThatFits(_ size: CGSize) -> CGSize { placement.size }

  /// Takes the size that fits, keeping the origin.
  open func sizeToFit() {
    let size = sizeThatFits(placement.size)
    frame = CGRect(origin: frame.origin, size: size)
  }

  /// The natural size of the content; ``noIntrinsicMetric`` where there is none.
  open var intrinsicContentSize: CGSize {
    rare?.placeholderIntrinsicSize
      ?? CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
  }

  /// Says that the natural size changed: the layout that depends on it is dirty.
  open func invalidateIntrinsicContentSize() {
    superviewStorage?.setNeedsLayout()
    if isTiedToSuperview { invalidateIsland(.content) }
  }

  // MARK: Hierarchy

  /// The subviews, back to front.
  open var subviews: [UIView] { subviewStorage }
  /// The view that holds this one.
  open var superview: UIView? { superviewStorage }
  /// The window at the top of the hierarchy.
  ///
  /// - Complexity: O(depth).
  open var window: UIWindow? { topmost.asWindow }

  /// Sent after a subview was added.
  open func didAddSubview(_ subview: UIView) {}
  /// Sent before a subview is removed.
  open func willRemoveSubview(_ subview: UIView) {}
  /// Sent before the superview changes.
  open func willMove(toSuperview newSuperview: UIView?) {}
  /// Sent after the superview changed.
  open func didMoveToSuperview() {}
  /// Sent before the window changes.
  open func willMove(toWindow newWindow: UIWindow?) {}
  /// Sent after the window changed.
  open func didMoveToWindow() {}

  /// Adds a view in front of the others, taking it from its former superview.
  open func addSubview(_ view: UIView) { insert(view, at: subviewStorage.count) }

  /// Takes the view out of its superview.
  open func removeFromSuperview() { leaveSuperview() }

  // MARK: Layout

  /// Lays out the subviews; called by the layout pass, never directly.
  open func layoutSubviews() {}

  /// Says that the subviews must be laid out in the next pass.
  ///
  /// - Complexity: O(1) when already dirty, else O(depth of the clean ancestors).
  open func setNeedsLayout() { markNeedsLayout() }

  /// Lays out now what is dirty in the subtree.
  ///
  /// - Complexity: O(1) when nothing is dirty, else in the views on the paths to dirty ones.
  open func layoutIfNeeded() { runLayout() }

  /// Updates constraints; overriders call super last.
  open func updateConstraints() {}

  /// Says that ``updateConstraints()`` must run before the next layout.
  open func setNeedsUpdateConstraints() {
    flags.insert(.needsUpdateConstraints)
    setNeedsLayout()
  }

  /// Whether ``updateConstraints()`` is due.
  open func needsUpdateConstraints() -> Bool { flags.contains(.needsUpdateConstraints) }

  /// Runs ``updateConstraints()`` when it is due.
  open func updateConstraintsIfNeeded() {
    guard flags.contains(.needsUpdateConstraints) else { return }
    flags.remove(.needsUpdateConstraints)
    updateConstraints()
  }

  /// Whether the class needs constraint-based layout.
  open class var requiresConstraintBasedLayout: Bool { false }

  /// Says that the drawing is out of date; nothing is drawn here.
  open func setNeedsDisplay() {}

  /// Says that a part of the drawing is out of date; nothing is drawn here.
  open func setNeedsDisplay(_ rect: CGRect) {}

  /// Draws the content; never called, as nothing is drawn here.
  open func draw(_ rect: CGRect) {}

  /// The size that constraints and content ask for; without constraints the size that fits.
  open func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
    constrainedSize(targetSize, horizontal: .fittingSizeLevel, vertical: .fittingSizeLevel)
      ?? sizeThatFits(targetSize)
  }

  /// The size that constraints and content ask for, each direction with a priority.
  open func systemLayoutSizeFitting(
    _ targetSize: CGSize,
    withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    if let size = constrainedSize(
      targetSize,
      horizontal: horizontalFittingPriority,
      vertical: verticalFittingPriority
    ) {
      return size
    }
    var size = systemLayoutSizeFitting(targetSize)
    if horizontalFittingPriority == .required { size.width = targetSize.width }
    if verticalFittingPriority == .required { size.height = targetSize.height }
    return size
  }

  /// Sent when the layout margins changed.
  open func layoutMarginsDidChange() {}
  /// Sent when the safe area changed.
  open func safeAreaInsetsDidChange() {}
  /// Sent when the tint colour changed.
  open func tintColorDidChange() {}
  /// Sent when the traits changed.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  // MARK: Events

  /// Whether a point, in the view's coordinates, lies inside.
  open func point(inside point: CGPoint, with event: UIEvent?) -> Bool { bounds.holds(point) }

  /// The frontmost view of the subtree at a point, or nil when touches pass through.
  open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    findHit(point, with: event)
  }

  /// The responder after this view: its controller, else its superview.
  open override var next: UIResponder? { controllerStorage ?? superviewStorage }

  // MARK: Appearance

  /// Whether the view and its subtree are not shown.
  open var isHidden: Bool {
    get { flags.contains(.hidden) }
    set {
      guard newValue != flags.contains(.hidden) else { return }
      flags.set(.hidden, newValue)
      if let stack = superviewStorage, stack.flags.contains(.arrangesSubviews) {
        stack.setNeedsLayout()
        stack.invalidateIsland(.structure)
      }
    }
  }

  /// The opacity, from 0 to 1; values outside are clamped as UIKit does.
  open var alpha: CGFloat {
    get { opacity }
    set { opacity = newValue.isNaN ? 0 : min(max(newValue, 0), 1) }
  }

  /// The colour behind the content.
  open var backgroundColor: UIColor? {
    get { backgroundStorage }
    set { backgroundStorage = newValue }
  }

  /// How content fills the bounds.
  open var contentMode: UIView.ContentMode {
    get { ContentMode(rawValue: Int(flags.contentModeBits)) ?? .scaleToFill }
    set { flags.contentModeBits = UInt32(truncatingIfNeeded: newValue.rawValue) }
  }

  /// Whether touches reach the view.
  open var isUserInteractionEnabled: Bool {
    get { !flags.contains(.ignoresInteraction) }
    set { flags.set(.ignoresInteraction, !newValue) }
  }

  /// The natural width or height of a view that has none.
  public static let noIntrinsicMetric: CGFloat = -1
  /// The size that asks for the smallest fitting size.
  public static let layoutFittingCompressedSize = CGSize.zero
  /// The size that asks for the largest fitting size.
  public static let layoutFittingExpandedSize = CGSize(width: 10000, height: 10000)

  // MARK: The view tree

  /// The text of the view in the view tree: a label's text, a button's title, a field's text.
  open var treeText: String? { nil }

  /// Hands further attributes for the view tree to a closure, in a fixed order.
  open func writeTreeAttributes(_ attribute: (_ name: String, _ value: String) -> Void) {}
}
