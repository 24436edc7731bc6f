import Foundation
import HeadlessUIKit
import InterfaceBuilder

extension OutsideCheck {
  /// Whether only a part of a picture, a ground or a list's own margin is lost.
  ///
  /// Then nothing is lost that a person reads or touches.
  static func losesNothing(
    _ index: Int,
    _ excess: Excess,
    _ outer: CGSize,
    _ comparison: SweepComparison
  ) -> Bool {
    let node = comparison.now.tree.nodes[index]
    switch node.view {
    // A line of text has space below its letters.
    case let label as UILabel:
      return excess.edge == "bottom" && 4 * excess.length <= label.font.lineHeight
    // A ground without its end is as good, where all that the button says is there and enough is left to touch.
    case let button as UIButton where VisibleContent.shows(button.backgroundColor):
      let caption = VisibleContent.caption(of: button, in: node.frame)
      let isSlight = excess.length <= standardSpacing
      let isMargin =
        excess.length <= buttonMargin && isMostlyShown(node, excess) && canBeTouched(node, outer)
      return (isSlight || isMargin)
        && node.object?.customClass == nil && Excess(caption, outer) == nil
    case is UITextField, is UITextView:
      return isEmpty(node.view) && excess.length <= marginDifference
    case is UIImageView:
      return isMostlyShown(node, excess) && VisibleContent.isDecoration(node.view)
    // Cells keep their content away from the edges of their list, as a search bar does its field.
    case is UIScrollView where endsBelowIndicator(index, excess, comparison):
      return true
    case is UITableView:
      return excess.length <= (excess.isHorizontal ? marginDifference : rowMargin)
    case is UICollectionView, is UISearchBar:
      return excess.isHorizontal && excess.length <= marginDifference
    default:
      return isMostlyShown(node, excess) && isKnown(index, excess, comparison)
        && isInnerShown(index, outer, comparison)
    }
  }

  /// Whether what scrolls ends at the edge of the document's own screen, and below that of one without a home indicator.
  ///
  /// Then it is constrained to end so far below the safe area, and its content has that much inset.
  private static func endsBelowIndicator(
    _ index: Int,
    _ excess: Excess,
    _ comparison: SweepComparison
  ) -> Bool {
    guard excess.edge == "bottom", excess.length <= indicatorHeight + 0.5,
      let own = comparison.own.tree.nodes.first?.frame,
      let (before, node) = comparison.pair(index), !(node.view is UITextView)
    else { return false }
    return abs(before.frame.maxY - own.height) < 1
      && node.object?.element.text(.contentInsetAdjustmentBehavior) != "never"
  }

  /// The height in points of the safe area at the bottom of upright phones with a home indicator.
  private static let indicatorHeight: CGFloat = 34

  /// Whether a field or a text view has no text of its own; what one writes into it keeps to its margins.
  private static func isEmpty(_ view: UIView) -> Bool {
    ((view as? UITextField)?.text ?? (view as? UITextView)?.text ?? "").isEmpty
  }

  private static func isMostlyShown(_ node: SweepTree.Node, _ excess: Excess) -> Bool {
    2 * excess.length < (excess.isHorizontal ? node.frame.width : node.frame.height)
  }

  /// Whether the document says what the lost part of a view shows.
  ///
  /// A custom class may draw anything, and code may fill an empty view that it reaches. Both keep to the margins.
  private static func isKnown(_ index: Int, _ excess: Excess, _ comparison: SweepComparison) -> Bool
  {
    let tree = comparison.now.tree
    guard let object = tree.nodes[index].object, object.elementName == .view else { return false }
    if excess.length <= marginDifference { return true }
    guard object.customClass == nil else { return false }
    guard comparison.places.connected.contains(object.id ?? "") else { return true }
    return excess.length <= standardSpacing
      || tree.nodes.indices.contains {
        $0 != index && tree.isInside($0, index) && VisibleContent.isContent(tree.nodes[$0].view)
      }
  }

  /// Whether the content of a view is on the screen, and its controls are large enough there.
  private static func isInnerShown(_ index: Int, _ outer: CGSize, _ comparison: SweepComparison)
    -> Bool
  {
    let tree = comparison.now.tree
    return tree.nodes.indices.allSatisfy { inner in
      let node = tree.nodes[inner]
      guard inner != index, !node.isHidden, tree.isInside(inner, index) else { return true }
      let isShown =
        !VisibleContent.isContent(node.view) || standsForText(node)
        || (Excess(comparison.sureContent(node), outer)?.length ?? 0) <= 2
      return isShown && canBeTouched(node, outer)
    }
  }

  private static func canBeTouched(_ node: SweepTree.Node, _ outer: CGSize) -> Bool {
    guard node.view is UIControl else { return true }
    let shown = node.frame.intersection(CGRect(origin: .zero, size: outer))
    guard !shown.isNull else { return false }
    return shown.width >= min(touchLength, node.frame.width) - marginDifference
      && shown.height >= min(touchLength, node.frame.height) - marginDifference
  }

  /// How far a row's text is from the row's edge, in points, at the usual height of 44.
  private static let rowMargin: CGFloat = 11

  /// How far views are from one another and from an edge, in points, where nobody chose otherwise.
  private static let standardSpacing: CGFloat = 8

  /// How many points of a button's ground are no more than its margin.
  private static let buttonMargin: CGFloat = 24

  /// The least width and height in points that controls are to have.
  private static let touchLength: CGFloat = 44
}
