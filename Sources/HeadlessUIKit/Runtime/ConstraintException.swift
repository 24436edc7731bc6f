/// The exceptions of constraints that cannot be, in UIKit's words.
@MainActor
enum ConstraintException {
  /// Two items without a view around both.
  static func noCommonAncestor(_ constraint: NSLayoutConstraint) -> UIKitException {
    let first = anchor(constraint.firstItem, constraint.firstAttribute)
    let second = anchor(constraint.secondItem, constraint.secondAttribute)
    return UIKitException(
      .generic,
      "Unable to activate constraint with anchors \(first) and \(second) because they have no common ancestor. "
        + " Does the constraint or its anchors reference items in different view hierarchies?  That's illegal."
    )
  }

  /// A constraint in the list of a view that does not hold its items.
  ///
  /// Before iOS 11 the reason stands in the console, and the exception says little.
  static func outside(_ constraint: NSLayoutConstraint, _ view: UIView) -> UIKitException {
    guard UIKitProfile.current >= .ios11 else {
      ConsoleLog.write(
        "The view hierarchy is not prepared for the constraint: \(description(constraint))\n    When added to a view,"
          + " the constraint's items must be descendants of that view (or the view itself). This will crash if the"
          + " constraint needs to be resolved before the view hierarchy is assembled. Break on -[UIView"
          + " _viewHierarchyUnpreparedForConstraint:] to debug."
      )
      return UIKitException(
        .internalInconsistency,
        "Impossible to set up layout with view hierarchy unprepared for constraint."
      )
    }
    return UIKitException(
      .generic,
      "Unable to install constraint on view.  Does the constraint reference something from outside the subtree of the"
        + " view?  That's illegal. constraint:\(description(constraint)) view:\(ConsoleDescription.view(view))"
    )
  }

  /// A priority of 0, or above that of what is required.
  static func impossible(_ priority: UILayoutPriority) -> UIKitException {
    UIKitException(
      .internalInconsistency,
      "It's illegal to set priority:\(DecimalText.string(CGFloat(priority.rawValue))). Priorities must be greater than 0"
        + " and less or equal to NSLayoutPriorityRequired, which is 1000.000000."
    )
  }

  /// A side by direction of reading tied to one that has none.
  static let mixedSides = UIKitException(
    .invalidArgument,
    "*** +[NSLayoutConstraint constraintWithItem:attribute:relatedBy:toItem:attribute:multiplier:constant:]: A"
      + " constraint cannot be made between a leading/trailing attribute and a right/left attribute. Use leading/trailing"
      + " for both or neither."
  )

  /// An active constraint that is to become optional or required (rule AL-8.3).
  static func priority(_ passed: UILayoutPriority, after existing: UILayoutPriority)
    -> UIKitException
  {
    let numbers = [passed, existing].map { DecimalText.string(CGFloat($0.rawValue)) }
    return UIKitException(
      .internalInconsistency,
      "Mutating a priority from required to not on an installed constraint (or vice-versa) is not supported.  You"
        + " passed priority \(numbers[0]) and the existing priority was \(numbers[1])."
    )
  }

  /// A constraint with addresses; that it is active is told from iOS 13 on.
  private static func description(_ constraint: NSLayoutConstraint) -> String {
    let address = ConsoleAddress.text(of: constraint)
    let end = UIKitProfile.current < .ios15 ? "" : "   (active)"
    return "<NSLayoutConstraint:\(address) \(constraint.equation(naming: name))\(end)>"
  }

  private static func name(_ item: AnyObject?) -> String {
    guard let item = item as? NSObject else { return "(nil)" }
    return "\(NibNames.className(of: item)):\(ConsoleAddress.text(of: item))"
  }

  private static func anchor(_ item: AnyObject?, _ attribute: NSLayoutConstraint.Attribute)
    -> String
  {
    let address = item.map { ConsoleAddress.text(of: $0, .anchor) } ?? "0x0"
    return "<\(attribute.anchorClass):\(address) \"\(name(item)).\(attribute)\">"
  }
}

extension NSLayoutConstraint.Attribute {
  /// The class of anchors for the attribute.
  fileprivate var anchorClass: String {
    switch self {
    case .width, .height, .notAnAttribute: "NSLayoutDimension"
    case .top, .bottom, .centerY, .lastBaseline, .firstBaseline, .topMargin, .bottomMargin,
      .centerYWithinMargins:
      "NSLayoutYAxisAnchor"
    default: "NSLayoutXAxisAnchor"
    }
  }
}
