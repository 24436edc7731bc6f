import Foundation
import HeadlessUIKit
import TestModel

/// Holds the views of a root in two versions against one another, by their ids.
@MainActor
struct PictureMatcher {
  private let old: SweepTree?
  private let new: SweepTree?
  private let make:
    (ViewChange.Kind, SweepTree.Node, SweepTree.Node?, SweepTree.Node?, Double) ->
      ViewChange
  private let looks: PictureLooks?
  /// The changes so far, and the position of each view's own or of the one that it follows.
  private var changes: [ViewChange] = []
  private var leaders: [Int: Int] = [:]
  private var deltas: [Int: Delta] = [:]

  /// What differs less is noise of numbers.
  private nonisolated static let noise: CGFloat = 0.5

  private struct Delta {
    var x, y, width, height: CGFloat

    init(_ old: CGRect, _ new: CGRect) {
      (x, y) = (new.minX - old.minX, new.minY - old.minY)
      (width, height) = (new.width - old.width, new.height - old.height)
    }

    private var all: [CGFloat] { [x, y, width, height] }
    var most: CGFloat { all.map(abs).max() ?? 0 }
    var growth: CGFloat { max(abs(width), abs(height)) }

    func isLike(_ other: Delta) -> Bool {
      zip(all, other.all).allSatisfy { abs($0 - $1) <= PictureMatcher.noise }
    }
  }

  /// Creates a comparison of two trees; one that is not there is nil.
  ///
  /// - Parameters:
  ///   - old: The older tree.
  ///   - new: The newer tree.
  ///   - looks: What the views draw; nil where that is not compared.
  ///   - make: Makes a change of a kind from a node, its older and its newer form, and some points.
  init(
    _ old: SweepTree?,
    _ new: SweepTree?,
    looks: PictureLooks? = nil,
    make:
      @escaping (ViewChange.Kind, SweepTree.Node, SweepTree.Node?, SweepTree.Node?, Double) ->
      ViewChange
  ) {
    (self.old, self.new, self.looks, self.make) = (old, new, looks, make)
  }

  /// What happened to the views.
  ///
  /// - Complexity: O(views).
  func found() -> [ViewChange] {
    var matcher = self
    matcher.addMoves()
    matcher.addComings(of: new, besides: old, .came)
    matcher.addComings(of: old, besides: new, .went)
    matcher.addLosses()
    matcher.addRedrawn()
    return matcher.changes
  }

  private func counterpart(_ node: SweepTree.Node, in tree: SweepTree?) -> SweepTree.Node? {
    guard let id = node.view.interfaceBuilderID, let other = tree?.node(id), !other.isHidden else {
      return nil
    }
    return other
  }

  private mutating func addMoves() {
    guard let new else { return }
    for (index, node) in new.nodes.enumerated() where !node.isHidden {
      guard let former = counterpart(node, in: old) else { continue }
      let delta = Delta(former.frame, node.frame)
      deltas[index] = delta
      guard delta.most > Self.noise else { continue }
      if let around = nearest(around: index, new, where: { deltas[$0] != nil }),
        deltas[around]?.isLike(delta) == true, let leader = leaders[around]
      {
        follow(leader, index, node)
        continue
      }
      let kind: ViewChange.Kind = delta.growth > Self.noise ? .resized : .moved
      lead(kind, index, node, former, node, delta.most)
    }
  }

  private mutating func addComings(
    of tree: SweepTree?,
    besides other: SweepTree?,
    _ kind: ViewChange.Kind
  ) {
    guard let tree else { return }
    leaders = [:]
    for (index, node) in tree.nodes.enumerated() where !node.isHidden {
      guard node.view.interfaceBuilderID != nil, counterpart(node, in: other) == nil else {
        continue
      }
      if let around = nearest(around: index, tree, where: { leaders[$0] != nil }),
        let leader = leaders[around]
      {
        follow(leader, index, node)
        continue
      }
      let extent = max(node.frame.width, node.frame.height)
      let isNew = kind == .came
      lead(kind, index, node, isNew ? nil : node, isNew ? node : nil, extent)
    }
  }

  /// Tells of texts that are truncated and were not, whatever they say.
  private mutating func addLosses() {
    guard let new else { return }
    for node in new.nodes where !node.isHidden {
      guard let former = counterpart(node, in: old), let fit = fit(node), fit.isCutForSure,
        let before = self.fit(former), !before.isCut
      else { continue }
      changes.append(make(.lost, node, former, node, Double(fit.wanted - fit.given)))
    }
  }

  /// Tells of views that have their size and are drawn otherwise.
  ///
  /// What has another size is told already, and is mostly drawn otherwise by that alone.
  private mutating func addRedrawn() {
    guard let new, let looks else { return }
    for (index, node) in new.nodes.enumerated() where !node.isHidden {
      guard deltas[index] != nil, let former = counterpart(node, in: old),
        former.frame.size == node.frame.size
      else { continue }
      let extent = max(node.frame.width, node.frame.height)
      var change = make(.redrawn, node, former, node, Double(extent))
      switch looks.difference(former, node) {
      case .none: continue
      case .everywhere: break
      case .only(let appearance): change.appearance = appearance
      }
      changes.append(change)
    }
  }

  private func fit(_ node: SweepTree.Node) -> TextFit? {
    switch node.view {
    case let label as UILabel: TextFit(label, size: node.frame.size)
    case let button as UIButton: TextFit(button, width: node.frame.width)
    default: nil
    }
  }

  // MARK: Leaders

  private func nearest(
    around index: Int,
    _ tree: SweepTree,
    where isMeant: (Int) -> Bool
  ) -> Int? {
    var index = tree.nodes[index].parent
    while index >= 0 {
      if isMeant(index) { return index }
      index = tree.nodes[index].parent
    }
    return nil
  }

  private mutating func lead(
    _ kind: ViewChange.Kind,
    _ index: Int,
    _ node: SweepTree.Node,
    _ old: SweepTree.Node?,
    _ new: SweepTree.Node?,
    _ points: CGFloat
  ) {
    // A cell's content view follows its cell and its accessory.
    guard node.object?.elementText != "tableViewCellContentView" else { return }
    leaders[index] = changes.count
    var change = make(kind, node, old, new, Double(points))
    // A row or screen is seen by where it ends.
    change.isPlain = node.parent >= 0 && !Self.isSeen(node)
    changes.append(change)
  }

  private mutating func follow(_ leader: Int, _ index: Int, _ node: SweepTree.Node) {
    leaders[index] = leader
    guard Self.isSeen(node) else { return }
    changes[leader].followers += 1
    changes[leader].isPlain = false
  }

  /// Whether a view shows something itself, or its class may draw something.
  private static func isSeen(_ node: SweepTree.Node) -> Bool {
    let view = node.view
    return node.object?.customClass != nil || isOfForeignKind(node) || VisibleContent.isMissed(view)
      || VisibleContent.shows(view.backgroundColor)
      || view.layer.borderWidth > 0
  }

  /// Whether the engine does not draw views of its kind, such as maps, so that what is seen there is not known.
  private static func isOfForeignKind(_ node: SweepTree.Node) -> Bool {
    if ControlDrawing.isPlaceholder(node.view) { return true }
    guard type(of: node.view) == UIView.self, let name = node.object?.elementText else {
      return false
    }
    return name != "view" && name != "tableViewCellContentView"
  }
}
