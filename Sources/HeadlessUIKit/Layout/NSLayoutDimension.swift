/// The width or height of an item; unlike other anchors it compares with constants and multiples.
public final class NSLayoutDimension: NSLayoutAnchor<NSLayoutDimension> {
  /// An inactive, required constraint: the length is `c` points.
  public func constraint(equalToConstant c: CGFloat) -> NSLayoutConstraint {
    make(.equal, nil, 1, c)
  }
  /// An inactive, required constraint: the length is at least `c` points.
  public func constraint(greaterThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint {
    make(.greaterThanOrEqual, nil, 1, c)
  }
  /// An inactive, required constraint: the length is at most `c` points.
  public func constraint(lessThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint {
    make(.lessThanOrEqual, nil, 1, c)
  }
  /// An inactive, required constraint: the length is `m` times the other, plus `c` points.
  public func constraint(
    equalTo anchor: NSLayoutDimension,
    multiplier m: CGFloat,
    constant c: CGFloat = 0
  ) -> NSLayoutConstraint { make(.equal, anchor, m, c) }
  /// An inactive, required constraint: the length is at least `m` times the other, plus `c` points.
  public func constraint(
    greaterThanOrEqualTo anchor: NSLayoutDimension,
    multiplier m: CGFloat,
    constant c: CGFloat = 0
  ) -> NSLayoutConstraint { make(.greaterThanOrEqual, anchor, m, c) }
  /// An inactive, required constraint: the length is at most `m` times the other, plus `c` points.
  public func constraint(
    lessThanOrEqualTo anchor: NSLayoutDimension,
    multiplier m: CGFloat,
    constant c: CGFloat = 0
  ) -> NSLayoutConstraint { make(.lessThanOrEqual, anchor, m, c) }
}
