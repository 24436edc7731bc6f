extension UIView {
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
  final var effectiveTintColor: UIColor {
    var view: UIView? = self
    while let next = view {
      if let color = next.rare?.tintColor { return color }
      view = next.superviewStorage
    }
    return .tintDefault
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

  /// The direction in which leading comes before trailing in this view.
  public var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    semanticContentAttribute == .forceRightToLeft ? .rightToLeft : .leftToRight
  }

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

  final func attach(_ gestureRecognizer: UIGestureRecognizer) {
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
