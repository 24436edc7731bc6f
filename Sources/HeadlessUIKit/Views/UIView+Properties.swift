extension UIView {
  /// Whether subviews are clipped to the bounds; false by default.
  public var clipsToBounds: Bool {
    get { flags.contains(.clips) }
    set { flags.set(.clips, newValue) }
  }

  /// Whether the view covers its bounds; stored, without effect here.
  public var isOpaque: Bool {
    get { !flags.contains(.notOpaque) }
    set { flags.set(.notOpaque, !newValue) }
  }

  /// Whether the view receives several touches at once; stored, without effect here.
  public var isMultipleTouchEnabled: Bool {
    get { flags.contains(.multipleTouch) }
    set { flags.set(.multipleTouch, newValue) }
  }

  /// Whether the view alone receives touches; stored, without effect here.
  public var isExclusiveTouch: Bool {
    get { flags.contains(.exclusiveTouch) }
    set { flags.set(.exclusiveTouch, newValue) }
  }

  /// The tint colour; without one, that of the nearest ancestor.
  public var tintColor: UIColor {
    get {
      var view: UIView? = self
      while let next = view {
        if let color = next.rare?.tintColor { return color }
        view = next.superviewStorage
      }
      return .tintDefault
    }
    set {
      rareState.tintColor = newValue
      tintColorDidChange()
    }
  }

  /// How the tint colour is shown; stored, without effect here.
  public var tintAdjustmentMode: UIView.TintAdjustmentMode {
    get { rare?.tintAdjustmentMode ?? .automatic }
    set { rareState.tintAdjustmentMode = newValue }
  }

  /// The part of the content that stretches, in unit coordinates; stored, without effect here.
  public var contentStretch: CGRect {
    get { rare?.contentStretch ?? CGRect(x: 0, y: 0, width: 1, height: 1) }
    set { rareState.contentStretch = newValue }
  }

  /// The view whose alpha masks this one; nil by default.
  public var mask: UIView? {
    get { rare?.mask }
    set { rareState.mask = newValue }
  }

  /// The layer: an object that mostly reads and writes properties of the view.
  public var layer: CALayer {
    if let layer = rare?.layer { return layer }
    let layer = CALayer()
    layer.view = self
    rareState.layer = layer
    return layer
  }

  /// Whether the content follows the language's direction.
  public var semanticContentAttribute: UIView.SemanticContentAttribute {
    get { rare?.semantic ?? .unspecified }
    set { rareState.semantic = newValue }
  }

  /// The direction in which leading comes before trailing in this view.
  public var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    semanticContentAttribute == .forceRightToLeft ? .rightToLeft : .leftToRight
  }

  /// The traits of the simulated device, which are the same for all views.
  public var traitCollection: UITraitCollection { UITraitCollection.current }

  /// The attached recognisers; nil without any.
  public var gestureRecognizers: [UIGestureRecognizer]? {
    get {
      guard let list = rare?.gestureRecognizers, !list.isEmpty else { return nil }
      return list
    }
    set {
      for old in rare?.gestureRecognizers ?? [] { old.view = nil }
      rareState.gestureRecognizers = newValue ?? []
      for new in newValue ?? [] { new.view = self }
    }
  }

  /// Attaches a recogniser to the view.
  public func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    gestureRecognizer.view?.removeGestureRecognizer(gestureRecognizer)
    rareState.gestureRecognizers.append(gestureRecognizer)
    gestureRecognizer.view = self
  }

  /// Detaches a recogniser from the view.
  public func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    rare?.gestureRecognizers.removeAll { $0 === gestureRecognizer }
    if gestureRecognizer.view === self { gestureRecognizer.view = nil }
  }
}

extension UIView {
  /// The identifier by which tests find the view.
  public var accessibilityIdentifier: String? {
    get { rare?.accessibilityIdentifier }
    set { rareState.accessibilityIdentifier = newValue }
  }

  /// The text that assistive technology reads out.
  public var accessibilityLabel: String? {
    get { rare?.accessibilityLabel }
    set { rareState.accessibilityLabel = newValue }
  }

  /// The hint that assistive technology reads out.
  public var accessibilityHint: String? {
    get { rare?.accessibilityHint }
    set { rareState.accessibilityHint = newValue }
  }

  /// The value that assistive technology reads out.
  public var accessibilityValue: String? {
    get { rare?.accessibilityValue }
    set { rareState.accessibilityValue = newValue }
  }

  /// The accessibility traits, with UIKit's bits.
  public var accessibilityTraits: UInt64 {
    get { rare?.accessibilityTraits ?? 0 }
    set { rareState.accessibilityTraits = newValue }
  }

  /// Whether assistive technology treats the view as one element.
  public var isAccessibilityElement: Bool {
    get { rare?.isAccessibilityElement ?? false }
    set { rareState.isAccessibilityElement = newValue }
  }

  /// The identifier for state restoration.
  public var restorationIdentifier: String? {
    get { rare?.restorationIdentifier }
    set { rareState.restorationIdentifier = newValue }
  }

  /// The class that a document or suite declared, if the view is an instance of a stand-in.
  public var declaredClassName: String? {
    get { rare?.declaredClassName }
    set { if newValue != nil || rare != nil { rareState.declaredClassName = newValue } }
  }

  /// Values for keys without a property: dynamic outlets, and runtime attributes of lenient classes.
  public var dynamicValues: [String: Any] {
    get { rare?.dynamicValues ?? [:] }
    set { if rare != nil || !newValue.isEmpty { rareState.dynamicValues = newValue } }
  }
}
