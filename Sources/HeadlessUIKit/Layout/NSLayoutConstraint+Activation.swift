extension NSLayoutConstraint {
  /// The view that stands for an item in the hierarchy.
  static func view(of item: AnyObject?) -> UIView? {
    if let view = item as? UIView { return view }
    return (item as? UILayoutGuide)?.owningView
  }

  final func activate() {
    guard owner == nil else { return }
    guard let first = looseFirst, let firstView = NSLayoutConstraint.view(of: first) else {
      return
    }
    var common = firstView
    if let second = looseSecond {
      guard let secondView = NSLayoutConstraint.view(of: second),
        let shared = firstView.commonAncestor(with: secondView)
      else { return reportNoCommonAncestor(first, second) }
      common = shared
    }
    join(common)
  }

  /// Enters the list of a view that holds both items.
  final func join(_ view: UIView) {
    hold(looseFirst, looseSecond, in: view)
    markItemsConstrained()
    view.appendConstraint(self)
    view.setNeedsLayout()
    view.invalidateIsland(.structure)
  }

  final func deactivate() {
    guard let view = owner else { return }
    let (first, second) = (activeFirst, activeSecond)
    // A constraint that exists has left the source of those to be made.
    if let index = view.constraintList.lastIndex(where: { $0 === self }) {
      view.constraintList.remove(at: index)
    }
    becomeLoose(first, second)
    view.setNeedsLayout()
    view.invalidateIsland(.structure)
  }

  /// Keeps the items by weak reference from now on.
  final func becomeLoose(_ first: AnyObject?, _ second: AnyObject?) {
    rareState.hold(first, second)
    forgetItems()
  }

  /// The owner is being freed: the items may follow at any moment.
  nonisolated final func forgetItems() {
    firstReference = nil
    secondReference = nil
    ownerReference = nil
  }

  /// Marks the paths from the items to the owner, so that removal looks for constraints only where some are.
  final func markItemsConstrained() {
    guard let owner else { return }
    if let item = activeFirst { NSLayoutConstraint.mark(item, below: owner) }
    if let item = activeSecond { NSLayoutConstraint.mark(item, below: owner) }
  }

  static func mark(_ item: AnyObject, below owner: UIView) {
    guard let view = view(of: item), view !== owner else { return }
    view.flags.insert(.isConstrained)
    let top = Unmanaged.passUnretained(owner).toOpaque()
    guard view.superviewReference?.toOpaque() != top else { return }
    var ancestor = view.superviewStorage
    while let next = ancestor, next !== owner, !next.flags.contains(.subtreeIsConstrained) {
      next.flags.insert(.subtreeIsConstrained)
      ancestor = next.superviewStorage
    }
  }

  private func reportNoCommonAncestor(_ first: AnyObject, _ second: AnyObject) {
    UIKitException.raise(
      .generic,
      "Unable to activate constraint with anchors \(firstAttribute) of \(type(of: first)) and"
        + " \(secondAttribute) of \(type(of: second)) because they have no common ancestor.  Does the constraint or"
        + " its anchors reference items in different view hierarchies?  That's illegal."
    )
  }
}

extension UIView {
  /// The constraints that the view holds.
  public var constraints: [NSLayoutConstraint] { constraintStorage }

  /// Adds a constraint to the list of the view, which must hold both items.
  public func addConstraint(_ constraint: NSLayoutConstraint) {
    if constraint.owner === self { return }
    constraint.deactivate()
    for item in [constraint.looseFirst, constraint.looseSecond] {
      guard let item else { continue }
      guard NSLayoutConstraint.view(of: item)?.isDescendant(of: self) == true else {
        UIKitException.raise(
          .generic,
          "The view hierarchy is not prepared for the constraint: when added to a view, the constraint's items"
            + " must be descendants of that view (or the view itself)."
        )
        return
      }
    }
    constraint.join(self)
  }

  /// Adds constraints to the list of the view.
  public func addConstraints(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { addConstraint(constraint) }
  }

  /// Takes a constraint out of the list of the view.
  public func removeConstraint(_ constraint: NSLayoutConstraint) {
    if constraint.owner === self { constraint.deactivate() }
  }

  /// Takes constraints out of the list of the view.
  public func removeConstraints(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { removeConstraint(constraint) }
  }

  /// The nearest view that holds both views.
  ///
  /// - Complexity: O(depth of both).
  final func commonAncestor(with other: UIView) -> UIView? {
    if other === self { return self }
    if other.superviewStorage === self { return self }
    if superviewStorage === other { return other }
    var depth = 0
    var view: UIView? = self
    while let next = view?.superviewStorage {
      depth += 1
      view = next
    }
    var otherDepth = 0
    view = other
    while let next = view?.superviewStorage {
      otherDepth += 1
      view = next
    }
    var (left, right): (UIView?, UIView?) = (self, other)
    while depth > otherDepth {
      left = left?.superviewStorage
      depth -= 1
    }
    while otherDepth > depth {
      right = right?.superviewStorage
      otherDepth -= 1
    }
    while let one = left, let two = right, one !== two {
      left = one.superviewStorage
      right = two.superviewStorage
    }
    return left
  }

  /// Tells the ancestors up to the top that constraints may reach into this subtree.
  final func markSubtreeConstrained() {
    var view: UIView? = self
    while let next = view, !next.flags.contains(.subtreeIsConstrained) {
      next.flags.insert(.subtreeIsConstrained)
      view = next.superviewStorage
    }
  }

  /// Deactivates what ties this subtree to views outside, as UIKit does on removal.
  final func deactivateCrossingConstraints() {
    var ancestor = superviewStorage
    while let view = ancestor {
      for constraint in view.constraintStorage where constraint.reaches(into: self) {
        constraint.deactivate()
      }
      ancestor = view.superviewStorage
    }
  }
}

extension NSLayoutConstraint {
  /// Whether an item lies in a subtree.
  final func reaches(into view: UIView) -> Bool {
    NSLayoutConstraint.view(of: activeFirst)?.isDescendant(of: view) == true
      || NSLayoutConstraint.view(of: activeSecond)?.isDescendant(of: view) == true
  }
}
