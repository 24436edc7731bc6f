import Foundation
import Geometry
import InterfaceBuilder

/// Scroll views, tables, collections, their cells and layouts, and controllers.
extension NibCompiler {
  func addScrollSettings(_ object: IBObject, _ settings: inout NibSettings) {
    settings.set(boolean: .scrollEnabled) { (v: UIScrollView, value) in v.isScrollEnabled = value }
    settings.set(boolean: .pagingEnabled) { (v: UIScrollView, value) in v.isPagingEnabled = value }
    settings.set(boolean: .bounces) { (v: UIScrollView, value) in v.bounces = value }
    settings.set(boolean: .bouncesZoom) { (v: UIScrollView, value) in v.bouncesZoom = value }
    settings.set(boolean: .alwaysBounceVertical) { (v: UIScrollView, value) in
      v.alwaysBounceVertical = value
    }
    settings.set(boolean: .alwaysBounceHorizontal) { (v: UIScrollView, value) in
      v.alwaysBounceHorizontal = value
    }
    settings.set(boolean: .showsVerticalScrollIndicator) { (v: UIScrollView, value) in
      v.showsVerticalScrollIndicator = value
    }
    settings.set(boolean: .showsHorizontalScrollIndicator) { (v: UIScrollView, value) in
      v.showsHorizontalScrollIndicator = value
    }
    settings.set(boolean: .directionalLockEnabled) { (v: UIScrollView, value) in
      v.isDirectionalLockEnabled = value
    }
    settings.set(boolean: .delaysContentTouches) { (v: UIScrollView, value) in
      v.delaysContentTouches = value
    }
    settings.set(boolean: .canCancelContentTouches) { (v: UIScrollView, value) in
      v.canCancelContentTouches = value
    }
    settings.set(boolean: .scrollsToTop) { (v: UIScrollView, value) in v.scrollsToTop = value }
    settings.set(points: .minimumZoomScale) { (v: UIScrollView, value) in
      v.minimumZoomScale = value
    }
    settings.set(points: .maximumZoomScale) { (v: UIScrollView, value) in
      v.maximumZoomScale = value
    }
    settings.set(insets: "contentInset") { (v: UIScrollView, value) in v.contentInset = value }
    settings.set(insets: "scrollIndicatorInsets") { (v: UIScrollView, value) in
      v.scrollIndicatorInsets = value
    }
    settings.set(size: "contentSize") { (v: UIScrollView, value) in v.contentSize = value }
    addScrollBehaviours(&settings)
  }

  private func addScrollBehaviours(_ settings: inout NibSettings) {
    let element = settings.element
    let adjustment = element.keyword(
      .contentInsetAdjustmentBehavior,
      IBContentInsetAdjustment.self
    )
    settings.set(adjustment) { (v: UIScrollView, value) in
      v.contentInsetAdjustmentBehavior =
        UIScrollView.ContentInsetAdjustmentBehavior(rawValue: Int(value.rawValue)) ?? .automatic
    }
    settings.set(element.keyword(.keyboardDismissMode, IBKeyboardDismissMode.self)) {
      (v: UIScrollView, value) in
      v.keyboardDismissMode =
        UIScrollView.KeyboardDismissMode(rawValue: Int(value.rawValue)) ?? .none
    }
    settings.set(element.text(.indicatorStyle)) { (v: UIScrollView, value) in
      v.indicatorStyle = value == "black" ? .black : value == "white" ? .white : .default
    }
  }

  func addTableSettings(_ object: IBObject, _ settings: inout NibSettings) {
    let element = settings.element
    settings.set(element.keyword(.style, IBTableViewStyle.self)) { (table: UITableView, value) in
      table.setStyle(UITableView.Style(rawValue: Int(value.rawValue)) ?? .plain)
    }
    settings.set(element.text(.separatorStyle)) { (table: UITableView, value) in
      table.separatorStyle =
        value == "none" ? .none : value == "singleLineEtched" ? .singleLineEtched : .singleLine
    }
    settings.set(points: .rowHeight) { (t: UITableView, value) in t.rowHeight = value }
    settings.set(points: .estimatedRowHeight) { (t: UITableView, value) in
      t.estimatedRowHeight = value
    }
    settings.set(points: .sectionHeaderHeight) { (t: UITableView, value) in
      t.sectionHeaderHeight = value
    }
    settings.set(points: .sectionFooterHeight) { (t: UITableView, value) in
      t.sectionFooterHeight = value
    }
    settings.set(points: .estimatedSectionHeaderHeight) { (t: UITableView, value) in
      t.estimatedSectionHeaderHeight = value
    }
    settings.set(points: .estimatedSectionFooterHeight) { (t: UITableView, value) in
      t.estimatedSectionFooterHeight = value
    }
    settings.set(points: .sectionHeaderTopPadding) { (t: UITableView, value) in
      t.sectionHeaderTopPadding = value
    }
    settings.set(integer: .sectionIndexMinimumDisplayRowCount) { (t: UITableView, value) in
      t.sectionIndexMinimumDisplayRowCount = value
    }
    settings.set(boolean: .prefetchingEnabled) { (t: UITableView, value) in
      t.isPrefetchingEnabled = value
    }
    addTableSelection(&settings)
    settings.set(resources.color("separatorColor", of: element)) { (t: UITableView, value) in
      t.separatorColor = value
    }
    settings.set(insets: "separatorInset") { (t: UITableView, value) in t.separatorInset = value }
    settings.set(element.text(.dataMode)) { (t: UITableView, value) in
      t.dataMode = UITableView.DataMode(rawValue: value)
    }
    addPrototypes(of: object, &settings)
  }

  private func addTableSelection(_ settings: inout NibSettings) {
    settings.set(boolean: .allowsSelection) { (t: UITableView, value) in t.allowsSelection = value }
    settings.set(boolean: .allowsSelectionDuringEditing) { (t: UITableView, value) in
      t.allowsSelectionDuringEditing = value
    }
    settings.set(boolean: .allowsMultipleSelection) { (t: UITableView, value) in
      t.allowsMultipleSelection = value
    }
    settings.set(boolean: .allowsMultipleSelectionDuringEditing) { (t: UITableView, value) in
      t.allowsMultipleSelectionDuringEditing = value
    }
    settings.set(boolean: .springLoaded) { (t: UITableView, value) in t.isSpringLoaded = value }
    settings.set(boolean: .remembersLastFocusedIndexPath) { (t: UITableView, value) in
      t.remembersLastFocusedIndexPath = value
    }
    settings.set(boolean: .contentViewInsetsToSafeArea) { (t: UITableView, value) in
      t.insetsContentViewsToSafeArea = value
    }
    settings.set(resources.color("sectionIndexColor", of: settings.element)) {
      (t: UITableView, value) in t.sectionIndexColor = value
    }
    settings.set(resources.color("sectionIndexBackgroundColor", of: settings.element)) {
      (t: UITableView, value) in t.sectionIndexBackgroundColor = value
    }
    settings.set(resources.color("sectionIndexTrackingBackgroundColor", of: settings.element)) {
      (t: UITableView, value) in t.sectionIndexTrackingBackgroundColor = value
    }
    settings.set(boolean: .layoutMarginsFollowReadableWidth) { (t: UITableView, value) in
      t.cellLayoutMarginsFollowReadableWidth = value
    }
  }

  func addCollectionSettings(_ object: IBObject, _ settings: inout NibSettings) {
    settings.set(boolean: .allowsSelection) { (c: UICollectionView, value) in
      c.allowsSelection = value
    }
    settings.set(boolean: .allowsMultipleSelection) { (c: UICollectionView, value) in
      c.allowsMultipleSelection = value
    }
    settings.set(boolean: .prefetchingEnabled) { (c: UICollectionView, value) in
      c.isPrefetchingEnabled = value
    }
    settings.set(boolean: .springLoaded) { (c: UICollectionView, value) in
      c.isSpringLoaded = value
    }
    settings.set(boolean: .remembersLastFocusedIndexPath) { (c: UICollectionView, value) in
      c.remembersLastFocusedIndexPath = value
    }
    addPrototypes(of: object, &settings)
  }

  // MARK: Cells

  func addTableCellSettings(_ object: IBObject, _ settings: inout NibSettings) {
    let element = settings.element
    settings.set(text: .reuseIdentifier) { (cell: UITableViewCell, value) in
      cell.setReuseIdentifier(value)
    }
    settings.set(element.keyword(.style, IBTableViewCellStyle.self)) {
      (cell: UITableViewCell, value) in
      cell.cellStyle = UITableViewCell.CellStyle(rawValue: Int(value.rawValue)) ?? .default
    }
    settings.set(element.keyword(.accessoryType, IBAccessoryType.self)) {
      (cell: UITableViewCell, value) in
      cell.accessoryType = UITableViewCell.AccessoryType(rawValue: Int(value.rawValue)) ?? .none
    }
    settings.set(element.keyword(.editingAccessoryType, IBAccessoryType.self)) {
      (cell: UITableViewCell, value) in
      cell.editingAccessoryType =
        UITableViewCell.AccessoryType(rawValue: Int(value.rawValue)) ?? .none
    }
    settings.set(element.keyword(.selectionStyle, IBCellSelectionStyle.self)) {
      (cell: UITableViewCell, value) in
      cell.selectionStyle =
        UITableViewCell.SelectionStyle(rawValue: Int(value.rawValue)) ?? .default
    }
    settings.set(integer: .indentationLevel) { (cell: UITableViewCell, value) in
      cell.indentationLevel = value
    }
    settings.set(points: .indentationWidth) { (cell: UITableViewCell, value) in
      cell.indentationWidth = value
    }
    settings.set(insets: "separatorInset") { (cell: UITableViewCell, value) in
      cell.separatorInset = value
    }
    settings.set(boolean: .showsReorderControl) { (cell: UITableViewCell, value) in
      cell.showsReorderControl = value
    }
    settings.set(boolean: .shouldIndentWhileEditing) { (cell: UITableViewCell, value) in
      cell.shouldIndentWhileEditing = value
    }
  }

  func addReusableSettings(_ object: IBObject, _ settings: inout NibSettings) {
    settings.set(text: .reuseIdentifier) { (view: UICollectionReusableView, value) in
      view.setReuseIdentifier(value)
    }
  }

  // MARK: Layouts

  func addFlowLayoutSettings(_ object: IBObject, _ settings: inout NibSettings) {
    typealias Flow = UICollectionViewFlowLayout
    settings.set(points: .minimumLineSpacing) { (l: Flow, value) in l.minimumLineSpacing = value }
    settings.set(points: .minimumInteritemSpacing) { (l: Flow, value) in
      l.minimumInteritemSpacing = value
    }
    settings.set(size: "itemSize") { (l: Flow, value) in l.itemSize = value }
    settings.set(size: "headerReferenceSize") { (l: Flow, value) in l.headerReferenceSize = value }
    settings.set(size: "footerReferenceSize") { (l: Flow, value) in l.footerReferenceSize = value }
    settings.set(size: "estimatedItemSize") { (l: Flow, value) in l.estimatedItemSize = value }
    if settings.element.boolean(.automaticEstimatedItemSize) == true {
      settings.set(Flow.automaticSize) { (l: Flow, value) in l.estimatedItemSize = value }
    }
    settings.set(insets: "sectionInset") { (l: Flow, value) in l.sectionInset = value }
    settings.set(settings.element.keyword(.scrollDirection, IBScrollDirection.self)) {
      (l: Flow, value) in l.scrollDirection = value == .horizontal ? .horizontal : .vertical
    }
    settings.set(boolean: .sectionHeadersPinToVisibleBounds) { (l: Flow, value) in
      l.sectionHeadersPinToVisibleBounds = value
    }
    settings.set(boolean: .sectionFootersPinToVisibleBounds) { (l: Flow, value) in
      l.sectionFootersPinToVisibleBounds = value
    }
    settings.set(settings.element.keyword(.sectionInsetReference, IBSectionInsetReference.self)) {
      (l: Flow, value) in
      l.sectionInsetReference =
        switch value {
        case .contentInset: .fromContentInset
        case .safeArea: .fromSafeArea
        case .layoutMargins: .fromLayoutMargins
        }
    }
  }

  // MARK: Controllers and sections

  func addControllerSettings(_ object: IBObject, _ settings: inout NibSettings) {
    typealias Controller = UIViewController
    settings.set(object.id) { (c: Controller, value) in c.interfaceBuilderID = value }
    settings.set(text: .title) { (c: Controller, value) in c.title = value }
    settings.set(text: .storyboardIdentifier) { (c: Controller, value) in
      c.storyboardIdentifier = value
    }
    settings.set(boolean: .hidesBottomBarWhenPushed) { (c: Controller, value) in
      c.hidesBottomBarWhenPushed = value
    }
    settings.set(boolean: .extendedLayoutIncludesOpaqueBars) { (c: Controller, value) in
      c.extendedLayoutIncludesOpaqueBars = value
    }
    settings.set(boolean: .automaticallyAdjustsScrollViewInsets) { (c: Controller, value) in
      c.automaticallyAdjustsScrollViewInsets = value
    }
    settings.set(boolean: .clearsSelectionOnViewWillAppear) { (c: Controller, value) in
      (c as? UITableViewController)?.clearsSelectionOnViewWillAppear = value
      (c as? UICollectionViewController)?.clearsSelectionOnViewWillAppear = value
    }
    settings.set(extendedEdges(of: settings.element)) { (c: Controller, value) in
      c.edgesForExtendedLayout = value
    }
    addPresentation(&settings)
    addPaging(&settings)
  }

  /// The edges at which a scene's view lies below bars; nil where the document leaves all of them.
  private func extendedEdges(of element: IBElement) -> UIRectEdge? {
    guard let edges = element.child(.extendedEdge, key: "edgesForExtendedLayout") else {
      return nil
    }
    let known: [(IBAttributeName, UIRectEdge)] = [
      (.top, .top), (.left, .left), (.bottom, .bottom), (.right, .right),
    ]
    return known.reduce(into: []) { result, edge in
      if edges.boolean(edge.0) == true { result.insert(edge.1) }
    }
  }

  private func addPaging(_ settings: inout NibSettings) {
    settings.set(settings.element.text(.transitionStyle)) { (c: UIPageViewController, value) in
      c.transitionStyle = value == "scroll" ? .scroll : .pageCurl
    }
    settings.set(settings.element.text(.navigationOrientation)) {
      (c: UIPageViewController, value) in
      c.navigationOrientation = value == "vertical" ? .vertical : .horizontal
    }
  }

  func addSectionSettings(_ object: IBObject, _ settings: inout NibSettings) {
    let element = settings.element
    settings.set(resources.text(.headerTitle, "headerTitle", of: element)) {
      (section: NibSection, value) in section.headerTitle = value
    }
    settings.set(resources.text(.footerTitle, "footerTitle", of: element)) {
      (section: NibSection, value) in section.footerTitle = value
    }
  }
}
