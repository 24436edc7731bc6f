/// A view that applies an effect; nothing is drawn here.
@preconcurrency @MainActor
open class UIVisualEffectView: UIView {
  /// The effect; it does not change layout.
  open var effect: UIVisualEffect?
  private var contentStorage: UIView?

  /// Creates a view of an effect.
  public init(effect: UIVisualEffect?) {
    self.effect = effect
    super.init(frame: .zero)
  }

  /// Creates a view without an effect.
  public override convenience init(frame: CGRect) {
    self.init(effect: nil)
    self.frame = frame
  }

  /// Creates a view from the nib that is being instantiated.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// The element that Interface Builder writes.
  open override class var interfaceBuilderElement: String { "visualEffectView" }

  /// The view for subviews, as large as the effect view; made on first use.
  open var contentView: UIView {
    if let contentStorage { return contentStorage }
    let view = UIView(frame: CGRect(origin: .zero, size: bounds.size))
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.flags.insert(.isContentView)
    contentStorage = view
    addSubview(view)
    return view
  }

  /// Sets the content view of a nib.
  public func setContentView(_ view: UIView) {
    contentStorage?.removeFromSuperview()
    contentStorage = view
    view.flags.insert(.isContentView)
    // The content view always fills the effect view, whatever frame the document has.
    view.frame = CGRect(origin: .zero, size: bounds.size)
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    if view.superviewStorage !== self { addSubview(view) }
  }
}

extension ElementClasses {
  var visualEffectView: AnyClass { UIVisualEffectView.self }
}
