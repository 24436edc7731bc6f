import ConstraintSolver

/// An attribute of a box as a linear expression: a position and a share of a size, plus a constant.
struct LayoutQuantity {
  var position = -1
  var size = -1
  var sizeFactor = 1.0
  var constant = 0.0

  /// Whether it is a place rather than a length, so that it depends on where the coordinates begin.
  var isPosition: Bool { position >= 0 }
}
