/// What a user does to items besides tapping and dragging them.
extension UICollectionView {
  // MARK: Editing

  /// Whether items are being edited: cells that the delegate lets be edited show it in their configuration.
  public var isEditing: Bool {
    get { interactions.isEditing }
    set {
      guard newValue != interactions.isEditing else { return }
      interactions.isEditing = newValue
      if !newValue { selectItem(at: nil, animated: false, scrollPosition: []) }
    }
  }

  /// Whether an item can be edited, as the delegate says.
  public func canEditItem(at indexPath: IndexPath) -> Bool {
    hasItem(indexPath) && ask(.canEdit) { $1.collectionView($0, canEditItemAt: indexPath) }
  }

  /// Whether items can be selected while editing; no by default.
  public var allowsSelectionDuringEditing: Bool {
    get { interactions.allowsSelectionDuringEditing }
    set { interactions.allowsSelectionDuringEditing = newValue }
  }

  /// Whether several items can be selected while editing; no by default.
  public var allowsMultipleSelectionDuringEditing: Bool {
    get { interactions.allowsMultipleSelectionDuringEditing }
    set { interactions.allowsMultipleSelectionDuringEditing = newValue }
  }

  /// Whether a touch selects items now.
  final var selectsNow: Bool {
    guard interactions.isEditing else { return allowsSelection }
    return interactions.allowsSelectionDuringEditing
      || interactions.allowsMultipleSelectionDuringEditing
  }

  /// Whether touches select several items now.
  final var selectsSeveralNow: Bool {
    interactions.isEditing
      ? interactions.allowsMultipleSelectionDuringEditing : allowsMultipleSelection
  }

  // MARK: The menu of editing actions

  private static var menuActions: [Selector] { ["cut:", "copy:", "paste:"] }

  /// Presses an item for long: the editing actions that its menu offers; empty when it shows none.
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

  /// Presses an item for long and chooses an action of its menu.
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

  /// Whether items can have the focus; where unset, if they can be selected.
  public var allowsFocus: Bool {
    get { interactions.allowsFocus ?? allowsSelection }
    set { interactions.allowsFocus = newValue }
  }

  /// Whether an item that gets the focus is selected; no by default.
  public var selectionFollowsFocus: Bool {
    get { interactions.selectionFollowsFocus }
    set { interactions.selectionFollowsFocus = newValue }
  }

  /// Whether the focus returns to the item that had it last; no by default.
  public var remembersLastFocusedIndexPath: Bool {
    get { interactions.remembersLastFocusedIndexPath }
    set { interactions.remembersLastFocusedIndexPath = newValue }
  }

  /// The item that has the focus.
  public var focusedIndexPath: IndexPath? { interactions.focused }

  /// Moves the focus into the view: to the item that had it, or that the delegate prefers, or the first on screen.
  ///
  /// - Returns: Whether an item has the focus.
  @discardableResult
  public func focusPreferredItem() -> Bool {
    layoutIfNeeded()
    if remembersLastFocusedIndexPath, let last = interactions.focused {
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
    interactions.focused = indexPath
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

  /// Whether items open when a drag hovers over them; no by default.
  public var isSpringLoaded: Bool {
    get { interactions.isSpringLoaded }
    set { interactions.isSpringLoaded = newValue }
  }

  /// Lets a drag hover over an item until it springs open, which selects it as a tap does.
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

  /// Pans over items with two fingers, which selects those from the first to the last.
  ///
  /// - Returns: Whether the delegate lets the pan select items, and the view allows several selections.
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
    // The delegate turns editing on now where only editing allows several selections.
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

  /// The titles of the index, asked once after each reload; nil where the data source gives none.
  public var sectionIndexTitles: [String]? {
    if let titles = interactions.indexTitles { return titles.isEmpty ? nil : titles }
    guard let dataSource else { return nil }
    let titles = dataSourceCalls.answer(.indexTitles) { dataSource.indexTitles(for: self) } ?? nil
    interactions.indexTitles = titles ?? []
    return titles.flatMap { $0.isEmpty ? nil : $0 }
  }

  /// Taps a title of the index: the view scrolls to the item that the data source names.
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

  /// Lifts a finger that moves: the content runs out where the layout wants it to stop.
  ///
  /// The layout is asked with the velocity in points a millisecond, as UIKit hands it over.
  public func flick(to proposedContentOffset: CGPoint, velocity: CGPoint) {
    let proposed = clampedOffset(proposedContentOffset)
    let target = layoutStorage.targetContentOffset(
      forProposedContentOffset: proposed,
      withScrollingVelocity: velocity
    )
    setContentOffset(clampedOffset(target), animated: false)
  }

  /// Where the content shall lie after a batch or a change of the layout: the delegate decides, else the layout.
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
