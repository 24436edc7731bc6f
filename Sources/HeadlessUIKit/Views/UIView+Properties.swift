extension UIView {
  /// The tint colour; without one, that of the nearest ancestor.
  final var effectiveTintColor: UIColor {
    var view: UIView? = self
    while let next = view {
      if let color = next.rare?.tintColor { return color }
      view = next.superviewStorage
    }
    return .tintDefault
  }

  /// Tells this view and those below that have no tint of their own (rule VW-11).
  final func tellTint() {
    tintColorDidChange()
    for view in subviewStorage where view.rare?.tintColor == nil { view.tellTint() }
  }

  /// The part of the content that stretches, in unit coordinates; stored, without effect here.
  public var contentStretch: CGRect {
    get { rare?.contentStretch ?? CGRect(x: 0, y: 0, width: 1, height: 1) }
    set { rareState.contentStretch = newValue }
  }

  final var recognisers: [UIGestureRecognizer]? {
    get {
      guard let list = rare?.gestureRecognizers, !list.isEmpty else { return nil }
      return list
    }
    set {
      // A recogniser has one view.
      for new in newValue ?? [] { new.view?.detach(new) }
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

  final func detach(_ gestureRecognizer: UIGestureRecognizer) {
    rare?.gestureRecognizers.removeAll { $0 === gestureRecognizer }
    if gestureRecognizer.view === self { gestureRecognizer.view = nil }
  }
}

extension UIView {
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
