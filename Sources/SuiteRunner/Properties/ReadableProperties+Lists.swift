import Foundation
import HeadlessUIKit

extension ReadableProperties {
  static let lists: [Property] = tables + collections + scrollViews

  private static let scrollViews: [Property] = [
    Property("scrollEnabled") { (v: UIScrollView) in v.isScrollEnabled },
    Property("pagingEnabled") { (v: UIScrollView) in v.isPagingEnabled },
    Property("directionalLockEnabled") { (v: UIScrollView) in v.isDirectionalLockEnabled },
    Property("bounces") { (v: UIScrollView) in v.bounces },
    Property("bouncesZoom") { (v: UIScrollView) in v.bouncesZoom },
    Property("alwaysBounceVertical") { (v: UIScrollView) in v.alwaysBounceVertical },
    Property("alwaysBounceHorizontal") { (v: UIScrollView) in v.alwaysBounceHorizontal },
    Property("showsVerticalScrollIndicator") { (v: UIScrollView) in
      v.showsVerticalScrollIndicator
    },
    Property("showsHorizontalScrollIndicator") { (v: UIScrollView) in
      v.showsHorizontalScrollIndicator
    },
    Property("delaysContentTouches") { (v: UIScrollView) in v.delaysContentTouches },
    Property("canCancelContentTouches") { (v: UIScrollView) in v.canCancelContentTouches },
    Property("scrollsToTop") { (v: UIScrollView) in v.scrollsToTop },
    Property("zoomScale") { (v: UIScrollView) in v.zoomScale },
    Property("minimumZoomScale") { (v: UIScrollView) in v.minimumZoomScale },
    Property("maximumZoomScale") { (v: UIScrollView) in v.maximumZoomScale },
    Property("contentInset") { (v: UIScrollView) in v.contentInset },
    Property("scrollIndicatorInsets") { (v: UIScrollView) in v.scrollIndicatorInsets },
    Property("contentSize") { (v: UIScrollView) in v.contentSize },
    Property("contentOffset") { (v: UIScrollView) in v.contentOffset },
    Property("contentInsetAdjustmentBehavior") { (v: UIScrollView) in
      v.contentInsetAdjustmentBehavior
    },
    Property("keyboardDismissMode") { (v: UIScrollView) in v.keyboardDismissMode },
    Property("indicatorStyle") { (v: UIScrollView) in v.indicatorStyle },
    Property("refreshControl") { (v: UIScrollView) in v.refreshControl },
    Property("refreshing") { (c: UIRefreshControl) in c.isRefreshing },
    Property("delegate") { (v: UIScrollView) in PropertyText.partner(v.scrollDelegate) },
    Property("dragging") { (v: UIScrollView) in v.isDragging },
    Property("decelerating") { (v: UIScrollView) in v.isDecelerating },
  ]

  private static let tables: [Property] = [
    Property("style") { (t: UITableView) in t.style },
    Property("dataSource") { (t: UITableView) in PropertyText.partner(t.dataSource) },
    Property("springLoaded") { (t: UITableView) in t.isSpringLoaded },
    Property("remembersLastFocusedIndexPath") { (t: UITableView) in
      t.remembersLastFocusedIndexPath
    },
    Property("insetsContentViewsToSafeArea") { (t: UITableView) in
      t.insetsContentViewsToSafeArea
    },
    Property("sectionIndexColor") { (t: UITableView) in t.sectionIndexColor },
    Property("numberOfSections") { (t: UITableView) in t.numberOfSections },
    Property("indexPathForSelectedRow") { (t: UITableView) in t.indexPathForSelectedRow },
    Property("indexPathsForSelectedRows") { (t: UITableView) in t.indexPathsForSelectedRows },
    Property("indexPathsForVisibleRows") { (t: UITableView) in t.indexPathsForVisibleRows },
    Property("visibleCells") { (t: UITableView) in t.visibleCells },
    Property("separatorStyle") { (t: UITableView) in t.separatorStyle },
    Property("separatorColor") { (t: UITableView) in t.separatorColor },
    Property("separatorInset") { (t: UITableView) in t.separatorInset },
    Property("rowHeight") { (t: UITableView) in t.rowHeight },
    Property("estimatedRowHeight") { (t: UITableView) in t.estimatedRowHeight },
    Property("sectionHeaderHeight") { (t: UITableView) in t.sectionHeaderHeight },
    Property("sectionFooterHeight") { (t: UITableView) in t.sectionFooterHeight },
    Property("estimatedSectionHeaderHeight") { (t: UITableView) in
      t.estimatedSectionHeaderHeight
    },
    Property("estimatedSectionFooterHeight") { (t: UITableView) in
      t.estimatedSectionFooterHeight
    },
    Property("sectionHeaderTopPadding") { (t: UITableView) in t.sectionHeaderTopPadding },
    Property("sectionIndexMinimumDisplayRowCount") { (t: UITableView) in
      t.sectionIndexMinimumDisplayRowCount
    },
    Property("prefetchingEnabled") { (t: UITableView) in t.isPrefetchingEnabled },
    Property("allowsSelection") { (t: UITableView) in t.allowsSelection },
    Property("allowsSelectionDuringEditing") { (t: UITableView) in
      t.allowsSelectionDuringEditing
    },
    Property("allowsMultipleSelection") { (t: UITableView) in t.allowsMultipleSelection },
    Property("allowsMultipleSelectionDuringEditing") { (t: UITableView) in
      t.allowsMultipleSelectionDuringEditing
    },
    Property("editing") { (t: UITableView) in t.isEditing },
    Property("hasActiveDrag") { (t: UITableView) in t.hasActiveDrag },
    Property("hasActiveDrop") { (t: UITableView) in t.hasActiveDrop },
    Property("hasUncommittedUpdates") { (t: UITableView) in t.hasUncommittedUpdates },
    Property("tableHeaderView") { (t: UITableView) in t.tableHeaderView },
    Property("tableFooterView") { (t: UITableView) in t.tableFooterView },
    Property("backgroundView") { (t: UITableView) in t.backgroundView },
  ]

  private static let collections: [Property] = [
    Property("dataSource") { (c: UICollectionView) in PropertyText.partner(c.dataSource) },
    Property("springLoaded") { (c: UICollectionView) in c.isSpringLoaded },
    Property("remembersLastFocusedIndexPath") { (c: UICollectionView) in
      c.remembersLastFocusedIndexPath
    },
    Property("numberOfSections") { (c: UICollectionView) in c.numberOfSections },
    Property("indexPathsForSelectedItems") { (c: UICollectionView) in
      c.indexPathsForSelectedItems ?? []
    },
    Property("indexPathsForVisibleItems") { (c: UICollectionView) in c.indexPathsForVisibleItems },
    Property("visibleCells") { (c: UICollectionView) in c.visibleCells },
    Property("allowsSelection") { (c: UICollectionView) in c.allowsSelection },
    Property("allowsMultipleSelection") { (c: UICollectionView) in c.allowsMultipleSelection },
    Property("prefetchingEnabled") { (c: UICollectionView) in c.isPrefetchingEnabled },
    Property("editing") { (c: UICollectionView) in c.isEditing },
    Property("hasActiveDrag") { (c: UICollectionView) in c.hasActiveDrag },
    Property("hasActiveDrop") { (c: UICollectionView) in c.hasActiveDrop },
    Property("hasUncommittedUpdates") { (c: UICollectionView) in c.hasUncommittedUpdates },
    Property("backgroundView") { (c: UICollectionView) in c.backgroundView },
    Property("collectionViewLayout") { (c: UICollectionView) in c.collectionViewLayout },
  ]

  static let layouts: [Property] = flowLayouts + layoutAttributes

  private static let layoutAttributes: [Property] = [
    Property("indexPath") { (a: UICollectionViewLayoutAttributes) in a.indexPath },
    Property("representedElementKind") { (a: UICollectionViewLayoutAttributes) in
      a.representedElementKind
    },
    Property("frame") { (a: UICollectionViewLayoutAttributes) in a.frame },
    Property("bounds") { (a: UICollectionViewLayoutAttributes) in a.bounds },
    Property("center") { (a: UICollectionViewLayoutAttributes) in a.center },
    Property("size") { (a: UICollectionViewLayoutAttributes) in a.size },
    Property("alpha") { (a: UICollectionViewLayoutAttributes) in a.alpha },
    Property("zIndex") { (a: UICollectionViewLayoutAttributes) in a.zIndex },
    Property("hidden") { (a: UICollectionViewLayoutAttributes) in a.isHidden },
  ]

  private static let flowLayouts: [Property] = [
    Property("minimumLineSpacing") { (l: UICollectionViewFlowLayout) in l.minimumLineSpacing },
    Property("minimumInteritemSpacing") { (l: UICollectionViewFlowLayout) in
      l.minimumInteritemSpacing
    },
    Property("itemSize") { (l: UICollectionViewFlowLayout) in l.itemSize },
    Property("estimatedItemSize") { (l: UICollectionViewFlowLayout) in l.estimatedItemSize },
    Property("headerReferenceSize") { (l: UICollectionViewFlowLayout) in
      l.headerReferenceSize
    },
    Property("footerReferenceSize") { (l: UICollectionViewFlowLayout) in
      l.footerReferenceSize
    },
    Property("sectionInset") { (l: UICollectionViewFlowLayout) in l.sectionInset },
    Property("scrollDirection") { (l: UICollectionViewFlowLayout) in l.scrollDirection },
    Property("sectionHeadersPinToVisibleBounds") { (l: UICollectionViewFlowLayout) in
      l.sectionHeadersPinToVisibleBounds
    },
    Property("sectionFootersPinToVisibleBounds") { (l: UICollectionViewFlowLayout) in
      l.sectionFootersPinToVisibleBounds
    },
  ]

  static let cells: [Property] = [
    Property("reuseIdentifier") { (c: UITableViewCell) in c.reuseIdentifier },
    Property("selectionStyle") { (c: UITableViewCell) in c.selectionStyle },
    Property("accessoryType") { (c: UITableViewCell) in c.accessoryType },
    Property("editingAccessoryType") { (c: UITableViewCell) in c.editingAccessoryType },
    Property("editingStyle") { (c: UITableViewCell) in c.editingStyle },
    Property("indentationLevel") { (c: UITableViewCell) in c.indentationLevel },
    Property("indentationWidth") { (c: UITableViewCell) in c.indentationWidth },
    Property("showsReorderControl") { (c: UITableViewCell) in c.showsReorderControl },
    Property("shouldIndentWhileEditing") { (c: UITableViewCell) in c.shouldIndentWhileEditing },
    Property("showingDeleteConfirmation") { (c: UITableViewCell) in c.showingDeleteConfirmation },
    Property("separatorInset") { (c: UITableViewCell) in c.separatorInset },
    Property("selected") { (c: UITableViewCell) in c.isSelected },
    Property("highlighted") { (c: UITableViewCell) in c.isHighlighted },
    Property("editing") { (c: UITableViewCell) in c.isEditing },
    Property("contentView") { (c: UITableViewCell) in c.contentView },
    Property("backgroundView") { (c: UITableViewCell) in c.backgroundView },
    Property("selectedBackgroundView") { (c: UITableViewCell) in c.selectedBackgroundView },
    Property("multipleSelectionBackgroundView") { (c: UITableViewCell) in
      c.multipleSelectionBackgroundView
    },
    Property("editingAccessoryView") { (c: UITableViewCell) in c.editingAccessoryView },
    Property("accessoryView") { (c: UITableViewCell) in c.accessoryView },
    Property("textLabel") { (c: UITableViewCell) in c.textLabel },
    Property("detailTextLabel") { (c: UITableViewCell) in c.detailTextLabel },
    Property("imageView") { (c: UITableViewCell) in c.imageView },
    Property("backgroundView") { (c: UICollectionViewCell) in c.backgroundView },
    Property("selectedBackgroundView") { (c: UICollectionViewCell) in
      c.selectedBackgroundView
    },
    Property("contentView") { (c: UICollectionViewCell) in c.contentView },
    Property("selected") { (c: UICollectionViewCell) in c.isSelected },
    Property("highlighted") { (c: UICollectionViewCell) in c.isHighlighted },
    Property("reuseIdentifier") { (c: UICollectionReusableView) in c.reuseIdentifier },
    Property("reuseIdentifier") { (h: UITableViewHeaderFooterView) in h.reuseIdentifier },
    Property("backgroundView") { (h: UITableViewHeaderFooterView) in h.backgroundView },
    Property("contentView") { (h: UITableViewHeaderFooterView) in h.contentView },
    Property("textLabel") { (h: UITableViewHeaderFooterView) in h.textLabel },
  ]
}
