/// A control that is on or off.
@preconcurrency @MainActor
open class UISwitch: UIControl {
  /// Whether the switch is on.
  open var isOn = false
  /// The tint while on.
  open var onTintColor: UIColor?
  /// The tint of the thumb.
  open var thumbTintColor: UIColor?
  /// The title beside the switch, on Macs.
  open var title: String?

  /// Creates a switch; its size is fixed, as in UIKit.
  public override init(frame: CGRect) {
    super.init(frame: CGRect(origin: frame.origin, size: UISwitch.standardSize))
  }

  /// Creates a switch from the nib that is being instantiated.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// The size in stored documents.
  private static let standardSize = CGSize(width: 51, height: 31)

  /// The element that Interface Builder writes.
  open override class var interfaceBuilderElement: String { "switch" }
  /// The properties that are set by name.
  package override class var keyedAttributes: [KeyedAttribute] {
    [
      KeyedAttribute("on", for: .all) { (control: UISwitch, value: Bool) in control.isOn = value }
    ] + super.keyedAttributes
  }
  /// It is seen whatever is set on it.
  package override class var alwaysShowsContent: Bool { true }
  /// Turns the switch on or off without an event.
  open func setOn(_ on: Bool, animated: Bool) { isOn = on }
  /// The fixed size.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { UISwitch.standardSize }
  /// A switch of 51 × 31 is aligned as 49 × 31, as documents that Interface Builder saved show.
  open override var alignmentRectInsets: UIEdgeInsets {
    UIEdgeInsets(top: 0, left: 0, bottom: 0, right: 2)
  }

  /// The fixed size.
  open override var intrinsicContentSize: CGSize { UISwitch.standardSize }
  /// The state for the view tree.
  open override func writeTreeAttributes(_ attribute: (String, String) -> Void) {
    attribute("on", isOn ? "YES" : "NO")
  }
}

extension ElementClasses {
  var `switch`: AnyClass { UISwitch.self }
}
