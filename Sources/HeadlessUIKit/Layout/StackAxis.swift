import ConstraintSolver

/// One axis of a stack, from where its views begin.
struct StackAxis {
  var isVertical: Bool
  var isFlipped: Bool

  /// 1 where views follow one another in growing coordinates, -1 where they do not.
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
