/// One attribute of an item, from which constraints are made.
@MainActor
open class NSLayoutAnchor<AnchorType: AnyObject>: NSObject {
  let item: AnyObject
  let attribute: NSLayoutConstraint.Attribute

  /// Creates the anchor of an attribute of an item.
  public required init(_ item: AnyObject, _ attribute: NSLayoutConstraint.Attribute) {
    self.item = item
    self.attribute = attribute
    super.init()
  }

  func make(
    _ relation: NSLayoutConstraint.Relation,
    _ other: NSLayoutAnchor?,
    _ multiplier: CGFloat,
    _ constant: CGFloat
  ) -> NSLayoutConstraint {
    NSLayoutConstraint(
      item,
      attribute,
      relation,
      other?.item,
      other?.attribute ?? .notAnAttribute,
      multiplier: multiplier,
      constant: constant
    )
  }

  /// A constraint that makes this anchor equal to another, plus a distance.
  public func constraint(equalTo anchor: NSLayoutAnchor, constant c: CGFloat = 0)
    -> NSLayoutConstraint
  { make(.equal, anchor, 1, c) }

  /// A constraint that makes this anchor at least another, plus a distance.
  public func constraint(greaterThanOrEqualTo anchor: NSLayoutAnchor, constant c: CGFloat = 0)
    -> NSLayoutConstraint
  { make(.greaterThanOrEqual, anchor, 1, c) }

  /// A constraint that makes this anchor at most another, plus a distance.
  public func constraint(lessThanOrEqualTo anchor: NSLayoutAnchor, constant c: CGFloat = 0)
    -> NSLayoutConstraint
  { make(.lessThanOrEqual, anchor, 1, c) }
}
