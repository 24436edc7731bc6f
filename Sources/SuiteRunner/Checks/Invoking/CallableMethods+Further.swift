import Foundation
import HeadlessUIKit

/// What code asks lists, layouts, views and controllers, and no step does.
extension CallableMethods {
  static let further: [Method] =
    furtherTables + furtherCollections + offsets + furtherLayouts + contexts + furtherViews
    + furtherControllers + fields

  private static let furtherTables: [Method] = [
    Method("rect(forSection:)") { (table: UITableView, values) throws(StepError) in
      table.rect(forSection: try values.integer(0))
    },
    Method("rectForHeader(inSection:)") { (table: UITableView, values) throws(StepError) in
      table.rectForHeader(inSection: try values.integer(0))
    },
    Method("rectForFooter(inSection:)") { (table: UITableView, values) throws(StepError) in
      table.rectForFooter(inSection: try values.integer(0))
    },
    Method("indexPathForRow(at:)") { (table: UITableView, values) throws(StepError) in
      table.indexPathForRow(at: try values.point(0))
    },
    Method("indexPathsForRows(in:)") { (table: UITableView, values) throws(StepError) in
      table.indexPathsForRows(in: try values.rect(0))
    },
    Method("scrollToRow(at:at:animated:)") { (table: UITableView, values) throws(StepError) in
      let position = try values.scrollPosition(1)
      return table.scrollToRow(at: try values.path(0), at: position, animated: try values.flag(2))
    },
    Method("setEditing(_:animated:)") { (cell: UITableViewCell, values) throws(StepError) in
      cell.setEditing(try values.flag(0), animated: try values.flag(1))
    },
    Method("setSelected(_:animated:)") { (cell: UITableViewCell, values) throws(StepError) in
      cell.setSelected(try values.flag(0), animated: try values.flag(1))
    },
    Method("setHighlighted(_:animated:)") { (cell: UITableViewCell, values) throws(StepError) in
      cell.setHighlighted(try values.flag(0), animated: try values.flag(1))
    },
    // What a finger does.
    Method("focusRow(at:)") { (table: UITableView, values) throws(StepError) in
      table.focusRow(at: try values.path(0))
    },
    Method("springLoadRow(at:)") { (table: UITableView, values) throws(StepError) in
      table.springLoadRow(at: try values.path(0))
    },
  ]

  private static let furtherCollections: [Method] = [
    Method("indexPathForItem(at:)") { (list: UICollectionView, values) throws(StepError) in
      list.indexPathForItem(at: try values.point(0))
    },
    Method("visibleSupplementaryViews(ofKind:)") { (list: UICollectionView, values) in
      list.visibleSupplementaryViews(ofKind: values.text(0) ?? "")
    },
    Method("indexPathsForVisibleSupplementaryElements(ofKind:)") {
      (list: UICollectionView, values) in
      list.indexPathsForVisibleSupplementaryElements(ofKind: values.text(0) ?? "")
    },
    Method("setCollectionViewLayout(_:animated:completion:)") {
      (list: UICollectionView, values) throws(StepError) in
      let (layout, completion) = (try values.layout(0), values.completion(2))
      return list.setCollectionViewLayout(layout, animated: try values.flag(1)) { _ in
        completion?()
      }
    },
    // What a finger does.
    Method("focusItem(at:)") { (list: UICollectionView, values) throws(StepError) in
      list.focusItem(at: try values.path(0))
    },
    Method("springLoadItem(at:)") { (list: UICollectionView, values) throws(StepError) in
      list.springLoadItem(at: try values.path(0))
    },
    Method("canEditItem(at:)") { (list: UICollectionView, values) throws(StepError) in
      list.canEditItem(at: try values.path(0))
    },
    Method("tapIndexTitle(at:)") { (list: UICollectionView, values) throws(StepError) in
      list.tapIndexTitle(at: try values.integer(0))
    },
    Method("flick(to:velocity:)") { (list: UICollectionView, values) throws(StepError) in
      list.flick(to: try values.point(0), velocity: try values.point(1))
    },
  ]

  private static let offsets: [Method] = [
    Method("stopScrollingAndZooming()") { (view: UIScrollView, _) in
      view.stopScrollingAndZooming()
    },
    Method("tapStatusBar()") { (view: UIScrollView, _) in view.tapStatusBar() },
    Method("setDelegate(_:)") { (view: UIScrollView, values) throws(StepError) in
      view.scrollDelegate = try values.scrollDelegate(0)
    },
    Method("targetContentOffset(forProposedContentOffset:)") {
      (layout: UICollectionViewLayout, values) throws(StepError) in
      layout.targetContentOffset(forProposedContentOffset: try values.point(0))
    },
    Method("targetContentOffset(forProposedContentOffset:withScrollingVelocity:)") {
      (layout: UICollectionViewLayout, values) throws(StepError) in
      layout.targetContentOffset(
        forProposedContentOffset: try values.point(0),
        withScrollingVelocity: try values.point(1)
      )
    },
  ]

  private static let furtherLayouts: [Method] = [
    Method("invalidateLayout(with:)") {
      (layout: UICollectionViewLayout, values) throws(StepError) in
      layout.invalidateLayout(
        with: try values.object(0, UICollectionViewLayoutInvalidationContext.self)
      )
    },
    Method("layoutAttributesForSupplementaryView(ofKind:at:)") {
      (layout: UICollectionViewLayout, values) throws(StepError) in
      layout.layoutAttributesForSupplementaryView(
        ofKind: values.text(0) ?? "",
        at: try values.path(1)
      )
    },
    Method("layoutAttributesForDecorationView(ofKind:at:)") {
      (layout: UICollectionViewLayout, values) throws(StepError) in
      layout.layoutAttributesForDecorationView(ofKind: values.text(0) ?? "", at: try values.path(1))
    },
    // A class by its name; `nothing` takes the registration back.
    Method("register(_:forDecorationViewOfKind:)") {
      (layout: UICollectionViewLayout, values) throws(StepError) in
      layout.register(try values.viewClass(0), forDecorationViewOfKind: values.text(1) ?? "")
    },
    Method("finalLayoutAttributesForDisappearingItem(at:)") {
      (layout: UICollectionViewLayout, values) throws(StepError) in
      layout.finalLayoutAttributesForDisappearingItem(at: try values.path(0))
    },
    Method("targetIndexPath(forInteractivelyMovingItem:withPosition:)") {
      (layout: UICollectionViewLayout, values) throws(StepError) in
      layout.targetIndexPath(
        forInteractivelyMovingItem: try values.path(0),
        withPosition: try values.point(1)
      )
    },
    Method("layoutAttributesForInteractivelyMovingItem(at:withTargetPosition:)") {
      (layout: UICollectionViewLayout, values) throws(StepError) in
      layout.layoutAttributesForInteractivelyMovingItem(
        at: try values.path(0),
        withTargetPosition: try values.point(1)
      )
    },
    Method("updateValue(_:forAnimatedKey:)") {
      (layout: UICollectionViewTransitionLayout, values) throws(StepError) in
      layout.updateValue(CGFloat(try values.number(0)), forAnimatedKey: values.text(1) ?? "")
    },
    Method("value(forAnimatedKey:)") { (layout: UICollectionViewTransitionLayout, values) in
      layout.value(forAnimatedKey: values.text(0) ?? "")
    },
  ]

  private typealias Context = UICollectionViewLayoutInvalidationContext

  private static let contexts: [Method] = [
    Method("invalidationContext(forBoundsChange:)") {
      (layout: UICollectionViewLayout, values) throws(StepError) in
      layout.invalidationContext(forBoundsChange: try values.rect(0))
    },
    Method(
      "invalidationContext(forPreferredLayoutAttributes:withOriginalAttributes:)"
    ) { (layout: UICollectionViewLayout, values) throws(StepError) in
      layout.invalidationContext(
        forPreferredLayoutAttributes: try values.object(0, UICollectionViewLayoutAttributes.self),
        withOriginalAttributes: try values.object(1, UICollectionViewLayoutAttributes.self)
      )
    },
    Method(
      "shouldInvalidateLayout(forPreferredLayoutAttributes:withOriginalAttributes:)"
    ) { (layout: UICollectionViewLayout, values) throws(StepError) in
      layout.shouldInvalidateLayout(
        forPreferredLayoutAttributes: try values.object(0, UICollectionViewLayoutAttributes.self),
        withOriginalAttributes: try values.object(1, UICollectionViewLayoutAttributes.self)
      )
    },
    Method("invalidateItems(at:)") { (context: Context, values) throws(StepError) in
      context.invalidateItems(at: try values.paths(0))
    },
    Method("invalidateSupplementaryElements(ofKind:at:)") {
      (context: Context, values) throws(StepError) in
      context.invalidateSupplementaryElements(
        ofKind: values.text(0) ?? "",
        at: try values.paths(1)
      )
    },
    Method("invalidateDecorationElements(ofKind:at:)") {
      (context: Context, values) throws(StepError) in
      context.invalidateDecorationElements(ofKind: values.text(0) ?? "", at: try values.paths(1))
    },
  ]

  private static let furtherViews: [Method] = [
    Method("setNeedsUpdateConstraints()") { (view: UIView, _) in view.setNeedsUpdateConstraints()
    },
    Method("needsUpdateConstraints()") { (view: UIView, _) in view.needsUpdateConstraints() },
    Method("updateConstraintsIfNeeded()") { (view: UIView, _) in view.updateConstraintsIfNeeded()
    },
    // Of the class, for the rest of the case.
    Method("setAnimationsEnabled(_:)") { (_: UIView, values) throws(StepError) in
      UIView.setAnimationsEnabled(try values.flag(0))
    },
    // `new` makes the guide, which is the answer.
    Method("addLayoutGuide(_:)") { (view: UIView, values) throws(StepError) -> Any? in
      let isNew = values.text(0) == "new"
      let guide = isNew ? UILayoutGuide() : try values.object(0, UILayoutGuide.self)
      view.addLayoutGuide(guide)
      return guide
    },
    Method("removeLayoutGuide(_:)") { (view: UIView, values) throws(StepError) in
      view.removeLayoutGuide(try values.object(0, UILayoutGuide.self))
    },
    Method("becomeFirstResponder()") { (view: UIResponder, _) in view.becomeFirstResponder() },
    Method("resignFirstResponder()") { (view: UIResponder, _) in view.resignFirstResponder() },
    Method("setImage(_:)") { (view: UIImageView, values) throws(StepError) in
      view.image = try values.image(0)
    },
    Method("setFont(_:)") { (field: UITextField, values) throws(StepError) in
      field.font = try values.font(0)
    },
    Method("setFont(_:)") { (label: UILabel, values) throws(StepError) in
      label.font = try values.font(0)
    },
    Method("setFont(_:)") { (view: UITextView, values) throws(StepError) in
      view.font = try values.font(0)
    },
  ]

  private static let furtherControllers: [Method] = [
    Method("loadViewIfNeeded()") { (controller: UIViewController, _) in
      controller.loadViewIfNeeded()
    },
    Method("addChild(_:)") { (controller: UIViewController, values) throws(StepError) in
      controller.addChild(try values.object(0, UIViewController.self))
    },
    Method("removeFromParent()") { (controller: UIViewController, _) in
      controller.removeFromParent()
    },
    Method("pushViewController(_:animated:)") {
      (controller: UINavigationController, values) throws(StepError) in
      controller.pushViewController(
        try values.object(0, UIViewController.self),
        animated: try values.flag(1)
      )
    },
    Method("popViewController(animated:)") {
      (controller: UINavigationController, values) throws(StepError) in
      controller.popViewController(animated: try values.flag(0))
    },
    Method("popToRootViewController(animated:)") {
      (controller: UINavigationController, values) throws(StepError) in
      controller.popToRootViewController(animated: try values.flag(0))
    },
  ]

  private static let fields: [Method] = [
    // What a keyboard does.
    Method("type(_:)") { (field: UITextField, values) in field.type(values.text(0) ?? "") },
    Method("setDelegate(_:)") { (field: UITextField, values) throws(StepError) in
      field.delegate = try values.fieldDelegate(0)
    },
  ]
}
