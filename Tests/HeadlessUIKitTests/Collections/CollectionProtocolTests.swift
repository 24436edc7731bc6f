import Foundation
import Testing

@testable import HeadlessUIKit

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

  private func view(_ source: CompleteCollectionSource) -> UICollectionView {
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

  private func drive(_ view: UICollectionView, _ source: CompleteCollectionSource) {
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
    let state = EngineState()
    defer { state.restore() }
    // Primary actions came with iOS 16.
    UIKitProfile.current = .ios16
    let source = CompleteCollectionSource()
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
