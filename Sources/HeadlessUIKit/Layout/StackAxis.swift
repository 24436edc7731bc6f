import ConstraintSolver

/// One axis of a stack, in the direction in which its views follow.
struct StackAxis {
  var isVertical: Bool
  var isFlipped: Bool

  /// 1 where the views follow in growing coordinates; -1 in a row from right to left.
  var sign: Double { !isVertical && isFlipped ? -1 : 1 }

  func start(_ box: LayoutBox) -> LayoutQuantity? {
    box.quantity(isVertical ? .top : .leading, isFlipped: isFlipped)
  }
  func end(_ box: LayoutBox) -> LayoutQuantity? {
    box.quantity(isVertical ? .bottom : .trailing, isFlipped: isFlipped)
  }
  func middle(_ box: LayoutBox) -> LayoutQuantity? {
    box.quantity(isVertical ? .centerY : .centerX, isFlipped: isFlipped)
  }
  func length(_ box: LayoutBox) -> LayoutQuantity? {
    box.quantity(isVertical ? .height : .width, isFlipped: isFlipped)
  }
}
