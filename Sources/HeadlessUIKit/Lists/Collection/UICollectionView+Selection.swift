extension UICollectionView {
  /// Taps an item: touches down and up (rules CV-60 and CV-61).
  ///
  /// Does nothing for an item off screen.
  public func tapItem(at indexPath: IndexPath) {
    guard touchDownItem(at: indexPath) else { return }
    touchUpItem(at: indexPath)
  }

  /// Touches down on an item: shouldHighlight, highlight, didHighlight (rule CV-60).
  ///
  /// - Returns: Whether the item was highlighted.
  @discardableResult
  public func touchDownItem(at indexPath: IndexPath) -> Bool {
    guard let cell = cellForItem(at: indexPath), cell.takesTouches else { return false }
    let allowed = ask(.shouldHighlight) { view, delegate in
      delegate.collectionView(view, shouldHighlightItemAt: indexPath)
    }
    guard allowed, !UIKitException.isPending else { return false }
    highlights.insert(indexPath)
    cell.isHighlighted = true
    tell(.didHighlight) { $1.collectionView($0, didHighlightItemAt: indexPath) }
    return true
  }

  /// Moves the touch away from the item, which ends its highlight without a tap.
  public func touchCancelItem(at indexPath: IndexPath) {
    guard highlights.remove(indexPath) != nil else { return }
    cellForItem(at: indexPath)?.isHighlighted = false
    tell(.didUnhighlight) { $1.collectionView($0, didUnhighlightItemAt: indexPath) }
  }

  /// Touches up on the item: ends the highlight, then changes the selection (rules CV-60 and CV-61).
  public func touchUpItem(at indexPath: IndexPath) {
    guard highlights.contains(indexPath) else { return }
    touchCancelItem(at: indexPath)
    guard !UIKitException.isPending else { return }
    touchSelectItem(at: indexPath)
    performPrimaryAction(indexPath)
  }

  /// Performs the item's primary action, as from iOS 16 on a tap does that extends no selection (rule CV-65).
  private func performPrimaryAction(_ indexPath: IndexPath) {
    guard UIKitProfile.current >= .ios16, !selectsSeveralNow, !UIKitException.isPending else {
      return
    }
    let allowed = answer(.canPerformPrimary) {
      $1.collectionView($0, canPerformPrimaryActionForItemAt: indexPath)
    }
    guard allowed ?? !listInteractions.isEditing else { return }
    tell(.performPrimary) { $1.collectionView($0, performPrimaryActionForItemAt: indexPath) }
  }

  /// Selects or deselects an item as a touch does.
  final func touchSelectItem(at indexPath: IndexPath) {
    guard selectsNow else { return }
    if selectsSeveralNow, selection.contains(indexPath) {
      let allowed = ask(.shouldDeselect) { view, delegate in
        delegate.collectionView(view, shouldDeselectItemAt: indexPath)
      }
      if allowed { deselectByTouch(indexPath) }
      return
    }
    let allowed = ask(.shouldSelect) { view, delegate in
      delegate.collectionView(view, shouldSelectItemAt: indexPath)
    }
    guard allowed, !UIKitException.isPending else { return }
    if !selectsSeveralNow {
      for path in selection.sorted() where path != indexPath { deselectByTouch(path) }
    }
    setSelected(true, indexPath)
    tell(.didSelect) { $1.collectionView($0, didSelectItemAt: indexPath) }
  }

  final func deselectByTouch(_ path: IndexPath) {
    setSelected(false, path)
    tell(.didDeselect) { $1.collectionView($0, didDeselectItemAt: path) }
  }

  final func setSelected(_ isSelected: Bool, _ path: IndexPath) {
    if isSelected { selection.insert(path) } else { selection.remove(path) }
    guard let cell = cellForItem(at: path), cell.isSelected != isSelected else { return }
    cell.isSelected = isSelected
  }

  /// Keeps only the first selected item selected (rule CV-64).
  final func keepOneSelectedItem() {
    for path in selection.sorted().dropFirst() { setSelected(false, path) }
  }

  final func selectItem(_ indexPath: IndexPath?, _ animated: Bool, _ scrollPosition: ScrollPosition)
  {
    guard let indexPath else {
      for path in selection.sorted() { setSelected(false, path) }
      return
    }
    guard selectsNow, hasItem(indexPath) else { return }
    if !selectsSeveralNow {
      for path in selection.sorted() where path != indexPath { setSelected(false, path) }
    }
    setSelected(true, indexPath)
    if !scrollPosition.isEmpty {
      scrollToItem(at: indexPath, at: scrollPosition, animated: animated)
    }
  }
}
