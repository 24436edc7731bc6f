import Foundation
import Testing

@testable import HeadlessUIKit

/// A data source and delegate with every method of the protocols, which writes down those that are called.
@MainActor
private final class CompleteSource: UICollectionViewDataSource, UICollectionViewDelegateFlowLayout,
  UICollectionViewDataSourcePrefetching
{
  var counts = [30, 2]
  var called: Set<String> = []
  var paths: [String] = []
  private func note(_ name: String = #function) { called.insert(name) }

  func numberOfSections(in collectionView: UICollectionView) -> Int {
    note()
    return counts.count
  }
  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int)
    -> Int
  {
    note()
    return counts[section]
  }
  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
    -> UICollectionViewCell
  {
    note()
    return collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
  }
  func collectionView(
    _ collectionView: UICollectionView,
    viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    note()
    return collectionView.dequeueReusableSupplementaryView(
      ofKind: kind,
      withReuseIdentifier: "view",
      for: indexPath
    )
  }
  func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath)
    -> Bool
  {
    note()
    return true
  }
  func collectionView(
    _ collectionView: UICollectionView,
    moveItemAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {
    note()
    paths.append("\(sourceIndexPath) to \(destinationIndexPath)")
  }
  func indexTitles(for collectionView: UICollectionView) -> [String]? {
    note()
    return ["A", "B"]
  }
  func collectionView(
    _ collectionView: UICollectionView,
    indexPathForIndexTitle title: String,
    at index: Int
  ) -> IndexPath {
    note()
    return IndexPath(item: 0, section: index)
  }
  func collectionView(_ collectionView: UICollectionView, prefetchItemsAt indexPaths: [IndexPath]) {
    note()
  }
  func collectionView(
    _ collectionView: UICollectionView,
    cancelPrefetchingForItemsAt indexPaths: [IndexPath]
  ) { note() }
  func collectionView(
    _ collectionView: UICollectionView,
    shouldHighlightItemAt indexPath: IndexPath
  ) -> Bool {
    note()
    return true
  }
  func collectionView(_ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath) {
    note()
  }
  func collectionView(_ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath)
  { note() }
  func collectionView(_ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath)
    -> Bool
  {
    note()
    return true
  }
  func collectionView(
    _ collectionView: UICollectionView,
    shouldDeselectItemAt indexPath: IndexPath
  ) -> Bool {
    note()
    return true
  }
  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    note()
  }
  func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath) {
    note()
  }
  func collectionView(
    _ collectionView: UICollectionView,
    canPerformPrimaryActionForItemAt indexPath: IndexPath
  ) -> Bool {
    note()
    return true
  }
  func collectionView(
    _ collectionView: UICollectionView,
    performPrimaryActionForItemAt indexPath: IndexPath
  ) { note() }
  func collectionView(
    _ collectionView: UICollectionView,
    shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath
  ) -> Bool {
    note()
    return true
  }
  func collectionView(
    _ collectionView: UICollectionView,
    didBeginMultipleSelectionInteractionAt indexPath: IndexPath
  ) { note() }
  func collectionViewDidEndMultipleSelectionInteraction(_ collectionView: UICollectionView) {
    note()
  }
  func collectionView(
    _ collectionView: UICollectionView,
    willDisplay cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) { note() }
  func collectionView(
    _ collectionView: UICollectionView,
    willDisplaySupplementaryView view: UICollectionReusableView,
    forElementKind elementKind: String,
    at indexPath: IndexPath
  ) { note() }
  func collectionView(
    _ collectionView: UICollectionView,
    didEndDisplaying cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) { note() }
  func collectionView(
    _ collectionView: UICollectionView,
    didEndDisplayingSupplementaryView view: UICollectionReusableView,
    forElementOfKind elementKind: String,
    at indexPath: IndexPath
  ) { note() }
  func collectionView(
    _ collectionView: UICollectionView,
    transitionLayoutForOldLayout fromLayout: UICollectionViewLayout,
    newLayout toLayout: UICollectionViewLayout
  ) -> UICollectionViewTransitionLayout {
    note()
    return UICollectionViewTransitionLayout(currentLayout: fromLayout, nextLayout: toLayout)
  }
  func collectionView(
    _ collectionView: UICollectionView,
    targetContentOffsetForProposedContentOffset proposedContentOffset: CGPoint
  ) -> CGPoint {
    note()
    return proposedContentOffset
  }
  func collectionView(
    _ collectionView: UICollectionView,
    targetIndexPathForMoveOfItemFromOriginalIndexPath originalIndexPath: IndexPath,
    atCurrentIndexPath currentIndexPath: IndexPath,
    toProposedIndexPath proposedIndexPath: IndexPath
  ) -> IndexPath {
    note()
    return proposedIndexPath
  }
  func collectionView(
    _ collectionView: UICollectionView,
    targetIndexPathForMoveFromItemAt originalIndexPath: IndexPath,
    toProposedIndexPath proposedIndexPath: IndexPath
  ) -> IndexPath {
    note()
    return proposedIndexPath
  }
  func collectionView(_ collectionView: UICollectionView, canEditItemAt indexPath: IndexPath)
    -> Bool
  {
    note()
    return true
  }
  func collectionView(
    _ collectionView: UICollectionView,
    shouldShowMenuForItemAt indexPath: IndexPath
  ) -> Bool {
    note()
    return true
  }
  func collectionView(
    _ collectionView: UICollectionView,
    canPerformAction action: Selector,
    forItemAt indexPath: IndexPath,
    withSender sender: Any?
  ) -> Bool {
    note()
    return action == "copy:"
  }
  func collectionView(
    _ collectionView: UICollectionView,
    performAction action: Selector,
    forItemAt indexPath: IndexPath,
    withSender sender: Any?
  ) { note() }
  func collectionView(
    _ collectionView: UICollectionView,
    contextMenuConfigurationForItemsAt indexPaths: [IndexPath],
    point: CGPoint
  ) -> UIContextMenuConfiguration? {
    note()
    paths.append("menu of \(indexPaths.count)")
    return UIContextMenuConfiguration(
      previewProvider: { UIViewController(nibName: nil, bundle: nil) },
      actionProvider: { _ in
        UIMenu(children: [UIAction(title: "Share") { [weak self] _ in self?.paths.append("share") }]
        )
      }
    )
  }
  func collectionView(
    _ collectionView: UICollectionView,
    contextMenuConfigurationForItemAt indexPath: IndexPath,
    point: CGPoint
  ) -> UIContextMenuConfiguration? {
    note()
    return nil
  }
  func collectionView(
    _ collectionView: UICollectionView,
    contextMenuConfiguration configuration: UIContextMenuConfiguration,
    highlightPreviewForItemAt indexPath: IndexPath
  ) -> UITargetedPreview? {
    note()
    return collectionView.cellForItem(at: indexPath).map(UITargetedPreview.init(view:))
  }
  func collectionView(
    _ collectionView: UICollectionView,
    contextMenuConfiguration configuration: UIContextMenuConfiguration,
    dismissalPreviewForItemAt indexPath: IndexPath
  ) -> UITargetedPreview? {
    note()
    return nil
  }
  func collectionView(
    _ collectionView: UICollectionView,
    previewForHighlightingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? {
    note()
    return nil
  }
  func collectionView(
    _ collectionView: UICollectionView,
    previewForDismissingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? {
    note()
    return nil
  }
  func collectionView(
    _ collectionView: UICollectionView,
    willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating
  ) { note() }
  func collectionView(
    _ collectionView: UICollectionView,
    willDisplayContextMenu configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) { note() }
  func collectionView(
    _ collectionView: UICollectionView,
    willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) { note() }
  func collectionView(_ collectionView: UICollectionView, canFocusItemAt indexPath: IndexPath)
    -> Bool
  {
    note()
    return true
  }
  func collectionView(
    _ collectionView: UICollectionView,
    shouldUpdateFocusIn context: UICollectionViewFocusUpdateContext
  ) -> Bool {
    note()
    return context.nextFocusedIndexPath?.item != 3
  }
  func collectionView(
    _ collectionView: UICollectionView,
    didUpdateFocusIn context: UICollectionViewFocusUpdateContext,
    with coordinator: UIFocusAnimationCoordinator
  ) { note() }
  func indexPathForPreferredFocusedView(in collectionView: UICollectionView) -> IndexPath? {
    note()
    return IndexPath(item: 2, section: 0)
  }
  func collectionView(
    _ collectionView: UICollectionView,
    selectionFollowsFocusForItemAt indexPath: IndexPath
  ) -> Bool {
    note()
    return true
  }
  func collectionView(
    _ collectionView: UICollectionView,
    shouldSpringLoadItemAt indexPath: IndexPath,
    with context: any UISpringLoadedInteractionContext
  ) -> Bool {
    note()
    return context.targetView is UICollectionViewCell
  }
  func collectionView(
    _ collectionView: UICollectionView,
    layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize {
    note()
    return CGSize(width: 90, height: 60)
  }
  func collectionView(
    _ collectionView: UICollectionView,
    layout collectionViewLayout: UICollectionViewLayout,
    insetForSectionAt section: Int
  ) -> UIEdgeInsets {
    note()
    return .zero
  }
  func collectionView(
    _ collectionView: UICollectionView,
    layout collectionViewLayout: UICollectionViewLayout,
    minimumLineSpacingForSectionAt section: Int
  ) -> CGFloat {
    note()
    return 10
  }
  func collectionView(
    _ collectionView: UICollectionView,
    layout collectionViewLayout: UICollectionViewLayout,
    minimumInteritemSpacingForSectionAt section: Int
  ) -> CGFloat {
    note()
    return 10
  }
  func collectionView(
    _ collectionView: UICollectionView,
    layout collectionViewLayout: UICollectionViewLayout,
    referenceSizeForHeaderInSection section: Int
  ) -> CGSize {
    note()
    return CGSize(width: 0, height: 20)
  }
  func collectionView(
    _ collectionView: UICollectionView,
    layout collectionViewLayout: UICollectionViewLayout,
    referenceSizeForFooterInSection section: Int
  ) -> CGSize {
    note()
    return CGSize(width: 0, height: 20)
  }
  func scrollViewDidScroll(_ scrollView: UIScrollView) { note() }
}

/// A delegate with the methods of older releases only.
@MainActor
private final class FormerDelegate: UICollectionViewDelegate {
  var called: Set<String> = []
  private func note(_ name: String = #function) { called.insert(name) }

  func collectionView(
    _ collectionView: UICollectionView,
    targetIndexPathForMoveFromItemAt originalIndexPath: IndexPath,
    toProposedIndexPath proposedIndexPath: IndexPath
  ) -> IndexPath {
    note()
    return originalIndexPath
  }
  func collectionView(
    _ collectionView: UICollectionView,
    contextMenuConfigurationForItemAt indexPath: IndexPath,
    point: CGPoint
  ) -> UIContextMenuConfiguration? {
    note()
    return UIContextMenuConfiguration()
  }
  func collectionView(
    _ collectionView: UICollectionView,
    previewForHighlightingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? {
    note()
    return nil
  }
  func collectionView(
    _ collectionView: UICollectionView,
    previewForDismissingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? {
    note()
    return nil
  }
}

@MainActor
@Suite("Every method of a collection view's protocols")
struct CollectionProtocolTests {
  private func path(_ item: Int, _ section: Int = 0) -> IndexPath {
    IndexPath(item: item, section: section)
  }

  private func view(_ source: CompleteSource) -> UICollectionView {
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 320, height: 300),
      collectionViewLayout: UICollectionViewFlowLayout()
    )
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    for kind in [
      UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter,
    ] {
      view.register(
        UICollectionReusableView.self,
        forSupplementaryViewOfKind: kind,
        withReuseIdentifier: "view"
      )
    }
    view.dataSource = source
    view.delegate = source
    view.prefetchDataSource = source
    view.isPrefetchingEnabled = true
    view.isSpringLoaded = true
    view.layoutIfNeeded()
    return view
  }

  private func drive(_ view: UICollectionView, _ source: CompleteSource) {
    view.tapItem(at: path(0))
    view.tapItem(at: path(1))
    #expect(view.performMenuAction("copy:", at: path(1)))
    #expect(view.showContextMenu(at: path(1)))
    #expect(view.contextMenuHighlight?.view === view.cellForItem(at: path(1)))
    #expect(view.tapContextMenuPreview())
    #expect(view.focusPreferredItem())
    #expect(!view.focusItem(at: path(3)) && view.focusedIndexPath == path(2))
    #expect(view.springLoadItem(at: path(4)))
    #expect(view.canEditItem(at: path(0)))
    #expect(view.dragItem(at: path(0), onto: path(2)))
    view.allowsMultipleSelection = true
    #expect(view.panToSelectItems(from: path(0), to: path(4)))
    #expect(view.indexPathsForSelectedItems?.count == 5)
    #expect(view.showContextMenu(at: path(1)))
    #expect(view.performContextMenuAction(titled: "Share"))
    view.tapItem(at: path(0))
    view.startInteractiveTransition(to: UICollectionViewFlowLayout())
    view.finishInteractiveTransition()
    for y in [40, 80, 120, 0, 300] {
      view.contentOffset = CGPoint(x: 0, y: y)
      view.layoutIfNeeded()
    }
    #expect(view.sectionIndexTitles == ["A", "B"] && view.tapIndexTitle(at: 1))
    view.layoutIfNeeded()
    source.counts[0] += 1
    view.insertItems(at: [path(0)])
  }

  @Test(
    "each is driven by an interaction; the names of older releases only where the new ones are missing"
  )
  func everyMethod() {
    let source = CompleteSource()
    let view = view(source)
    drive(view, source)
    let former: Set = [
      "collectionView(_:targetIndexPathForMoveFromItemAt:toProposedIndexPath:)",
      "collectionView(_:contextMenuConfigurationForItemAt:point:)",
      "collectionView(_:previewForHighlightingContextMenuWithConfiguration:)",
      "collectionView(_:previewForDismissingContextMenuWithConfiguration:)",
    ]
    // 9 of the data source, 2 of prefetching, 38 of the delegate without former names, 6 of flow layouts, scrolling.
    #expect(source.called.isDisjoint(with: former))
    #expect(source.called.count == Self.methodCount, "\(source.called.sorted())")
    #expect(source.paths.contains("menu of 1") && source.paths.contains("menu of 5"))
    #expect(source.paths.contains("share"))
    #expect(source.paths.first == "menu of 1")
    #expect(source.paths.contains("\(path(0)) to \(path(2))"))
    let delegate = FormerDelegate()
    view.delegate = delegate
    view.layoutIfNeeded()
    #expect(view.dragItem(at: path(0), onto: path(1)))
    let shown = view.indexPathsForVisibleItems[0]
    #expect(view.showContextMenu(at: shown))
    view.dismissContextMenu()
    #expect(delegate.called == former)
    MainLoop.shared.reset()
  }

  private static let methodCount = 8 + 2 + 35 + 6 + 1

  @Test("a delegate without methods leaves every interaction its default")
  func defaults() {
    final class Bare: UICollectionViewDelegate {}
    let source = RecordingSource([20])
    let fixture = CollectionFixture(source)
    let bare = Bare()
    fixture.view.delegate = bare
    fixture.view.layoutIfNeeded()
    let view = fixture.view
    #expect(view.showMenu(at: path(0)).isEmpty && !view.showContextMenu(at: path(0)))
    #expect(view.focusPreferredItem() && view.focusedIndexPath == path(0))
    #expect(view.indexPathsForSelectedItems == nil)
    #expect(!view.springLoadItem(at: path(0)) && view.canEditItem(at: path(0)))
    view.allowsMultipleSelection = true
    #expect(!view.panToSelectItems(from: path(0), to: path(3)))
    #expect(view.sectionIndexTitles == nil && !view.tapIndexTitle(at: 0))
  }
}
