extension UICollectionView {
  final func setCollectionViewLayout(
    _ layout: UICollectionViewLayout,
    _ animated: Bool,
    _ completion: ((Bool) -> Void)?
  ) {
    let old = layoutStorage
    guard layout !== old else { return }
    cancelInteractiveMovement()
    transition = nil
    if layoutWasPrepared {
      old.prepareForTransition(to: layout)
      layout.prepareForTransition(from: old)
    }
    become(layout)
    guard layoutWasPrepared else {
      if let completion { UIView.animate(withDuration: 0, animations: {}, completion: completion) }
      return
    }
    let survivors = shown.list.map(\.view)
    for view in survivors { view.willTransition(from: old, to: layout) }
    if animated {
      UIView.animate(
        withDuration: CollectionTiming.animationDuration,
        animations: { self.settleLayout() },
        completion: completion
      )
    } else {
      settleLayout()
      if let completion { UIView.animate(withDuration: 0, animations: {}, completion: completion) }
    }
    for view in survivors where view.superviewStorage === self {
      view.didTransition(from: old, to: layout)
    }
    old.finalizeLayoutTransition()
    layout.finalizeLayoutTransition()
  }

  private func settleLayout() {
    layoutIfNeeded()
    settleOffset()
    layoutIfNeeded()
  }
}
