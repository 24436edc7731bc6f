import ConstraintSolver

/// An attribute as a linear expression: a position, a share of a size, and a constant.
struct LayoutQuantity {
  var position = -1
  var size = -1
  var sizeFactor = 1.0
  var constant = 0.0

  /// Whether it is a position, which depends on the origin of the coordinates, rather than a length.
  var isPosition: Bool { position >= 0 }
}
