/// The part of Core Animation's layer that code and runtime attributes of nibs set.
///
/// The engine draws nothing, so most properties are stored only. Position, bounds, opacity, hidden,
/// z position and clipping affect layout or touches: they read and write the view.
@preconcurrency @MainActor
open class CALayer: NSObject {
  weak var view: UIView?
  /// The radius of the corners in points; 0 by default.
  open var cornerRadius: CGFloat = 0
  /// The width of the border in points; 0 by default.
  open var borderWidth: CGFloat = 0
  /// The colour of the border; nil by default.
  open var borderColor: CGColor?
  /// The colour of the shadow; nil by default.
  open var shadowColor: CGColor?
  /// The opacity of the shadow from 0 to 1; 0 by default.
  open var shadowOpacity: Float = 0
  /// The path of the shadow; nil for the outline of the content.
  open var shadowPath: CGPath?
  /// The corners that are round; all by default.
  open var maskedCorners: CACornerMask = [
    .layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner,
  ]
  /// The curve of the corners; stored, without effect here.
  open var cornerCurve = CALayerCornerCurve.circular
  /// The point of the bounds that stands at the position; moves nothing here.
  open var anchorPoint = CGPoint(x: 0.5, y: 0.5)
  /// The depth of that point; stored, without effect here.
  open var anchorPointZ: CGFloat = 0
  /// The transform; its part in the plane is that of the view.
  open var transform: CATransform3D {
    get {
      guard let view, CATransform3DGetAffineTransform(ownTransform) != view.transform else {
        return ownTransform
      }
      return CATransform3DMakeAffineTransform(view.transform)
    }
    set {
      ownTransform = newValue
      view?.transform = CATransform3DGetAffineTransform(newValue)
    }
  }
  private final var ownTransform = CATransform3DIdentity
  /// The transform of the sublayers; stored, without effect here.
  open var sublayerTransform = CATransform3DIdentity
  /// Whether the back is shown; stored, without effect here.
  open var isDoubleSided = true
  /// What the layer shows; stored, without effect here.
  open var contents: Any?
  /// The number of pixels per point; stored, without effect here.
  open var contentsScale: CGFloat = 1
  /// How the contents fill the bounds; stored, without effect here.
  open var contentsGravity = CALayerContentsGravity.resize
  /// The part of the contents that is shown; stored, without effect here.
  open var contentsRect = CGRect(x: 0, y: 0, width: 1, height: 1)
  /// The layer whose opacity masks this one; stored, without effect here.
  open var mask: CALayer?
  /// Whether opacity applies to the layer as a whole; stored, without effect here.
  open var allowsGroupOpacity = true
  /// Whether edges are smoothed; stored, without effect here.
  open var allowsEdgeAntialiasing = false
  /// Whether drawing happens on other threads; stored, without effect here.
  open var drawsAsynchronously = false
  /// Whether new bounds draw again; stored, without effect here.
  open var needsDisplayOnBoundsChange = false
  /// How images are made smaller; stored, without effect here.
  open var minificationFilter = CALayerContentsFilter.linear
  /// How images are made larger; stored, without effect here.
  open var magnificationFilter = CALayerContentsFilter.linear
  /// The filter of what is behind; stored, without effect here.
  open var compositingFilter: Any?
  /// The filters of the content; stored, without effect here.
  open var filters: [Any]?
  /// Changes that animate; stored, without effect here.
  open var actions: [String: any CAAction]?
  /// The pace of time; stored, without effect here.
  open var speed: Float = 1
  /// The offset of time in seconds; stored, without effect here.
  open var timeOffset: CFTimeInterval = 0
  /// The beginning of time in seconds; stored, without effect here.
  open var beginTime: CFTimeInterval = 0
  /// The duration in seconds; stored, without effect here.
  open var duration: CFTimeInterval = 0
  /// What helps with the content; stored, never asked.
  open weak var delegate: (any CALayerDelegate)?
  /// The layers within, from the back to the front, without those of subviews.
  open var sublayers: [CALayer]? {
    didSet {
      oldValue?.forEach { $0.superlayer = nil }
      sublayers?.forEach { $0.superlayer = self }
    }
  }
  /// The layer that holds this one.
  open internal(set) weak var superlayer: CALayer?
  private var animations: [(key: String, animation: CAAnimation)] = []
  private var ownBounds = CGRect.zero
  private var ownPosition = CGPoint.zero
  private var ownState: (opacity: Float, isHidden: Bool, masks: Bool) = (1, false, false)
  private var ownZPosition: CGFloat = 0
  private var ownColor: CGColor?
  /// The offset of the shadow in points; 3 upwards by default.
  open var shadowOffset = CGSize(width: 0, height: -3)
  /// The blur radius of the shadow in points; 3 by default.
  open var shadowRadius: CGFloat = 3
  /// Whether the layer is drawn once as a bitmap; stored, without effect here.
  open var shouldRasterize = false
  /// The scale of that bitmap; stored, without effect here.
  open var rasterizationScale: CGFloat = 1
  /// A name for the program's own use; nil by default.
  open var name: String?

  /// Creates a layer without a view.
  public required override init() { super.init() }

  /// Creates a layer from the nib that is being instantiated.
  public required init?(coder: NSCoder) { super.init() }

  /// Creates a copy for showing; it shows nothing.
  public init(layer: Any) { super.init() }

  /// The frame, that of the view where there is one.
  open var frame: CGRect {
    get {
      if let view { return view.frame }
      let size = ownBounds.size
      let corner = CGPoint(
        x: ownPosition.x - anchorPoint.x * size.width,
        y: ownPosition.y - anchorPoint.y * size.height
      )
      return CGRect(origin: corner, size: size)
    }
    set {
      if let view {
        view.frame = newValue
        return
      }
      ownBounds.size = newValue.size
      ownPosition = CGPoint(
        x: newValue.minX + anchorPoint.x * newValue.width,
        y: newValue.minY + anchorPoint.y * newValue.height
      )
    }
  }
  /// The bounds, those of the view where there is one.
  open var bounds: CGRect {
    get { view?.bounds ?? ownBounds }
    set { if let view { view.bounds = newValue } else { ownBounds = newValue } }
  }
  /// The position in the layer around it: the centre of the view.
  open var position: CGPoint {
    get { view?.center ?? ownPosition }
    set { if let view { view.center = newValue } else { ownPosition = newValue } }
  }
  /// The opacity, from 0 to 1.
  open var opacity: Float {
    get { view.map { Float($0.alpha) } ?? ownState.opacity }
    set { if let view { view.alpha = CGFloat(newValue) } else { ownState.opacity = newValue } }
  }
  /// Whether the layer is hidden; sets the view's own property.
  open var isHidden: Bool {
    get { view?.isHidden ?? ownState.isHidden }
    set { if let view { view.isHidden = newValue } else { ownState.isHidden = newValue } }
  }
  /// Whether sublayers, or the view's subviews, are clipped.
  open var masksToBounds: Bool {
    get { view?.clipsToBounds ?? ownState.masks }
    set { if let view { view.clipsToBounds = newValue } else { ownState.masks = newValue } }
  }
  /// The order among siblings; higher is nearer to the front.
  open var zPosition: CGFloat {
    get { view.map { $0.rare?.zPosition ?? 0 } ?? ownZPosition }
    set { if let view { view.rareState.zPosition = newValue } else { ownZPosition = newValue } }
  }
  /// The background colour.
  open var backgroundColor: CGColor? {
    get { view.map { $0.backgroundColor?.cgColor } ?? ownColor }
    set {
      if let view {
        view.backgroundColor = newValue.map { UIColor(cgColor: $0) }
      } else {
        ownColor = newValue
      }
    }
  }

  /// Adds a layer in front of the others.
  open func addSublayer(_ layer: CALayer) {
    insertSublayer(layer, at: UInt32(sublayers?.count ?? 0))
  }

  /// Adds a layer at a place.
  open func insertSublayer(_ layer: CALayer, at index: UInt32) {
    layer.removeFromSuperlayer()
    var layers = sublayers ?? []
    layers.insert(layer, at: min(Int(index), layers.count))
    sublayers = layers
  }

  /// Takes the layer out of the layer around it.
  open func removeFromSuperlayer() {
    guard let superlayer else { return }
    superlayer.sublayers?.removeAll { $0 === self }
  }

  /// Asks for a pass of layout of the view.
  open func setNeedsLayout() { view?.setNeedsLayout() }
  /// Lays out the view.
  open func layoutIfNeeded() { view?.layoutIfNeeded() }
  /// Places sublayers; never called here.
  open func layoutSublayers() {}
  /// Asks for drawing; nothing is drawn.
  open func setNeedsDisplay() {}
  /// Draws at once; nothing is drawn.
  open func displayIfNeeded() {}
  /// Provides the contents; never called here.
  open func display() {}
  /// Draws the contents; never called here.
  open func draw(in ctx: CGContext) {}
  /// Whether the layer covers its bounds; stored only.
  open var isOpaque: Bool {
    get { stored("isOpaque", false) }
    set { store("isOpaque", newValue) }
  }
  /// Whether the vertical axis points up; stored only.
  open var isGeometryFlipped: Bool {
    get { stored("isGeometryFlipped", false) }
    set { store("isGeometryFlipped", newValue) }
  }
  /// The part of the content that stretches, in unit coordinates; stored only.
  open var contentsCenter: CGRect {
    get { stored("contentsCenter", CGRect(x: 0, y: 0, width: 1, height: 1)) }
    set { store("contentsCenter", newValue) }
  }
  /// The part of the bounds that superlayers show: all of it here.
  open var visibleRect: CGRect { bounds }
  /// The frame's size, which is preferred.
  open func preferredFrameSize() -> CGSize { bounds.size }
  /// The deepest layer at a point in the superlayer's coordinates.
  open func hitTest(_ p: CGPoint) -> CALayer? {
    guard !isHidden, frame.contains(p) else { return nil }
    let inside = CGPoint(x: p.x - frame.minX + bounds.minX, y: p.y - frame.minY + bounds.minY)
    for layer in (sublayers ?? []).reversed() {
      if let found = layer.hitTest(inside) { return found }
    }
    return self
  }
  /// Whether the layer will be laid out.
  open func needsLayout() -> Bool { false }
  /// The value that a property has from the start.
  open class func defaultValue(forKey key: String) -> Any? { nil }
  /// The action that runs when a property changes.
  open class func defaultAction(forKey event: String) -> (any CAAction)? { nil }
  /// Whether a property draws the layer again.
  open class func needsDisplay(forKey key: String) -> Bool { false }
  /// The change that a property's new value animates.
  open func action(forKey event: String) -> (any CAAction)? { nil }

  /// Adds an animation, which is kept and not shown.
  open func add(_ anim: CAAnimation, forKey key: String?) {
    if let key { removeAnimation(forKey: key) }
    animations.append((key ?? "", anim))
  }
  /// The animation that was added under a key.
  open func animation(forKey key: String) -> CAAnimation? {
    animations.last { $0.key == key }?.animation
  }
  /// The keys of the animations.
  open func animationKeys() -> [String]? { animations.isEmpty ? nil : animations.map(\.key) }
  /// Removes the animation of a key.
  open func removeAnimation(forKey key: String) { animations.removeAll { $0.key == key } }
  /// Removes all animations.
  open func removeAllAnimations() { animations = [] }
}
