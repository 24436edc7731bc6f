extension NSLayoutConstraint {
  /// The item itself if it is a view, else the view that owns the guide.
  package static func view(of item: AnyObject?) -> UIView? {
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
      else { return UIKitException.raise(ConstraintException.noCommonAncestor(self)) }
      common = shared
    }
    join(common)
  }

  /// Activates the constraint in the list of a view that is an ancestor of both items, or one of them.
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
    // A constraint that exists as an object is always in the list, never in its nib's source.
    if let index = ViewSearch.index(of: self, in: view.constraintList) {
      view.constraintList.remove(at: index)
    }
    becomeLoose(first, second)
    view.setNeedsLayout()
    view.invalidateIsland(.structure)
  }

  /// Keeps weak references to the items from now on, as an inactive constraint does.
  final func becomeLoose(_ first: AnyObject?, _ second: AnyObject?) {
    rareState.hold(first, second)
    forgetItems()
  }

  /// Drops the items without touching them: the owner is being freed, and they may be gone.
  nonisolated final func forgetItems() {
    firstReference = nil
    secondReference = nil
    ownerReference = nil
  }

  /// Marks the paths from the items to the owner, so that removal searches only subtrees with constraints.
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
    // Up to the owner: a marked ancestor may have its mark from a constraint of an owner below this one.
    while let next = ancestor, next !== owner {
      next.flags.insert(.subtreeIsConstrained)
      ancestor = next.superviewStorage
    }
  }

  /// Raises for a priority that no constraint can have.
  final func isImpossible(_ priority: UILayoutPriority) -> Bool {
    if priority.rawValue > 0, priority.rawValue <= 1000 { return false }
    UIKitException.raise(ConstraintException.impossible(priority))
    return true
  }

  /// Raises where one side follows the direction of reading and the other one does not.
  static func refuseMixedSides(_ first: Attribute, _ second: Attribute) {
    guard
      first.isDirectional && second.isAbsoluteSide || first.isAbsoluteSide && second.isDirectional
    else { return }
    UIKitException.raise(ConstraintException.mixedSides)
  }

  /// Raises where an active constraint would become optional or required, which iOS 13 came to allow.
  final func refuses(_ next: UILayoutPriority, after old: UILayoutPriority) -> Bool {
    guard owner != nil, (next == .required) != (old == .required),
      UIKitProfile.current >= .ios7, UIKitProfile.current < .ios15
    else { return false }
    UIKitException.raise(ConstraintException.priority(next, after: old))
    return true
  }
}

extension UIView {
  final func activate(_ constraint: NSLayoutConstraint) {
    if constraint.owner === self { return }
    constraint.deactivate()
    for item in [constraint.looseFirst, constraint.looseSecond] {
      guard let item else { continue }
      guard NSLayoutConstraint.view(of: item)?.isDescendant(of: self) == true else {
        UIKitException.raise(ConstraintException.outside(constraint, self))
        return
      }
    }
    constraint.join(self)
  }

  /// The nearest view that holds both views, which may be one of them; nil in different hierarchies.
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

  /// Marks the view and its ancestors: constraints may reach into this subtree.
  final func markSubtreeConstrained() {
    var view: UIView? = self
    while let next = view, !next.flags.contains(.subtreeIsConstrained) {
      next.flags.insert(.subtreeIsConstrained)
      view = next.superviewStorage
    }
  }

  /// Deactivates the constraints that tie this subtree to views outside, as UIKit does on removal.
  ///
  /// - Complexity: O(constraints of the ancestors), with two comparisons each for a view without subviews and guides.
  final func deactivateCrossingConstraints() {
    let isAlone = subviewStorage.isEmpty && !(self is UIScrollView) && rare?.hasGuides != true
    let address = Unmanaged.passUnretained(self).toOpaque()
    var ancestor = superviewStorage
    while let view = ancestor {
      for constraint in view.constraintStorage
      where isAlone ? constraint.names(address) : constraint.reaches(into: self) {
        constraint.deactivate()
      }
      ancestor = view.superviewStorage
    }
  }
}

extension NSLayoutConstraint {
  /// Whether one of the items of an active constraint is the object at an address.
  @inline(__always)
  final func names(_ address: UnsafeMutableRawPointer) -> Bool {
    firstReference?.toOpaque() == address || secondReference?.toOpaque() == address
  }

  /// Whether the item is the view, a guide of it, or lies below it.
  final func reaches(into view: UIView) -> Bool {
    NSLayoutConstraint.view(of: activeFirst)?.isDescendant(of: view) == true
      || NSLayoutConstraint.view(of: activeSecond)?.isDescendant(of: view) == true
  }
}
