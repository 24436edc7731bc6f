/// A bar that shows how far something has come.
@preconcurrency @MainActor
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
  /// The properties that are set by name.
  package override class var keyedAttributes: [KeyedAttribute] {
    [
      KeyedAttribute("progress", for: .all) { (view: UIProgressView, value: Float) in
        view.progress = value
      }
    ] + super.keyedAttributes
  }
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

extension ElementClasses {
  var progressView: AnyClass { UIProgressView.self }
}
