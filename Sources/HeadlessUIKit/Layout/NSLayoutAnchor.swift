/// One attribute of a view or layout guide, from which constraints are made.
@preconcurrency @MainActor
open class NSLayoutAnchor<AnchorType: AnyObject>: NSObject {
  let item: AnyObject
  let attribute: NSLayoutConstraint.Attribute

  /// Creates the anchor of an item's attribute; code uses the items' properties instead.
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
    NSLayoutConstraint.refuseMixedSides(attribute, other?.attribute ?? .notAnAttribute)
    return NSLayoutConstraint(
      item,
      attribute,
      relation,
      other?.item,
      other?.attribute ?? .notAnAttribute,
      multiplier: multiplier,
      constant: constant
    )
  }

  /// An inactive, required constraint: this anchor equals the other plus `c` points.
  public func constraint(equalTo anchor: NSLayoutAnchor, constant c: CGFloat = 0)
    -> NSLayoutConstraint
  { make(.equal, anchor, 1, c) }

  /// An inactive, required constraint: this anchor is at least the other plus `c` points.
  public func constraint(greaterThanOrEqualTo anchor: NSLayoutAnchor, constant c: CGFloat = 0)
    -> NSLayoutConstraint
  { make(.greaterThanOrEqual, anchor, 1, c) }

  /// An inactive, required constraint: this anchor is at most the other plus `c` points.
  public func constraint(lessThanOrEqualTo anchor: NSLayoutAnchor, constant c: CGFloat = 0)
    -> NSLayoutConstraint
  { make(.lessThanOrEqual, anchor, 1, c) }
}
