import Foundation
import HeadlessUIKit

extension CallableMethods {
  static let lists: [Method] = tables + collections + movements + scrolling

  private static let scrolling: [Method] = [
    Method("setContentOffset(_:animated:)") { (view: UIScrollView, values) throws(StepError) in
      view.setContentOffset(try values.point(0), animated: try values.flag(1))
    },
    Method("scrollRectToVisible(_:animated:)") { (view: UIScrollView, values) throws(StepError) in
      view.scrollRectToVisible(try values.rect(0), animated: try values.flag(1))
    },
    Method("setZoomScale(_:animated:)") { (view: UIScrollView, values) throws(StepError) in
      view.setZoomScale(CGFloat(try values.number(0)), animated: try values.flag(1))
    },
    Method("setRefreshControl(_:)") { (view: UIScrollView, values) throws(StepError) in
      view.refreshControl = try values.optional(0, UIRefreshControl.self)
    },
    // What a finger does, which UIKit has no method for.
    Method("drag(by:steps:)") { (view: UIScrollView, values) throws(StepError) in
      view.drag(by: try values.point(0), steps: try values.integer(1))
    },
  ]

  private static let tables: [Method] = [
    Method("reloadData()") { (table: UITableView, _) in table.reloadData() },
    Method("numberOfRows(inSection:)") { (table: UITableView, values) throws(StepError) in
      table.numberOfRows(inSection: try values.integer(0))
    },
    Method("cellForRow(at:)") { (table: UITableView, values) throws(StepError) in
      table.cellForRow(at: try values.path(0))
    },
    Method("headerView(forSection:)") { (table: UITableView, values) throws(StepError) in
      table.headerView(forSection: try values.integer(0))
    },
    Method("footerView(forSection:)") { (table: UITableView, values) throws(StepError) in
      table.footerView(forSection: try values.integer(0))
    },
    Method("indexPath(for:)") { (table: UITableView, values) throws(StepError) in
      table.indexPath(for: try values.object(0, UITableViewCell.self))
    },
    Method("rectForRow(at:)") { (table: UITableView, values) throws(StepError) in
      table.rectForRow(at: try values.path(0))
    },
    Method("tapIndexTitle(at:)") { (table: UITableView, values) throws(StepError) in
      table.tapIndexTitle(at: try values.integer(0))
    },
    Method("showsReorderControl(at:)") { (table: UITableView, values) throws(StepError) in
      table.showsReorderControl(at: try values.path(0))
    },
    Method("scrollToNearestSelectedRow(at:animated:)") {
      (table: UITableView, values) throws(StepError) in
      let position = try values.scrollPosition(0)
      return table.scrollToNearestSelectedRow(at: position, animated: try values.flag(1))
    },
    Method("selectRow(at:animated:scrollPosition:)") {
      (table: UITableView, values) throws(StepError) in
      table.selectRow(
        at: values.text(0) == nil ? nil : try values.path(0),
        animated: try values.flag(1),
        scrollPosition: try values.scrollPosition(2)
      )
    },
    Method("deselectRow(at:animated:)") { (table: UITableView, values) throws(StepError) in
      table.deselectRow(at: try values.path(0), animated: try values.flag(1))
    },
    Method("setEditing(_:animated:)") { (table: UITableView, values) throws(StepError) in
      table.setEditing(try values.flag(0), animated: try values.flag(1))
    },
    Method("setDataSource(_:)") { (table: UITableView, values) throws(StepError) in
      table.dataSource = try values.data(0, (any UITableViewDataSource).self)
    },
    Method("setDelegate(_:)") { (table: UITableView, values) throws(StepError) in
      table.delegate = try values.data(0, (any UITableViewDelegate).self)
    },
    Method("setBackgroundView(_:)") { (table: UITableView, values) throws(StepError) in
      table.backgroundView = try values.optional(0, UIView.self)
    },
  ]

  private static let collections: [Method] = [
    Method("reloadData()") { (list: UICollectionView, _) in list.reloadData() },
    Method("numberOfItems(inSection:)") { (list: UICollectionView, values) throws(StepError) in
      list.numberOfItems(inSection: try values.integer(0))
    },
    Method("cellForItem(at:)") { (list: UICollectionView, values) throws(StepError) in
      list.cellForItem(at: try values.path(0))
    },
    Method("indexPath(for:)") { (list: UICollectionView, values) throws(StepError) in
      list.indexPath(for: try values.object(0, UICollectionViewCell.self))
    },
    Method("layoutAttributesForItem(at:)") { (list: UICollectionView, values) throws(StepError) in
      list.layoutAttributesForItem(at: try values.path(0))
    },
    Method("layoutAttributesForSupplementaryElement(ofKind:at:)") {
      (list: UICollectionView, values) throws(StepError) in
      list.layoutAttributesForSupplementaryElement(
        ofKind: values.text(0) ?? "",
        at: try values.path(1)
      )
    },
    Method("supplementaryView(forElementKind:at:)") {
      (list: UICollectionView, values) throws(StepError) in
      list.supplementaryView(forElementKind: values.text(0) ?? "", at: try values.path(1))
    },
    Method("setDataSource(_:)") { (list: UICollectionView, values) throws(StepError) in
      list.dataSource = try values.data(0, (any UICollectionViewDataSource).self)
    },
    Method("selectItem(at:animated:scrollPosition:)") {
      (list: UICollectionView, values) throws(StepError) in
      list.selectItem(
        at: values.text(0) == nil ? nil : try values.path(0),
        animated: try values.flag(1),
        scrollPosition: ScrollPositionName.item(values.text(2) ?? "")
      )
    },
    Method("scrollToItem(at:at:animated:)") { (list: UICollectionView, values) throws(StepError) in
      list.scrollToItem(
        at: try values.path(0),
        at: ScrollPositionName.item(values.text(1) ?? ""),
        animated: try values.flag(2)
      )
    },
    Method("deselectItem(at:animated:)") { (list: UICollectionView, values) throws(StepError) in
      list.deselectItem(at: try values.path(0), animated: try values.flag(1))
    },
    Method("setBackgroundView(_:)") { (list: UICollectionView, values) throws(StepError) in
      list.backgroundView = try values.optional(0, UIView.self)
    },
  ]

  private static let movements: [Method] = [
    Method("beginInteractiveMovementForItem(at:)") {
      (list: UICollectionView, values) throws(StepError) in
      list.beginInteractiveMovementForItem(at: try values.path(0))
    },
    Method("updateInteractiveMovementTargetPosition(_:)") {
      (list: UICollectionView, values) throws(StepError) in
      list.updateInteractiveMovementTargetPosition(try values.point(0))
    },
    Method("endInteractiveMovement()") { (list: UICollectionView, _) in
      list.endInteractiveMovement()
    },
    Method("cancelInteractiveMovement()") { (list: UICollectionView, _) in
      list.cancelInteractiveMovement()
    },
  ]

  static let layouts: [Method] = [
    Method("invalidateLayout()") { (layout: UICollectionViewLayout, _) in layout.invalidateLayout()
    },
    Method("shouldInvalidateLayout(forBoundsChange:)") {
      (layout: UICollectionViewLayout, values) throws(StepError) in
      layout.shouldInvalidateLayout(forBoundsChange: try values.rect(0))
    },
    Method("layoutAttributesForElements(in:)") {
      (layout: UICollectionViewLayout, values) throws(StepError) in
      layout.layoutAttributesForElements(in: try values.rect(0))
    },
    Method("layoutAttributesForItem(at:)") {
      (layout: UICollectionViewLayout, values) throws(StepError) in
      layout.layoutAttributesForItem(at: try values.path(0))
    },
    Method("initialLayoutAttributesForAppearingItem(at:)") {
      (layout: UICollectionViewLayout, values) throws(StepError) in
      layout.initialLayoutAttributesForAppearingItem(at: try values.path(0))
    },
    Method("setEstimatedItemSize(_:)") {
      (layout: UICollectionViewFlowLayout, values) throws(StepError) in
      layout.estimatedItemSize = try values.size(0)
    },
    Method("copy()") { (attributes: UICollectionViewLayoutAttributes, _) in attributes.copy() },
    Method("isEqual(_:)") {
      (attributes: UICollectionViewLayoutAttributes, values) throws(StepError) in
      attributes.isEqual(try values.object(0))
    },
    Method("setAlpha(_:)") {
      (attributes: UICollectionViewLayoutAttributes, values) throws(StepError) in
      attributes.alpha = CGFloat(try values.number(0))
    },
    Method("setBounds(_:)") {
      (attributes: UICollectionViewLayoutAttributes, values) throws(StepError) in
      attributes.bounds = try values.rect(0)
    },
    Method("setSize(_:)") {
      (attributes: UICollectionViewLayoutAttributes, values) throws(StepError) in
      attributes.size = try values.size(0)
    },
    Method("setCenter(_:)") {
      (attributes: UICollectionViewLayoutAttributes, values) throws(StepError) in
      attributes.center = try values.point(0)
    },
    Method("setZIndex(_:)") {
      (attributes: UICollectionViewLayoutAttributes, values) throws(StepError) in
      attributes.zIndex = try values.integer(0)
    },
    Method("setHidden(_:)") {
      (attributes: UICollectionViewLayoutAttributes, values) throws(StepError) in
      attributes.isHidden = try values.flag(0)
    },
    Method("setTransform(_:)") {
      (attributes: UICollectionViewLayoutAttributes, values) throws(StepError) in
      attributes.transform = CGAffineTransform(
        scaleX: try values.size(0).width,
        y: try values.size(0).height
      )
    },
    // A scale along x, y and z.
    Method("setTransform3D(_:)") {
      (attributes: UICollectionViewLayoutAttributes, values) throws(StepError) in
      attributes.transform3D = try values.value(0, "a scale \"x y z\"", PropertyValue.scale)
    },
    Method("setFrame(_:)") {
      (attributes: UICollectionViewLayoutAttributes, values) throws(StepError) in
      attributes.frame = try values.rect(0)
    },
  ]
}
