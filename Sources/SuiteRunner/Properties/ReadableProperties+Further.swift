import Foundation
import HeadlessUIKit

/// Properties that code reads and nibs do not set, or keep without effect.
extension ReadableProperties {
  static let further: [Property] =
    furtherTables + furtherCollections + furtherScrollViews + furtherLayouts + contexts
    + furtherTexts + furtherControls + furtherControllers + snapshots

  private static let furtherTables: [Property] = [
    Property("allowsFocus") { (t: UITableView) in t.allowsFocus },
    Property("selectionFollowsFocus") { (t: UITableView) in t.selectionFollowsFocus },
    Property("focusedIndexPath") { (t: UITableView) in t.focusedIndexPath },
    Property("indexPathForSwipedRow") { (t: UITableView) in t.indexPathForSwipedRow },
    Property("sectionIndexTitles") { (t: UITableView) in t.sectionIndexTitles },
    Property("sectionIndexBackgroundColor") { (t: UITableView) in t.sectionIndexBackgroundColor },
    Property("sectionIndexTrackingBackgroundColor") { (t: UITableView) in
      t.sectionIndexTrackingBackgroundColor
    },
    Property("cellLayoutMarginsFollowReadableWidth") { (t: UITableView) in
      t.cellLayoutMarginsFollowReadableWidth
    },
    Property("separatorInsetReference") { (t: UITableView) in t.separatorInsetReference },
    Property("fillerRowHeight") { (t: UITableView) in t.fillerRowHeight },
    Property("dragInteractionEnabled") { (t: UITableView) in t.dragInteractionEnabled },
    Property("prefetchDataSource") { (t: UITableView) in PropertyText.partner(t.prefetchDataSource)
    },
    Property("misuses") { (t: UITableView) in t.misuses.count },
  ]

  private static let furtherCollections: [Property] = [
    Property("allowsFocus") { (c: UICollectionView) in c.allowsFocus },
    Property("selectionFollowsFocus") { (c: UICollectionView) in c.selectionFollowsFocus },
    Property("focusedIndexPath") { (c: UICollectionView) in c.focusedIndexPath },
    Property("allowsSelectionDuringEditing") { (c: UICollectionView) in
      c.allowsSelectionDuringEditing
    },
    Property("allowsMultipleSelectionDuringEditing") { (c: UICollectionView) in
      c.allowsMultipleSelectionDuringEditing
    },
    Property("sectionIndexTitles") { (c: UICollectionView) in c.sectionIndexTitles },
    Property("reorderingCadence") { (c: UICollectionView) in c.reorderingCadence },
    Property("dragInteractionEnabled") { (c: UICollectionView) in c.dragInteractionEnabled },
    Property("prefetchDataSource") { (c: UICollectionView) in
      PropertyText.partner(c.prefetchDataSource)
    },
  ]

  private static let furtherScrollViews: [Property] = [
    Property("adjustedContentInset") { (v: UIScrollView) in v.adjustedContentInset },
    Property("decelerationRate") { (v: UIScrollView) in v.decelerationRate.rawValue },
    Property("tracking") { (v: UIScrollView) in v.isTracking },
    Property("zooming") { (v: UIScrollView) in v.isZooming },
    Property("contentLayoutGuide") { (v: UIScrollView) in v.contentLayoutGuide },
    Property("frameLayoutGuide") { (v: UIScrollView) in v.frameLayoutGuide },
    Property("panGestureRecognizer") { (v: UIScrollView) in v.panGestureRecognizer },
    Property("pinchGestureRecognizer") { (v: UIScrollView) in v.pinchGestureRecognizer },
    Property("verticalScrollIndicatorInsets") { (v: UIScrollView) in
      v.verticalScrollIndicatorInsets
    },
    Property("horizontalScrollIndicatorInsets") { (v: UIScrollView) in
      v.horizontalScrollIndicatorInsets
    },
    Property("automaticallyAdjustsScrollIndicatorInsets") { (v: UIScrollView) in
      v.automaticallyAdjustsScrollIndicatorInsets
    },
    Property("attributedTitle") { (c: UIRefreshControl) in c.attributedTitle },
  ]

  private static let furtherLayouts: [Property] = [
    Property("sectionInsetReference") { (l: UICollectionViewFlowLayout) in l.sectionInsetReference
    },
    Property("transitionProgress") { (l: UICollectionViewTransitionLayout) in l.transitionProgress
    },
    Property("currentLayout") { (l: UICollectionViewTransitionLayout) in l.currentLayout },
    Property("nextLayout") { (l: UICollectionViewTransitionLayout) in l.nextLayout },
    Property("collectionView") { (l: UICollectionViewLayout) in l.collectionView },
    Property("collectionViewContentSize") { (l: UICollectionViewLayout) in
      l.collectionViewContentSize
    },
    Property("flipsHorizontallyInOppositeLayoutDirection") { (l: UICollectionViewLayout) in
      l.flipsHorizontallyInOppositeLayoutDirection
    },
    Property("transform") { (a: UICollectionViewLayoutAttributes) in a.transform },
    Property("representedElementCategory") { (a: UICollectionViewLayoutAttributes) in
      a.representedElementCategory
    },
  ]

  private typealias FlowContext = UICollectionViewFlowLayoutInvalidationContext
  private typealias Context = UICollectionViewLayoutInvalidationContext

  private static let contexts: [Property] = [
    Property("invalidateFlowLayoutDelegateMetrics") { (c: FlowContext) in
      c.invalidateFlowLayoutDelegateMetrics
    },
    Property("invalidateFlowLayoutAttributes") { (c: FlowContext) in
      c.invalidateFlowLayoutAttributes
    },
    Property("invalidateEverything") { (c: Context) in c.invalidateEverything },
    Property("invalidateDataSourceCounts") { (c: Context) in c.invalidateDataSourceCounts },
    Property("contentOffsetAdjustment") { (c: Context) in c.contentOffsetAdjustment },
    Property("contentSizeAdjustment") { (c: Context) in c.contentSizeAdjustment },
    Property("invalidatedItemIndexPaths") { (c: Context) in c.invalidatedItemIndexPaths },
    Property("invalidatedSupplementaryIndexPaths") { (c: Context) in
      c.invalidatedSupplementaryIndexPaths.map { PropertyText.paths($0) }
    },
    Property("invalidatedDecorationIndexPaths") { (c: Context) in
      c.invalidatedDecorationIndexPaths.map { PropertyText.paths($0) }
    },
    Property("targetIndexPathsForInteractivelyMovingItems") { (c: Context) in
      c.targetIndexPathsForInteractivelyMovingItems
    },
    Property("previousIndexPathsForInteractivelyMovingItems") { (c: Context) in
      c.previousIndexPathsForInteractivelyMovingItems
    },
    Property("interactiveMovementTarget") { (c: Context) in c.interactiveMovementTarget },
  ]

  private static let furtherTexts: [Property] = [
    Property("attributedText") { (f: UITextField) in f.attributedText },
    Property("attributedPlaceholder") { (f: UITextField) in f.attributedPlaceholder },
    Property("leftViewMode") { (f: UITextField) in f.leftViewMode },
    Property("rightViewMode") { (f: UITextField) in f.rightViewMode },
    Property("editing") { (f: UITextField) in f.isEditing },
    Property("hasText") { (f: UITextField) in f.hasText },
    Property("delegate") { (f: UITextField) in PropertyText.partner(f.delegate) },
    Property("hasText") { (v: UITextView) in v.hasText },
    Property("textContainerInset") { (v: UITextView) in v.textContainerInset },
    Property("lineHeight") { (f: UIFont) in f.lineHeight },
    Property("pointSize") { (f: UIFont) in f.pointSize },
    Property("ascender") { (f: UIFont) in f.ascender },
    Property("descender") { (f: UIFont) in f.descender },
  ]

  private static let furtherControls: [Property] = [
    Property("state") { (c: UIControl) in c.state },
    Property("tracking") { (c: UIControl) in c.isTracking },
    Property("touchInside") { (c: UIControl) in c.isTouchInside },
    Property("allControlEvents") { (c: UIControl) in c.allControlEvents },
    Property("allTargets") { (c: UIControl) in c.allTargets.count },
    Property("animationDuration") { (v: UIImageView) in v.animationDuration },
    Property("animationRepeatCount") { (v: UIImageView) in v.animationRepeatCount },
    Property("animating") { (v: UIImageView) in v.isAnimating },
    Property("showsSelectionIndicator") { (p: UIPickerView) in p.showsSelectionIndicator },
    Property("dataSource") { (p: UIPickerView) in PropertyText.partner(p.dataSource) },
    Property("delegate") { (p: UIPickerView) in PropertyText.partner(p.delegate) },
    Property("apportionsSegmentWidthsByContent") { (s: UISegmentedControl) in
      s.apportionsSegmentWidthsByContent
    },
    Property("selectedScopeButtonIndex") { (b: UISearchBar) in b.selectedScopeButtonIndex },
    Property("imageView") { (b: UIButton) in b.imageView },
    Property("state") { (g: UIGestureRecognizer) in g.state },
    Property("numberOfTouches") { (g: UIGestureRecognizer) in g.numberOfTouches },
    Property("delegate") { (g: UIGestureRecognizer) in PropertyText.partner(g.delegate) },
  ]

  private static let furtherControllers: [Property] = [
    Property("viewIfLoaded") { (c: UIViewController) in c.viewIfLoaded },
    Property("presentedViewController") { (c: UIViewController) in c.presentedViewController },
    Property("presentingViewController") { (c: UIViewController) in c.presentingViewController },
    Property("splitViewController") { (c: UIViewController) in c.splitViewController },
    Property("edgesForExtendedLayout") { (c: UIViewController) in c.edgesForExtendedLayout },
    Property("nibSceneObjects") { (c: UIViewController) in c.nibSceneObjects },
    Property("visibleViewController") { (c: UINavigationController) in c.visibleViewController },
    Property("toolbar") { (c: UINavigationController) in c.toolbar },
    Property("tabBar") { (c: UITabBarController) in c.tabBar },
    Property("topItem") { (b: UINavigationBar) in b.topItem },
    Property("backItem") { (b: UINavigationBar) in b.backItem },
    Property("viewControllers") { (c: UIPageViewController) in c.viewControllers ?? [] },
    Property("transitionStyle") { (c: UIPageViewController) in c.transitionStyle },
    Property("navigationOrientation") { (c: UIPageViewController) in c.navigationOrientation },
    Property("collectionViewLayout") { (c: UICollectionViewController) in c.collectionViewLayout },
    Property("tableView") { (c: UITableViewController) in c.tableView },
    Property("installsStandardGestureForInteractiveMovement") { (c: UICollectionViewController) in
      c.installsStandardGestureForInteractiveMovement
    },
  ]

  private static let snapshots: [Property] = [
    Property("sectionIdentifiers") { (s: SnapshotBox) in s.snapshot.sectionIdentifiers },
    Property("itemIdentifiers") { (s: SnapshotBox) in s.snapshot.itemIdentifiers },
    Property("numberOfItems") { (s: SnapshotBox) in s.snapshot.numberOfItems },
    Property("numberOfSections") { (s: SnapshotBox) in s.snapshot.numberOfSections },
    Property("reloadedItemIdentifiers") { (s: SnapshotBox) in s.snapshot.reloadedItemIdentifiers },
    Property("reloadedSectionIdentifiers") { (s: SnapshotBox) in
      s.snapshot.reloadedSectionIdentifiers
    },
    Property("reconfiguredItemIdentifiers") { (s: SnapshotBox) in
      s.snapshot.reconfiguredItemIdentifiers
    },
  ]

  /// What every view answers and no nib says.
  static let furtherViews: [Property] = [
    Property("transform") { (v: UIView) in v.transform },
    Property("alignmentRectInsets") { (v: UIView) in v.alignmentRectInsets },
    Property("window") { (v: UIView) in v.window },
    Property("rootViewController") { (w: UIWindow) in w.rootViewController },
    Property("keyWindow") { (w: UIWindow) in w.isKeyWindow },
    Property("layoutMarginsGuide") { (v: UIView) in v.layoutMarginsGuide },
    Property("safeAreaLayoutGuide") { (v: UIView) in v.safeAreaLayoutGuide },
    Property("readableContentGuide") { (v: UIView) in v.readableContentGuide },
    Property("keyboardLayoutGuide") { (v: UIView) in v.keyboardLayoutGuide },
    Property("tintAdjustmentMode") { (v: UIView) in v.tintAdjustmentMode },
    Property("effectiveUserInterfaceLayoutDirection") { (v: UIView) in
      v.effectiveUserInterfaceLayoutDirection
    },
    Property("firstResponder") { (r: UIResponder) in r.isFirstResponder },
    Property("canBecomeFirstResponder") { (r: UIResponder) in r.canBecomeFirstResponder },
  ]
}

extension CGAffineTransform: PropertyNumbers {
  var propertyNumbers: [Double] { [a, b, c, d, tx, ty].map(Double.init) }
}
