extension UIView {
  /// The default margin of a view: 8 points on every side.
  static let defaultMargin: CGFloat = 8

  final var currentMargins: UIEdgeInsets {
    let margin = UIView.defaultMargin
    guard let rare else {
      return UIEdgeInsets(top: margin, left: margin, bottom: margin, right: margin)
    }
    if let explicit = rare.layoutMargins { return explicit }
    if let directional = rare.directionalLayoutMargins { return resolved(directional) }
    return UIEdgeInsets(top: margin, left: margin, bottom: margin, right: margin)
  }

  final func setMargins(_ margins: UIEdgeInsets) {
    guard margins != rare?.layoutMargins else { return }
    rareState.layoutMargins = margins
    rareState.directionalLayoutMargins = nil
    marginsChanged()
  }

  final var currentDirectionalMargins: NSDirectionalEdgeInsets {
    if let directional = rare?.directionalLayoutMargins { return directional }
    let margins = layoutMargins
    let flipped = effectiveUserInterfaceLayoutDirection == .rightToLeft
    return NSDirectionalEdgeInsets(
      top: margins.top,
      leading: flipped ? margins.right : margins.left,
      bottom: margins.bottom,
      trailing: flipped ? margins.left : margins.right
    )
  }

  final func setDirectionalMargins(_ margins: NSDirectionalEdgeInsets) {
    guard margins != rare?.directionalLayoutMargins else { return }
    rareState.directionalLayoutMargins = margins
    rareState.layoutMargins = nil
    marginsChanged()
  }

  /// Whether the margins were set, rather than being the class's default.
  public var hasExplicitLayoutMargins: Bool {
    rare?.layoutMargins != nil || rare?.directionalLayoutMargins != nil
  }

  /// Whether the superview's margins apply too, where they reach into the view's frame; false by default.
  public var preservesSuperviewLayoutMargins: Bool {
    get { flags.contains(.preservesMargins) }
    set {
      guard newValue != flags.contains(.preservesMargins) else { return }
      flags.set(.preservesMargins, newValue)
      invalidateIsland(.structure)
    }
  }

  /// Whether the safe area is added to the margins; true by default.
  public var insetsLayoutMarginsFromSafeArea: Bool {
    get { rare?.insetsLayoutMarginsFromSafeArea ?? true }
    set {
      guard newValue != insetsLayoutMarginsFromSafeArea else { return }
      rareState.insetsLayoutMarginsFromSafeArea = newValue
      invalidateIsland(.structure)
    }
  }

  private func marginsChanged() {
    layoutMarginsDidChange()
    setNeedsLayout()
    invalidateIsland(.structure)
  }

  private func resolved(_ insets: NSDirectionalEdgeInsets) -> UIEdgeInsets {
    let flipped = effectiveUserInterfaceLayoutDirection == .rightToLeft
    return UIEdgeInsets(
      top: insets.top,
      left: flipped ? insets.trailing : insets.leading,
      bottom: insets.bottom,
      right: flipped ? insets.leading : insets.trailing
    )
  }
}
