/// Whether any view was ever given a safe area.
///
/// Until then no view looks for its own, so that lists without one pay nothing for it.
enum SafeArea {
  nonisolated(unsafe) static var isKnown = false
}

extension UIView {
  /// Sets the safe area; for containers and the environment, not for users' code.
  public func setSafeAreaInsets(_ insets: UIEdgeInsets) {
    guard insets != rare?.safeAreaInsets ?? .zero else { return }
    rareState.safeAreaInsets = insets
    safeAreaChanged()
    (self as? UIWindow)?.rootViewController?.viewIfLoaded?.setSafeAreaInsets(insets)
  }

  /// Sets what the view's controller adds to the safe area.
  final func setAdditionalSafeArea(_ insets: UIEdgeInsets) {
    guard insets != rare?.additionalSafeArea ?? .zero else { return }
    rareState.additionalSafeArea = insets
    safeAreaChanged()
  }

  /// The part of the safe area that was set for the view itself, with what its controller adds.
  final var ownSafeArea: UIEdgeInsets {
    guard let rare else { return .zero }
    return (rare.safeAreaInsets ?? .zero) + rare.additionalSafeArea
  }

  /// The safe area: the own one, and what reaches in from the superview.
  final var coveredInsets: UIEdgeInsets { ownSafeArea + inheritedSafeArea }

  /// How far the superview's safe area reaches into the frame; zero for a view that was given its own.
  ///
  /// The content of a scroll view has none, since insets keep it clear of bars.
  private var inheritedSafeArea: UIEdgeInsets {
    guard rare?.safeAreaInsets == nil, let superview = superviewStorage,
      !(superview is UIScrollView)
    else { return .zero }
    return frame.covered(by: superview.safeAreaInsets, of: superview.bounds)
  }

  /// Tells the view, and lays out anew what is placed by the safe area: controllers' views and scroll views below.
  ///
  /// - Complexity: O(views below, but not inside of scroll views).
  private func safeAreaChanged() {
    SafeArea.isKnown = true
    safeAreaInsetsDidChange()
    controllerStorage?.viewSafeAreaInsetsDidChange()
    setNeedsLayout()
    invalidateIsland(.structure)
    var waiting = self is UIScrollView ? [] : subviewStorage
    while let view = waiting.popLast() {
      let scrolls = view is UIScrollView
      if scrolls || view.controllerStorage != nil { view.setNeedsLayout() }
      if !scrolls { waiting += view.subviewStorage }
    }
  }
}

extension CGRect {
  /// How far insets of an outer rectangle reach into this one, on each side at most as far as they are wide.
  func covered(by safe: UIEdgeInsets, of outer: CGRect) -> UIEdgeInsets {
    UIEdgeInsets(
      top: min(safe.top, max(0, outer.minY + safe.top - minY)),
      left: min(safe.left, max(0, outer.minX + safe.left - minX)),
      bottom: min(safe.bottom, max(0, maxY - (outer.maxY - safe.bottom))),
      right: min(safe.right, max(0, maxX - (outer.maxX - safe.right)))
    )
  }
}

extension UIEdgeInsets {
  static func + (one: UIEdgeInsets, other: UIEdgeInsets) -> UIEdgeInsets {
    UIEdgeInsets(
      top: one.top + other.top,
      left: one.left + other.left,
      bottom: one.bottom + other.bottom,
      right: one.right + other.right
    )
  }
}
