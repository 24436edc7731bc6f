import Foundation

/// One constraint to create.
///
/// `-1` stands for no object.
struct NibConstraintOperation {
  var owner: NibSlot
  var first: NibSlot
  var second: NibSlot
  var firstAttribute: NSLayoutConstraint.Attribute
  var relation: NSLayoutConstraint.Relation
  var secondAttribute: NSLayoutConstraint.Attribute
  var multiplier: CGFloat
  var constant: CGFloat
  var priority: UILayoutPriority
  var identifier: String?
  var interfaceBuilderID: String?
  /// The id as the constraint keeps it.
  var compactID = CompactText()
  /// Whether the constraint has a name or a long id, which it keeps apart.
  var hasRareNames: Bool
  /// The slot when outlets or attributes refer to the constraint, else -1.
  var slot: NibSlot
  /// False for constraints that the default size class leaves out.
  var isActive: Bool
  /// Whether the document proves that the owner is an ancestor of the items, so that only code of an
  /// app could make it false.
  var isProven: Bool
}
