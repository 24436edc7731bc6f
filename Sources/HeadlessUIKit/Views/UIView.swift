/// A rectangle with subviews, as UIKit's class of this name.
///
/// It has what lists and nibs need, and is kept small. Properties that few views set are in one
/// object, made on first use. Flags share a word. The superview is an unretained reference, which
/// removal and deinitialisation clear.
@preconcurrency @MainActor
open class UIView: UIResponder {
  /// The frame before the transform: the size is that of the bounds, the middle is the centre.
  @exclusivity(unchecked) final var placement: CGRect
  @exclusivity(unchecked) final var boundsOrigin = CGPoint.zero
  final var opacity: CGFloat = 1
  @exclusivity(unchecked) final var flags: Flags
  /// Not among the rare properties, since Interface Builder writes hugging for every label and image.
  @exclusivity(unchecked) final var priorities = ContentPriorities()
  /// A number for the program's own use; 0 by default.
  public final var tag = 0
  /// The id that Interface Builder gave the object, set by nib loading.
  public final var interfaceBuilderID: String? {
    get { idStorage.isElsewhere ? rare?.longID : idStorage.text }
    set {
      idStorage = CompactText(newValue)
      if idStorage.isElsewhere { rareState.longID = newValue }
    }
  }
  /// The id if it is short, as Interface Builder's own are.
  final var idStorage = CompactText()
  // Unchecked for exclusivity: no access runs an app's code, and the checks would cost more than the accesses.
  @exclusivity(unchecked) final var constraintList: [NSLayoutConstraint] = []
  /// The nib's constraints that are no objects yet; ``constraintStorage`` makes them.
  @exclusivity(unchecked) final var constraintSource: NibObjectTable?
  final var constraintGroup = 0
  @exclusivity(unchecked) nonisolated(unsafe) final var subviewStorage: [UIView] = []
  /// The superview, not retained; compared as a pointer where counting references costs too much.
  @exclusivity(unchecked) nonisolated(unsafe) final var superviewReference: Unmanaged<UIView>?
  /// The controller of the view; the controller clears it.
  nonisolated(unsafe) unowned(unsafe) final var controllerStorage: UIViewController?
  @exclusivity(unchecked) final var rare: RareViewState?
  /// Not among the rare properties, since many views of nibs have one.
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

  /// Creates a view from the nib that is being instantiated; frame and subviews are set when it returns.
  public required init?(coder: NSCoder) {
    placement = .zero
    flags = .initial
    super.init()
    EngineCounters.current.viewsCreated &+= 1
    NibDecoder.decode(view: self, from: coder)
  }

  /// The superview; nil for none.
  nonisolated final var superviewStorage: UIView? {
    get { superviewReference?.takeUnretainedValue() }
    set { superviewReference = newValue.map { Unmanaged.passUnretained($0) } }
  }

  deinit {
    if !constraintList.isEmpty { ViewTeardown.detach(constraintList) }
    if !subviewStorage.isEmpty { ViewTeardown.release(&subviewStorage) }
    if flags.contains(.hasLifeMark) { LifeMark.end(ObjectIdentifier(self)) }
  }

  /// Interface Builder's name for the element of this class.
  open class var interfaceBuilderElement: String { "view" }

  /// The properties that are set by name, nearest class first; a subclass puts its own before these.
  package class var keyedAttributes: [KeyedAttribute] { [] }

  /// Whether views of the class show something of their own, whatever is set on them.
  package class var alwaysShowsContent: Bool { false }

  // MARK: Geometry

  /// The rectangle in the superview's coordinates; with a transform, its bounding box.
  open var frame: CGRect {
    get { flags.contains(.hasTransform) ? transformedFrame : placement }
    set { place(newValue) }
  }

  /// The rectangle in the view's own coordinates; setting its size keeps the centre.
  open var bounds: CGRect {
    get { CGRect(origin: boundsOrigin, size: placement.size) }
    set { setBounds(newValue) }
  }

  /// The centre of the frame before the transform, in the superview's coordinates.
  open var center: CGPoint {
    get { placement.middle }
    set { move(center: newValue) }
  }

  /// The transform around the centre; the identity by default.
  open var transform: CGAffineTransform {
    get { flags.contains(.hasTransform) ? rare?.transform ?? .identity : .identity }
    set {
      flags.set(.hasTransform, !newValue.isIdentity)
      if !newValue.isIdentity || rare != nil { rareState.transform = newValue }
    }
  }

  /// The size that suits the content within a size; the current size by default.
  open func sizeThatFits(_ size: CGSize) -> CGSize { placement.size }

  /// Sets the size to that of `sizeThatFits(_:)`, and keeps the origin.
  open func sizeToFit() {
    let size = sizeThatFits(placement.size)
    frame = CGRect(origin: frame.origin, size: size)
  }

  /// The intrinsic size of the content in points; ``noIntrinsicMetric`` on axes without one.
  open var intrinsicContentSize: CGSize {
    rare?.placeholderIntrinsicSize
      ?? CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
  }

  /// Notes that the intrinsic size changed, so that layouts that depend on it run again.
  open func invalidateIntrinsicContentSize() {
    guard let parent = superviewStorage else { return }
    parent.setNeedsLayout()
    // From the superview on: the size of what this view holds does not hang on its own.
    if isTiedToSuperview, !parent.flags.contains(.placesSubviews) {
      parent.invalidateIsland(.content)
    }
  }

  // MARK: Hierarchy

  /// The subviews, back to front.
  open var subviews: [UIView] { subviewStorage }
  /// The view that holds this one; nil for none.
  open var superview: UIView? { superviewStorage }
  /// The window at the top of the hierarchy; nil for views outside windows.
  ///
  /// - Complexity: O(depth).
  open var window: UIWindow? { topmost.asWindow }

  /// Called after a subview was added.
  open func didAddSubview(_ subview: UIView) {}
  /// Called before a subview is removed.
  open func willRemoveSubview(_ subview: UIView) {}
  /// Called before the superview changes; nil stands for removal.
  open func willMove(toSuperview newSuperview: UIView?) {}
  /// Called after the superview changed.
  open func didMoveToSuperview() {}
  /// Called before the window changes; nil stands for removal.
  open func willMove(toWindow newWindow: UIWindow?) {}
  /// Called after the window changed.
  open func didMoveToWindow() {}

  /// Adds a view in front of the other subviews, removing it from its former superview.
  open func addSubview(_ view: UIView) { insert(view, at: subviewStorage.count) }

  /// Removes the view from its superview, with the constraints between its subtree and the views outside.
  open func removeFromSuperview() { leaveSuperview() }

  // MARK: Layout

  /// Lays out the subviews; called by the layout pass, never directly.
  open func layoutSubviews() {}

  /// Asks for ``layoutSubviews()`` in the next pass.
  ///
  /// - Complexity: O(1) if already asked, else O(ancestors not marked yet).
  open func setNeedsLayout() { markNeedsLayout() }

  /// Runs layout now if the subtree needs it.
  ///
  /// - Complexity: O(1) if nothing needs layout, else O(views on the paths to those that do).
  open func layoutIfNeeded() { runLayout() }

  /// Updates constraints; overriders call super last.
  open func updateConstraints() {}

  /// Asks for ``updateConstraints()`` before the next layout.
  open func setNeedsUpdateConstraints() {
    flags.insert(.needsUpdateConstraints)
    setNeedsLayout()
  }

  /// Whether ``updateConstraints()`` will run before the next layout.
  open func needsUpdateConstraints() -> Bool { flags.contains(.needsUpdateConstraints) }

  /// Runs ``updateConstraints()`` if it was asked for.
  open func updateConstraintsIfNeeded() {
    guard flags.contains(.needsUpdateConstraints) else { return }
    flags.remove(.needsUpdateConstraints)
    if let controllerStorage {
      controllerStorage.updateViewConstraints()
    } else {
      updateConstraints()
    }
  }

  /// Whether the class needs Auto Layout; false by default.
  open class var requiresConstraintBasedLayout: Bool { false }

  /// Asks for drawing; does nothing, as nothing is drawn here.
  open func setNeedsDisplay() {}

  /// Asks for drawing a part; does nothing, as nothing is drawn here.
  open func setNeedsDisplay(_ rect: CGRect) {}

  /// Draws the content; never called, as nothing is drawn here.
  open func draw(_ rect: CGRect) {}

  /// The fitting size of the constraints; without constraints, `sizeThatFits(_:)`.
  open func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
    constrainedSize(targetSize, horizontal: .fittingSizeLevel, vertical: .fittingSizeLevel)
      ?? sizeThatFits(targetSize)
  }

  /// The fitting size of the constraints, pulled to the target with a priority for each axis.
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

  /// Called after the layout margins changed.
  open func layoutMarginsDidChange() {}
  /// Called after the safe area changed.
  open func safeAreaInsetsDidChange() {}
  /// Called after the tint colour changed.
  open func tintColorDidChange() {}
  /// Called after the traits changed.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  /// Told of the layout of the layer; never called here.
  open func layoutSublayers(of layer: CALayer) {}
  /// Draws the layer; never called here.
  open func draw(_ layer: CALayer, in ctx: CGContext) {}
  /// Gives the layer its content; never called here.
  open func display(_ layer: CALayer) {}
  /// What runs when a property of the layer changes; nothing here.
  open func action(for layer: CALayer, forKey event: String) -> (any CAAction)? { nil }

  // MARK: Events

  /// Whether a point in the view's coordinates lies in the bounds.
  open func point(inside point: CGPoint, with event: UIEvent?) -> Bool { bounds.holds(point) }

  /// The frontmost view of the subtree at a point; nil if none there receives touches.
  open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    findHit(point, with: event)
  }

  /// The responder after this view: its controller, else its superview.
  open override var next: UIResponder? { controllerStorage ?? superviewStorage }

  // MARK: Appearance

  /// Whether the view and its subtree are hidden; false by default.
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

  /// The opacity from 0 to 1; other values are clamped, as in UIKit.
  open var alpha: CGFloat {
    get { opacity }
    set { opacity = newValue.isNaN ? 0 : min(max(newValue, 0), 1) }
  }

  /// The colour behind the content; nil by default.
  open var backgroundColor: UIColor? {
    get { backgroundStorage }
    set { backgroundStorage = newValue }
  }

  /// How content fills the bounds.
  open var contentMode: UIView.ContentMode {
    get { ContentMode(rawValue: Int(flags.contentModeBits)) ?? .scaleToFill }
    set { flags.contentModeBits = UInt64(truncatingIfNeeded: newValue.rawValue) }
  }

  /// Whether the view and its subtree receive touches; true by default.
  open var isUserInteractionEnabled: Bool {
    get { !flags.contains(.ignoresInteraction) }
    set { flags.set(.ignoresInteraction, !newValue) }
  }

  /// The intrinsic length of an axis without one: -1.
  public static let noIntrinsicMetric: CGFloat = -1
  /// The target of ``systemLayoutSizeFitting(_:)`` for the smallest fitting size.
  public static let layoutFittingCompressedSize = CGSize.zero
  /// The target of ``systemLayoutSizeFitting(_:)`` for the largest fitting size.
  public static let layoutFittingExpandedSize = CGSize(width: 10000, height: 10000)

  /// The tint colour; without one, that of the nearest ancestor.
  // UIKit declares it so: `tintColor = nil` inherits again.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var tintColor: UIColor! {
    get { effectiveTintColor }
    set {
      rareState.tintColor = newValue
      tellTint()
    }
  }

  /// The class of the layer.
  open class var layerClass: AnyClass { CALayer.self }

  /// The layer: an object that mostly reads and writes properties of the view.
  open var layer: CALayer {
    if let layer = rare?.layer { return layer }
    let layer = (Self.layerClass as? CALayer.Type ?? CALayer.self).init()
    layer.view = self
    rareState.layer = layer
    return layer
  }

  /// Whether a recogniser of the view may begin; never asked here.
  open func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }

  /// Whether the view can have the focus of a keyboard or remote control.
  open var canBecomeFocused: Bool { false }

  /// Whether the view has that focus.
  open var isFocused: Bool { false }

  /// Whether the content follows the language's direction.
  open var semanticContentAttribute: UIView.SemanticContentAttribute {
    get { rare?.semantic ?? .unspecified }
    set {
      guard newValue != semanticContentAttribute else { return }
      rareState.semantic = newValue
      setNeedsLayout()
      invalidateIsland(.structure)
    }
  }
  /// The insets of the rectangle on which constraints act, in the frame.
  open var alignmentRectInsets: UIEdgeInsets { .zero }
  /// The view whose first baseline is this view's.
  open var forFirstBaselineLayout: UIView { self }
  /// The view whose last baseline is this view's.
  open var forLastBaselineLayout: UIView { self }
  /// The space at the edges that bars and the device's corners cover (rule AL-16).
  ///
  /// - Complexity: O(depth) where a safe area was ever set, else O(1).
  open var safeAreaInsets: UIEdgeInsets { SafeArea.isKnown ? coveredInsets : .zero }
  /// The margins in points; 8 by default.
  ///
  /// A change takes effect in the next layout pass.
  open var layoutMargins: UIEdgeInsets {
    get { currentMargins }
    set { setMargins(newValue) }
  }
  /// The margins by reading direction, in points; they set and read ``layoutMargins``.
  open var directionalLayoutMargins: NSDirectionalEdgeInsets {
    get { currentDirectionalMargins }
    set { setDirectionalMargins(newValue) }
  }
  /// Attaches a recogniser to the view.
  open func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    attach(gestureRecognizer)
  }

  // MARK: The view tree

  /// The text in the view tree: a label's text, a button's title, a field's text.
  open var treeText: String? { nil }

  /// Passes further attributes for the view tree to a closure, in a fixed order.
  open func writeTreeAttributes(_ attribute: (_ name: String, _ value: String) -> Void) {}

  /// Whether subviews are clipped to the bounds; false by default.
  open var clipsToBounds: Bool {
    get { flags.contains(.clips) }
    set { flags.set(.clips, newValue) }
  }

  /// Whether the view covers its bounds; stored, without effect here.
  open var isOpaque: Bool {
    get { !flags.contains(.notOpaque) }
    set { flags.set(.notOpaque, !newValue) }
  }

  /// The traits of the simulated device, which are the same for all views.
  open var traitCollection: UITraitCollection { UITraitCollection.current }

  /// Inserts a view at an index among the subviews; 0 is at the back.
  open func insertSubview(_ view: UIView, at index: Int) {
    insert(view, at: min(max(index, 0), subviewStorage.count))
  }

  /// Inserts a view directly in front of a subview.
  open func insertSubview(_ view: UIView, aboveSubview sibling: UIView) {
    guard let index = position(of: sibling, excluding: view) else { return }
    insert(view, at: index + 1)
  }

  /// Inserts a view directly behind a subview.
  open func insertSubview(_ view: UIView, belowSubview sibling: UIView) {
    guard let index = position(of: sibling, excluding: view) else { return }
    insert(view, at: index)
  }

  /// Moves a subview in front of its siblings.
  open func bringSubviewToFront(_ view: UIView) {
    reorder(view) { $0.append(view) }
  }

  /// Moves a subview behind its siblings.
  open func sendSubviewToBack(_ view: UIView) {
    reorder(view) { $0.insert(view, at: 0) }
  }

  // MARK: Coordinates and relatives

  /// Converts a point to another view's coordinates; nil stands for the window.
  ///
  /// - Complexity: O(depth of both views).
  open func convert(_ point: CGPoint, to view: UIView?) -> CGPoint { convertOut(point, view) }

  /// Converts a point from another view's coordinates; nil stands for the window.
  open func convert(_ point: CGPoint, from view: UIView?) -> CGPoint { convertIn(point, view) }

  /// Converts a rectangle to another view's coordinates, as the bounding box of its corners.
  open func convert(_ rect: CGRect, to view: UIView?) -> CGRect { convertOut(rect, view) }

  /// Converts a rectangle from another view's coordinates, as the bounding box of its corners.
  open func convert(_ rect: CGRect, from view: UIView?) -> CGRect { convertIn(rect, view) }

  /// Exchanges two subviews by their indices.
  open func exchangeSubview(at index1: Int, withSubviewAt index2: Int) {
    exchangeSubview(index1, index2)
  }

  /// Whether the view is another view or a descendant of it.
  open func isDescendant(of view: UIView) -> Bool { isDescendant(view) }

  /// The first view of the subtree with a tag, this view included, in depth-first order.
  open func viewWithTag(_ tag: Int) -> UIView? { firstView(tagged: tag) }

  // MARK: Constraints

  /// The margins and sizes that change with the superview's size; none by default.
  open var autoresizingMask: UIView.AutoresizingMask {
    get { AutoresizingMask(rawValue: UInt(flags.autoresizingBits)) }
    set { flags.autoresizingBits = UInt64(newValue.rawValue & 0x3F) }
  }

  /// Whether subviews are resized by their masks when this view's size changes; true by default.
  open var autoresizesSubviews: Bool {
    get { !flags.contains(.keepsSubviewSizes) }
    set { flags.set(.keepsSubviewSizes, !newValue) }
  }

  /// The priority with which the view resists growing beyond its intrinsic size.
  open func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    contentHuggingPriority(axis)
  }

  /// Sets the priority with which the view resists growing beyond its intrinsic size.
  open func setContentHuggingPriority(
    _ priority: UILayoutPriority,
    for axis: NSLayoutConstraint.Axis
  ) { setContentHuggingPriority(priority, axis) }

  /// The priority with which the view resists shrinking below its intrinsic size.
  open func contentCompressionResistancePriority(for axis: NSLayoutConstraint.Axis)
    -> UILayoutPriority
  { contentCompressionResistancePriority(axis) }

  /// Sets the priority with which the view resists shrinking below its intrinsic size.
  open func setContentCompressionResistancePriority(
    _ priority: UILayoutPriority,
    for axis: NSLayoutConstraint.Axis
  ) { setContentCompressionResistancePriority(priority, axis) }

  /// The active constraints that the view holds, not those of its subviews.
  open var constraints: [NSLayoutConstraint] { constraintStorage }

  /// Activates a constraint in the view's list; the view must hold both items or be one of them.
  open func addConstraint(_ constraint: NSLayoutConstraint) { activate(constraint) }

  /// Activates constraints in the view's list, one after the other.
  open func addConstraints(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { addConstraint(constraint) }
  }

  /// Deactivates a constraint if the view holds it.
  open func removeConstraint(_ constraint: NSLayoutConstraint) {
    if constraint.owner === self { constraint.deactivate() }
  }

  /// Deactivates those of the constraints that the view holds.
  open func removeConstraints(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { removeConstraint(constraint) }
  }

  /// The guides that were added, without those for the margins and the safe area.
  open var layoutGuides: [UILayoutGuide] { rare?.layoutGuides ?? [] }

  /// Adds a guide, taking it from its former owner.
  open func addLayoutGuide(_ layoutGuide: UILayoutGuide) { adopt(layoutGuide) }

  /// Removes a guide and the constraints that name it.
  open func removeLayoutGuide(_ layoutGuide: UILayoutGuide) { release(layoutGuide) }

  /// The baseline of the first line of text; the top edge of views without text.
  open var firstBaselineAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .firstBaseline) }

  /// The baseline of the last line of text; the bottom edge of views without text.
  open var lastBaselineAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .lastBaseline) }

  /// Whether the mask places the view; false if constraints do.
  open var translatesAutoresizingMaskIntoConstraints: Bool {
    get { isPlacedByMask }
    set { isPlacedByMask = newValue }
  }

  /// The rectangle inside the layout margins.
  open var layoutMarginsGuide: UILayoutGuide { marginsGuide }

  /// The rectangle inside the safe area, which bars and the device's corners leave.
  open var safeAreaLayoutGuide: UILayoutGuide { safeAreaGuide }

  /// The rectangle for readable text; here it equals the margins' guide.
  open var readableContentGuide: UILayoutGuide { readableGuide }

  /// The rectangle of the keyboard, which never shows here: the bottom strip outside the safe area.
  open var keyboardLayoutGuide: UILayoutGuide { keyboardGuide }

  // MARK: Others

  /// Whether the view receives several touches at once; stored, without effect here.
  open var isMultipleTouchEnabled: Bool {
    get { flags.contains(.multipleTouch) }
    set { flags.set(.multipleTouch, newValue) }
  }

  /// Whether the view alone receives touches; stored, without effect here.
  open var isExclusiveTouch: Bool {
    get { flags.contains(.exclusiveTouch) }
    set { flags.set(.exclusiveTouch, newValue) }
  }

  /// How the tint colour is shown; stored, without effect here.
  open var tintAdjustmentMode: UIView.TintAdjustmentMode {
    get { rare?.tintAdjustmentMode ?? .automatic }
    set { rareState.tintAdjustmentMode = newValue }
  }

  /// The view whose alpha masks this one; nil by default.
  open var mask: UIView? {
    get { rare?.mask }
    set { rareState.mask = newValue }
  }

  /// The direction in which leading comes before trailing in this view.
  open var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    semanticContentAttribute == .forceRightToLeft ? .rightToLeft : .leftToRight
  }

  /// Detaches a recogniser from the view.
  open func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    detach(gestureRecognizer)
  }

  /// The identifier for state restoration.
  open var restorationIdentifier: String? {
    get { rare?.restorationIdentifier }
    set { rareState.restorationIdentifier = newValue }
  }

  /// The attached recognisers; nil without any.
  open var gestureRecognizers: [UIGestureRecognizer]? {
    get { recognisers }
    set { recognisers = newValue }
  }
}
