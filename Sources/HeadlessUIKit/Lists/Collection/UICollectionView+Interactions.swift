/// What a user does with items besides tapping and dragging.
extension UICollectionView {
  // MARK: Editing

  /// Whether the delegate allows an item to be edited.
  public func canEditItem(at indexPath: IndexPath) -> Bool {
    hasItem(indexPath) && ask(.canEdit) { $1.collectionView($0, canEditItemAt: indexPath) }
  }

  /// Whether a tap selects items now, editing or not.
  final var selectsNow: Bool {
    guard listInteractions.isEditing else { return allowsSelection }
    return listInteractions.allowsSelectionDuringEditing
      || listInteractions.allowsMultipleSelectionDuringEditing
  }

  /// Whether several items can be selected now, editing or not.
  final var selectsSeveralNow: Bool {
    listInteractions.isEditing
      ? listInteractions.allowsMultipleSelectionDuringEditing : allowsMultipleSelection
  }

  // MARK: The menu of editing actions

  private static var menuActions: [Selector] { ["cut:", "copy:", "paste:"] }

  /// Long-presses an item and returns the editing actions of its menu; empty when none shows.
  public func showMenu(at indexPath: IndexPath) -> [Selector] {
    guard cellForItem(at: indexPath) != nil,
      answer(.showMenu, { $1.collectionView($0, shouldShowMenuForItemAt: indexPath) }) == true
    else { return [] }
    return UICollectionView.menuActions.filter { action in
      answer(.canPerformAction) {
        $1.collectionView($0, canPerformAction: action, forItemAt: indexPath, withSender: $0)
      } == true
    }
  }

  /// Long-presses an item and chooses an action of its menu.
  ///
  /// - Returns: Whether the menu offers the action and the delegate performs it.
  @discardableResult
  public func performMenuAction(_ action: Selector, at indexPath: IndexPath) -> Bool {
    guard showMenu(at: indexPath).contains(action) else { return false }
    return tell(.performAction) {
      $1.collectionView($0, performAction: action, forItemAt: indexPath, withSender: $0)
    }
  }

  // MARK: Focus

  /// The focused item; nil while the focus is elsewhere.
  public var focusedIndexPath: IndexPath? { listInteractions.focused }

  /// Moves the focus into the view.
  ///
  /// It goes to the item that had it last if that is remembered, else to the one that the delegate
  /// prefers, else to the first on screen.
  ///
  /// - Returns: Whether an item has the focus.
  @discardableResult
  public func focusPreferredItem() -> Bool {
    layoutIfNeeded()
    if remembersLastFocusedIndexPath, let last = listInteractions.lastFocused, hasItem(last) {
      return focusItem(at: last)
    }
    let preferred = answer(.preferredFocus) { $1.indexPathForPreferredFocusedView(in: $0) } ?? nil
    guard let path = preferred ?? indexPathsForVisibleItems.first else { return false }
    return focusItem(at: path)
  }

  /// Moves the focus to an item; nil takes it out of the view.
  ///
  /// - Returns: Whether the focus moved.
  @discardableResult
  public func focusItem(at indexPath: IndexPath?) -> Bool {
    layoutIfNeeded()
    if let indexPath {
      guard hasItem(indexPath),
        answer(.canFocus, { $1.collectionView($0, canFocusItemAt: indexPath) }) ?? allowsFocus
      else { return false }
    }
    let context = UICollectionViewFocusUpdateContext(self, from: focusedIndexPath, to: indexPath)
    guard ask(.shouldUpdateFocus, { $1.collectionView($0, shouldUpdateFocusIn: context) }) else {
      return false
    }
    listInteractions.focused = indexPath
    if let indexPath { listInteractions.lastFocused = indexPath }
    tell(.didUpdateFocus) {
      $1.collectionView($0, didUpdateFocusIn: context, with: UIFocusAnimationCoordinator())
    }
    guard let indexPath else { return true }
    let follows = answer(.selectionFollowsFocus) {
      $1.collectionView($0, selectionFollowsFocusForItemAt: indexPath)
    }
    if follows ?? selectionFollowsFocus { touchSelectItem(at: indexPath) }
    return true
  }

  // MARK: Hovering

  /// Hovers a drag over an item until it springs open, which selects it like a tap.
  ///
  /// - Returns: Whether the item opened.
  @discardableResult
  public func springLoadItem(at indexPath: IndexPath) -> Bool {
    guard let cell = cellForItem(at: indexPath), isSpringLoaded else { return false }
    let context = SpringLoadingContext(targetView: cell)
    guard
      ask(.springLoad, { $1.collectionView($0, shouldSpringLoadItemAt: indexPath, with: context) })
    else { return false }
    touchSelectItem(at: indexPath)
    return true
  }

  // MARK: Pans of two fingers

  /// Pans over items with two fingers, which selects all items from the first to the last.
  ///
  /// - Returns: Whether the delegate allows the pan, and the view several selections.
  @discardableResult
  public func panToSelectItems(from first: IndexPath, to last: IndexPath) -> Bool {
    layoutIfNeeded()
    guard allowsMultipleSelection || allowsMultipleSelectionDuringEditing, hasItem(first),
      hasItem(last),
      answer(
        .shouldBeginMultiple,
        { $1.collectionView($0, shouldBeginMultipleSelectionInteractionAt: first) }
      ) == true
    else { return false }
    tell(.didBeginMultiple) {
      $1.collectionView($0, didBeginMultipleSelectionInteractionAt: first)
    }
    // If only editing allows several selections, the delegate has to start editing now.
    if selectsSeveralNow {
      for path in items(from: min(first, last), through: max(first, last))
      where !selection.contains(path) { touchSelectItem(at: path) }
    }
    tell(.didEndMultiple) { $1.collectionViewDidEndMultipleSelectionInteraction($0) }
    return true
  }

  private func items(from first: IndexPath, through last: IndexPath) -> [IndexPath] {
    let counts = knownCounts
    var found: [IndexPath] = []
    for section in first.section...last.section {
      let lower = section == first.section ? first.item : 0
      let upper = section == last.section ? last.item + 1 : counts[section]
      for item in lower..<max(lower, upper) {
        found.append(IndexPath(item: item, section: section))
      }
    }
    return found
  }

  // MARK: The index at the edge

  /// The titles of the index, asked once after each reload; nil if the data source gives none.
  public var sectionIndexTitles: [String]? {
    if let titles = listInteractions.indexTitles { return titles.isEmpty ? nil : titles }
    guard let dataSource else { return nil }
    let titles = dataSourceCalls.answer(.indexTitles) { dataSource.indexTitles(for: self) } ?? nil
    listInteractions.indexTitles = titles ?? []
    return titles.flatMap { $0.isEmpty ? nil : $0 }
  }

  /// Taps a title of the index, which scrolls to the item that the data source names.
  ///
  /// - Returns: Whether the index has such a title and the data source an item for it.
  @discardableResult
  public func tapIndexTitle(at index: Int) -> Bool {
    guard let titles = sectionIndexTitles, titles.indices.contains(index), let dataSource else {
      return false
    }
    let answer = dataSourceCalls.answer(.indexPathForTitle) {
      dataSource.collectionView(self, indexPathForIndexTitle: titles[index], at: index)
    }
    guard let path = answer, hasItem(path) else { return false }
    layoutIfNeeded()
    scrollToItem(at: path, at: [.top, .left], animated: false)
    return true
  }

  // MARK: Strokes

  /// Ends a drag with a flick: the content comes to rest where the layout wants it.
  ///
  /// The velocity is in points a millisecond, as UIKit hands it to the layout.
  public func flick(to proposedContentOffset: CGPoint, velocity: CGPoint) {
    let proposed = clampedOffset(proposedContentOffset)
    let target = layoutStorage.targetContentOffset(
      forProposedContentOffset: proposed,
      withScrollingVelocity: velocity
    )
    setContentOffset(clampedOffset(target), animated: false)
  }

  /// Sets the offset after a batch or a change of the layout: the delegate's, else the layout's.
  final func settleOffset() {
    guard !UIKitException.isPending else { return }
    let proposed = contentOffset
    let answer = answer(.targetOffset) {
      $1.collectionView($0, targetContentOffsetForProposedContentOffset: proposed)
    }
    let target =
      answer ?? layoutStorage.targetContentOffset(forProposedContentOffset: proposed)
    guard target != proposed, !target.x.isNaN, !target.y.isNaN else { return }
    contentOffset = clampedOffset(target)
  }
}
