/// Moving items with a finger.
///
/// During a movement the view shows the new order while the data source keeps its own. Cells that
/// come on screen are therefore asked for by the paths of the data. The data source is told once,
/// at the end.
///
/// Whether it takes movements without `canMoveItemAt` is known only after the first end. One that
/// lacks `moveItemAt` gets its order back.
extension UICollectionView {
  @discardableResult
  final func beginInteractiveMovementForItem(_ indexPath: IndexPath) -> Bool {
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

  final func moveItem(toward targetPosition: CGPoint) {
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

  final func dropItem() {
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

  final func putItemBack() {
    guard let ended = movement else { return }
    finishMovement(ended, isCancelled: true)
  }

  /// Long-presses an item, drags it over points of the content, and drops it at the last one.
  ///
  /// - Returns: Whether the data source lets the item move.
  @discardableResult
  public func dragItem(at indexPath: IndexPath, through positions: [CGPoint]) -> Bool {
    guard beginInteractiveMovementForItem(at: indexPath) else { return false }
    for position in positions { updateInteractiveMovementTargetPosition(position) }
    endInteractiveMovement()
    return true
  }

  /// Drags an item to the place of another one, and drops it there.
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

  /// The target that the delegate allows instead of the proposed one.
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

  /// Whether an item can be dropped here: on items, or after the last one of another section.
  private func isDropPlace(_ path: IndexPath, _ movement: CollectionMovement) -> Bool {
    let counts = knownCounts
    guard path.count == 2, counts.indices.contains(path.section) else { return false }
    let count = counts[path.section] + (path.section == movement.target.section ? 0 : 1)
    return path.item >= 0 && path.item < count
  }

  /// Shows the order with the item moved; the data source is not told.
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

  /// The path in the data of what the layout shows at a path.
  final func dataPath(of shown: IndexPath) -> IndexPath {
    movement.map { $0.dataPath(of: shown) } ?? shown
  }

  /// Places the moving item under the finger, whatever the layout says.
  final func noteMovingItem() {
    guard let movement else { return }
    let attributes = layoutStorage.layoutAttributesForInteractivelyMovingItem(
      at: movement.target,
      withTargetPosition: movement.position
    )
    note(ElementKey(.cell, movement.target), ElementPlacement(attributes), attributes)
  }
}
