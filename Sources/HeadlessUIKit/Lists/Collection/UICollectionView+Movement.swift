/// Moving items with a finger.
///
/// While a movement lasts the view shows the order that it would have, and the data source keeps its own: cells that
/// come in meanwhile are asked for by the paths that the data has. The data source hears of the movement once, at
/// its end. Whether it takes movements without saying so in `canMoveItemAt` is known from the first end of one on;
/// one that has no `moveItemAt` gets its order back.
extension UICollectionView {
  /// Takes an item up.
  ///
  /// - Returns: Whether the data source lets it move, and no other moves.
  @discardableResult
  public func beginInteractiveMovementForItem(at indexPath: IndexPath) -> Bool {
    layoutIfNeeded()
    guard movement == nil, updates.depth == 0, hasItem(indexPath), let dataSource,
      let attributes = layoutAttributesForItem(at: indexPath),
      dataSourceCalls.answer(
        .canMove,
        { dataSource.collectionView(self, canMoveItemAt: indexPath) }
      ) ?? true
    else { return false }
    movement = CollectionMovement(
      origin: indexPath,
      target: indexPath,
      position: attributes.center
    )
    elementsAreStale = true
    setNeedsLayout()
    return true
  }

  /// Moves the item that was taken up: others make room where the layout and the delegate let it go.
  public func updateInteractiveMovementTargetPosition(_ targetPosition: CGPoint) {
    guard let former = movement, !targetPosition.x.isNaN, !targetPosition.y.isNaN else { return }
    let layout = layoutStorage
    let proposed = layout.targetIndexPath(
      forInteractivelyMovingItem: former.target,
      withPosition: targetPosition
    )
    let target = proposed == former.target ? proposed : allowedTarget(former, proposed)
    movement?.position = targetPosition
    if target != former.target, isDropPlace(target, former) {
      shift(from: former.target, to: target)
    }
    guard let current = movement?.target, !UIKitException.isPending else { return }
    let context = layout.invalidationContext(
      forInteractivelyMovingItems: [current],
      withTargetPosition: targetPosition,
      previousIndexPaths: [former.target],
      previousPosition: former.position
    )
    layout.invalidateLayout(with: context)
    elementsAreStale = true
    layoutIfNeeded()
  }

  /// Lets the item go where it is: the data source is told once, unless it is back where it was.
  public func endInteractiveMovement() {
    guard let ended = movement else { return }
    var isTaken = true
    if ended.origin != ended.target, let dataSource {
      isTaken =
        dataSourceCalls.answer(.moveItem) {
          dataSource.collectionView(self, moveItemAt: ended.origin, to: ended.target)
        } != nil
    }
    finishMovement(ended, isCancelled: !isTaken)
  }

  /// Puts the item back; the data source hears nothing.
  public func cancelInteractiveMovement() {
    guard let ended = movement else { return }
    finishMovement(ended, isCancelled: true)
  }

  /// Drags an item over points of the content, as a finger does that pressed it for long, and lets it go.
  ///
  /// - Returns: Whether the data source lets the item move.
  @discardableResult
  public func dragItem(at indexPath: IndexPath, through positions: [CGPoint]) -> Bool {
    guard beginInteractiveMovementForItem(at: indexPath) else { return false }
    for position in positions { updateInteractiveMovementTargetPosition(position) }
    endInteractiveMovement()
    return true
  }

  /// Drags an item onto another one, whose place it takes.
  ///
  /// - Returns: Whether the data source lets the item move.
  @discardableResult
  public func dragItem(at indexPath: IndexPath, onto target: IndexPath) -> Bool {
    guard let position = layoutAttributesForItem(at: target)?.center else { return false }
    return dragItem(at: indexPath, through: [position])
  }

  private func finishMovement(_ ended: CollectionMovement, isCancelled: Bool) {
    guard !UIKitException.isPending else {
      movement = nil
      return
    }
    if isCancelled, ended.target != ended.origin {
      shift(from: ended.target, to: ended.origin)
    }
    movement = nil
    let layout = layoutStorage
    let context = layout.invalidationContextForEndingInteractiveMovementOfItems(
      toFinalIndexPaths: [isCancelled ? ended.origin : ended.target],
      previousIndexPaths: [ended.target],
      movementCancelled: isCancelled
    )
    layout.invalidateLayout(with: context)
    elementsAreStale = true
    layoutIfNeeded()
  }

  /// The delegate may send the item elsewhere.
  private func allowedTarget(_ movement: CollectionMovement, _ proposed: IndexPath) -> IndexPath {
    answer(.moveTarget) {
      $1.collectionView(
        $0,
        targetIndexPathForMoveOfItemFromOriginalIndexPath: movement.origin,
        atCurrentIndexPath: movement.target,
        toProposedIndexPath: proposed
      )
    } ?? answer(.formerMoveTarget) {
      $1.collectionView(
        $0,
        targetIndexPathForMoveFromItemAt: movement.origin,
        toProposedIndexPath: proposed
      )
    } ?? proposed
  }

  /// Items can be dropped on items, and behind the last one of another section.
  private func isDropPlace(_ path: IndexPath, _ movement: CollectionMovement) -> Bool {
    let counts = knownCounts
    guard path.count == 2, counts.indices.contains(path.section) else { return false }
    let count = counts[path.section] + (path.section == movement.target.section ? 0 : 1)
    return path.item >= 0 && path.item < count
  }

  /// Shows the order with the item elsewhere; the data source does not know of it.
  private func shift(from old: IndexPath, to new: IndexPath) {
    let before = knownCounts
    var after = before
    after[old.section] -= 1
    after[new.section] += 1
    itemCounts = after
    movement?.target = new
    let plan = CollectionUpdatePlan(
      [.moveItem(from: old, to: new)],
      before: before,
      after: after
    )
    follow(plan)
    let context = layoutStorage.makeInvalidationContext()
    context.updatePlan = plan
    layoutStorage.invalidateLayout(with: context)
    prepareLayout()
  }

  /// Where the data has what the layout shows at a path.
  final func dataPath(of shown: IndexPath) -> IndexPath {
    movement.map { $0.dataPath(of: shown) } ?? shown
  }

  /// The item that a finger moves: where the finger holds it, whatever the layout says.
  final func noteMovingItem() {
    guard let movement else { return }
    let attributes = layoutStorage.layoutAttributesForInteractivelyMovingItem(
      at: movement.target,
      withTargetPosition: movement.position
    )
    guard let attributes else { return }
    note(ElementKey(.cell, movement.target), ElementPlacement(attributes), attributes)
  }
}
