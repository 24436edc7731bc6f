import Foundation
import HeadlessUIKit
import InterfaceBuilder

/// The views of a root with their frames and visibility.
@MainActor
struct SweepTree {
  struct Node {
    let view: UIView
    /// The view's object; nil for content views of collection cells and for views from code.
    let object: IBObject?
    /// The index of the superview among the nodes; -1 for the root.
    let parent: Int
    /// The frame in the root's coordinates.
    let frame: CGRect
    /// The visible content in the root's coordinates: for a text its lines, without the space
    /// around them.
    let content: CGRect
    /// Whether it or a superview is hidden, transparent, or not installed in some size classes.
    let isHidden: Bool
    /// Whether it is inside a scroll view.
    let isScrolled: Bool
  }

  /// The views, each before its subviews.
  private(set) var nodes: [Node] = []
  private var positions: [String: Int] = [:]

  /// Reads a laid-out tree, without the views of other roots.
  ///
  /// - Complexity: O(views).
  init(_ root: UIView, _ places: DocumentPlaces, without rootIDs: Set<String>) {
    var waiting: [(view: UIView, parent: Int, origin: CGPoint)] = [(root, -1, .zero)]
    while let (view, parent, origin) = waiting.popLast() {
      if parent >= 0, let id = view.interfaceBuilderID, rootIDs.contains(id) { continue }
      let index = nodes.count
      append(view, parent, CGRect(origin: origin, size: view.frame.size), places)
      if let id = view.interfaceBuilderID, positions[id] == nil { positions[id] = index }
      guard !VisibleContent.isLeaf(view) else { continue }
      for subview in view.subviews.reversed() {
        let place = subview.frame.origin
        waiting.append(
          (
            subview, index,
            CGPoint(
              x: origin.x + place.x - view.bounds.minX,
              y: origin.y + place.y - view.bounds.minY
            )
          )
        )
      }
    }
  }

  private mutating func append(
    _ view: UIView,
    _ parent: Int,
    _ frame: CGRect,
    _ places: DocumentPlaces
  ) {
    let outer = parent >= 0 ? nodes[parent] : nil
    nodes.append(
      Node(
        view: view,
        object: places.object(of: view),
        parent: parent,
        frame: frame,
        content: VisibleContent.rect(of: view, in: frame),
        isHidden: outer?.isHidden == true || view.isHidden || view.alpha < 0.02
          || view.interfaceBuilderID.map(places.varying.contains) == true,
        isScrolled: outer.map { $0.isScrolled || $0.view is UIScrollView } ?? false
      )
    )
  }

  /// The node of an id.
  func node(_ id: String) -> Node? { positions[id].map { nodes[$0] } }

  /// Whether a view drawn later covers the view of an id: a list, or an opaque background.
  func isCovered(_ id: String) -> Bool {
    guard let index = positions[id] else { return false }
    let frame = nodes[index].frame
    // Nodes are in drawing order: superviews before subviews.
    return nodes.indices.dropFirst(index + 1).contains { later in
      let node = nodes[later]
      return !node.isHidden && node.frame.contains(frame) && VisibleContent.hidesGround(node.view)
        && !isInside(later, index)
    }
  }

  /// Whether the view of an id is an image view with other content drawn over it: a background.
  ///
  /// - Complexity: O(views).
  func isGround(_ id: String) -> Bool {
    guard let index = positions[id], nodes[index].view is UIImageView else { return false }
    let frame = nodes[index].frame
    return nodes.indices.dropFirst(index + 1).contains { later in
      let node = nodes[later]
      guard !node.isHidden, VisibleContent.isMissed(node.view) else { return false }
      let common = node.content.intersection(frame)
      return !common.isNull && common.width > 3 && common.height > 3
    }
  }

  /// Whether one node lies in another.
  func isInside(_ inner: Int, _ outer: Int) -> Bool {
    var index = inner
    while index >= 0 {
      if index == outer { return true }
      index = nodes[index].parent
    }
    return false
  }

  /// The ids of views whose frames are within 2 points of the stored ones, as are those of all
  /// their superviews.
  ///
  /// Where the engine's layout differs from Interface Builder's, other widths would prove nothing.
  func reproduced() -> Set<String> {
    var isSame = [Bool](repeating: false, count: nodes.count)
    var found: Set<String> = []
    for (index, node) in nodes.enumerated() {
      let isParentSame = node.parent < 0 || isSame[node.parent]
      guard isParentSame else { continue }
      isSame[index] = node.parent < 0 || matches(node)
      if isSame[index], let id = node.view.interfaceBuilderID { found.insert(id) }
    }
    return found
  }

  private func matches(_ node: Node) -> Bool {
    guard let stored = node.object?.frame else { return true }
    let frame = node.view.frame
    return abs(frame.minX - stored.minX) <= 2 && abs(frame.minY - stored.minY) <= 2
      && abs(frame.width - stored.width) <= 2 && abs(frame.height - stored.height) <= 2
  }
}
