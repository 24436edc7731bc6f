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
  /// The centre of the view, in its superview's coordinates.
  open var position: CGPoint {
    get { view?.center ?? .zero }
    set { view?.center = newValue }
  }
  /// The opacity of the view, from 0 to 1.
  open var opacity: Float {
    get { Float(view?.alpha ?? 1) }
    set { view?.alpha = CGFloat(newValue) }
  }
  /// Whether the view is hidden; sets the view's own property.
  open var isHidden: Bool {
    get { view?.isHidden ?? false }
    set { view?.isHidden = newValue }
  }
  /// Whether the view clips its subviews.
  open var masksToBounds: Bool {
    get { view?.clipsToBounds ?? false }
    set { view?.clipsToBounds = newValue }
  }
  /// The order among siblings; higher is nearer to the front.
  open var zPosition: CGFloat {
    get { view?.rare?.zPosition ?? 0 }
    set { view?.rareState.zPosition = newValue }
  }
  /// The background colour of the view.
  open var backgroundColor: CGColor? {
    get { view?.backgroundColor?.cgColor }
    set { view?.backgroundColor = newValue.map { UIColor(cgColor: $0) } }
  }
}
