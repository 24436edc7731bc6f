import HeadlessUIKit

extension CaseContext {
  /// Gives a layout the decoration views of its element, and registers their classes and nibs.
  ///
  /// - Throws: ``StepError`` for a class or nib that is not there, or a layout that takes no decorations.
  func decorate(
    _ layout: UICollectionViewLayout,
    _ element: HostElement,
    line: Int
  ) throws(StepError) {
    let plans = element.decorations
    guard !plans.isEmpty else { return }
    guard let decorated = layout as? DecoratedFlowLayout else {
      throw .because("<decoration> needs a DecoratedFlowLayout", line: line)
    }
    for plan in plans {
      if let nib = plan.nib {
        layout.register(try nibs.nib(nib, line: line), forDecorationViewOfKind: plan.kind)
      } else if let name = plan.className {
        layout.register(
          try nibs.viewClass(name, line: line),
          forDecorationViewOfKind: plan.kind
        )
      }
    }
    decorated.decorate(plans)
  }
}
