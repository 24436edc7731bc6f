/// The part of Core Animation's layer that code and runtime attributes of nibs set.
///
/// Nothing is drawn: most properties are stored only. Those that mean something to layout or touches (position,
/// bounds, opacity, hidden, z position, clipping) read and write the view.
@MainActor
open class CALayer: NSObject {
  weak var view: UIView?
  /// The radius of the corners in points.
  open var cornerRadius: CGFloat = 0
  /// The width of the border in points.
  open var borderWidth: CGFloat = 0
  /// The colour of the border.
  open var borderColor: CGColor?
  /// The colour of the shadow.
  open var shadowColor: CGColor?
  /// The opacity of the shadow.
  open var shadowOpacity: Float = 0
  /// The offset of the shadow in points.
  open var shadowOffset = CGSize(width: 0, height: -3)
  /// The blur radius of the shadow in points.
  open var shadowRadius: CGFloat = 3
  /// Whether the layer is drawn once and kept.
  open var shouldRasterize = false
  /// The scale of the kept drawing.
  open var rasterizationScale: CGFloat = 1
  /// A name for the layer.
  open var name: String?

  /// Creates a layer without a view.
  public override init() { super.init() }

  /// The frame of the view.
  open var frame: CGRect {
    get { view?.frame ?? .zero }
    set { view?.frame = newValue }
  }
  /// The bounds of the view.
  open var bounds: CGRect {
    get { view?.bounds ?? .zero }
    set { view?.bounds = newValue }
  }
  /// The centre of the view.
  open var position: CGPoint {
    get { view?.center ?? .zero }
    set { view?.center = newValue }
  }
  /// The opacity of the view.
  open var opacity: Float {
    get { Float(view?.alpha ?? 1) }
    set { view?.alpha = CGFloat(newValue) }
  }
  /// Whether the view is hidden.
  open var isHidden: Bool {
    get { view?.isHidden ?? false }
    set { view?.isHidden = newValue }
  }
  /// Whether sublayers are clipped.
  open var masksToBounds: Bool {
    get { view?.clipsToBounds ?? false }
    set { view?.clipsToBounds = newValue }
  }
  /// The order among siblings; higher is nearer.
  open var zPosition: CGFloat {
    get { view?.rare?.zPosition ?? 0 }
    set { view?.rareState.zPosition = newValue }
  }
  /// The background of the view.
  open var backgroundColor: CGColor? {
    get { view?.backgroundColor?.cgColor }
    set { view?.backgroundColor = newValue.map { UIColor(cgColor: $0) } }
  }
}
