import Foundation
import HeadlessUIKit
import TestModel

/// Collects what happened to the views of a document at several sizes.
@MainActor
struct PictureGathering {
  /// A root that changed, with both layouts at the size where that was first seen.
  struct RootChange {
    var before: (layout: SweepLayout, root: SweepLayout.Root)
    var now: (layout: SweepLayout, root: SweepLayout.Root)
    var point: SweepPoint
    var changes: [ViewChange]

    /// How much there is to see.
    var weight: Double { changes.reduce(0) { $0 + ($1.isPlain ? 0 : 1 + $1.points / 1000) } }
  }

  private struct Key: Hashable {
    var kind: ViewChange.Kind
    var id: String
  }

  private let thresholds: PictureThresholds
  private var found: [ViewChange] = []
  private var positions: [Key: Int] = [:]
  private var roots: [String: RootChange] = [:]
  private var order: [String] = []

  init(_ thresholds: PictureThresholds) { self.thresholds = thresholds }

  /// What happened, the worst first: what is seen before what is not, by kinds, and in the order of the document.
  var changes: [ViewChange] {
    let ranks = Dictionary(
      uniqueKeysWithValues: ViewChange.Kind.allCases.enumerated().map {
        ($1, $0)
      }
    )
    func rank(_ change: ViewChange) -> (Int, Int) {
      (change.isPlain ? 1 : 0, ranks[change.kind] ?? 0)
    }
    return found.filter(thresholds.holds).enumerated().sorted {
      let (one, other) = (rank($0.element), rank($1.element))
      return one == other ? $0.offset < $1.offset : one < other
    }.map(\.element)
  }

  /// The roots with the most to see.
  func worst(_ count: Int) -> [RootChange] {
    let counted = order.compactMap { roots[$0] }.filter { root in
      root.changes.contains { !$0.isPlain && thresholds.holds($0) }
    }
    return Array(
      counted.enumerated().sorted {
        $0.element.weight == $1.element.weight
          ? $0.offset < $1.offset : $0.element.weight > $1.element.weight
      }.prefix(count).map(\.element)
    )
  }

  /// Compares the roots of two layouts.
  ///
  /// - Complexity: O(views).
  mutating func add(
    _ before: SweepLayout,
    _ now: SweepLayout,
    at point: SweepPoint,
    _ former: PictureSide,
    _ present: PictureSide
  ) {
    // What is drawn otherwise at one size is so at all.
    let looks = point.width == nil ? Self.looks(before, now, former, present) : nil
    var others: [String: SweepLayout.Root] = [:]
    for root in before.roots.compactMap(\.self) where others[Self.key(root)] == nil {
      others[Self.key(root)] = root
    }
    var seen: Set<String> = []
    for root in now.roots.compactMap(\.self) where seen.insert(Self.key(root)).inserted {
      let key = Self.key(root)
      if let other = others[key] {
        let found = PictureMatcher(
          other.tree,
          root.tree,
          looks: looks.map { $0(other, root) },
          make: maker(root, point, former, present)
        ).found()
        keep(found, key, (before, other), (now, root), point)
      } else if point.width == nil, former.document.object(withID: key) == nil {
        PictureMatcher(nil, root.tree, make: maker(root, point, former, present)).found()
          .forEach { add($0) }
      }
    }
    guard point.width == nil else { return }
    for root in before.roots.compactMap(\.self) where seen.insert(Self.key(root)).inserted {
      guard present.document.object(withID: Self.key(root)) == nil else { continue }
      PictureMatcher(root.tree, nil, make: maker(root, point, former, present)).found()
        .forEach { add($0) }
    }
  }

  /// Makes the comparison of what two roots draw.
  private static func looks(
    _ before: SweepLayout,
    _ now: SweepLayout,
    _ former: PictureSide,
    _ present: PictureSide
  ) -> (SweepLayout.Root, SweepLayout.Root) -> PictureLooks {
    let isDark = present.mayBeDark
    let (old, new) = (former.drawing(of: before), present.drawing(of: now))
    let oldDark = isDark ? former.drawing(of: before, isDark: true) : nil
    let newDark = isDark ? present.drawing(of: now, isDark: true) : nil
    return { before, now in
      PictureLooks(
        before: PictureLooks.Side(light: old, dark: oldDark, root: before),
        now: PictureLooks.Side(light: new, dark: newDark, root: now)
      )
    }
  }

  private static func key(_ root: SweepLayout.Root) -> String {
    root.live.view?.interfaceBuilderID ?? root.live.root.object.id ?? ""
  }

  private mutating func keep(
    _ changes: [ViewChange],
    _ key: String,
    _ before: (SweepLayout, SweepLayout.Root),
    _ now: (SweepLayout, SweepLayout.Root),
    _ point: SweepPoint
  ) {
    guard !changes.isEmpty else { return }
    for change in changes { add(change) }
    guard roots[key] == nil else { return }
    order.append(key)
    roots[key] = RootChange(before: before, now: now, point: point, changes: changes)
  }

  private mutating func add(_ change: ViewChange) {
    let key = Key(kind: change.kind, id: change.id)
    guard let position = positions[key] else {
      positions[key] = found.count
      return found.append(change)
    }
    for size in change.sizes where !found[position].sizes.contains(size) {
      found[position].sizes.append(size)
    }
    found[position].points = max(found[position].points, change.points)
    found[position].followers = max(found[position].followers, change.followers)
    found[position].isPlain = found[position].isPlain && change.isPlain
  }

  /// Makes changes of the views of a root.
  private func maker(
    _ root: SweepLayout.Root,
    _ point: SweepPoint,
    _ former: PictureSide,
    _ present: PictureSide
  ) -> (ViewChange.Kind, SweepTree.Node, SweepTree.Node?, SweepTree.Node?, Double) -> ViewChange {
    let rootName = root.live.root.object.described
    let size = point.device?.id ?? point.width.map(Points.text) ?? "own"
    return { kind, node, old, new, points in
      let names = kind == .went ? former.names : present.names
      let id = node.view.interfaceBuilderID ?? ""
      return ViewChange(
        kind,
        id: id,
        // A screen is known by its controller.
        name: node.parent < 0
          ? names.described(root.live.root.object)
          : node.object.map(names.described) ?? id,
        line: node.object?.location.line,
        root: rootName,
        size: size,
        old: old.map { TreeFrame($0.frame) },
        new: new.map { TreeFrame($0.frame) },
        points: Self.rounded(points)
      )
    }
  }

  private static func rounded(_ points: Double) -> Double { (points * 10).rounded() / 10 }
}

extension TreeFrame {
  fileprivate init(_ rect: CGRect) {
    func rounded(_ value: CGFloat) -> Double { (Double(value) * 100).rounded() / 100 }
    self.init(
      x: rounded(rect.minX),
      y: rounded(rect.minY),
      width: rounded(rect.width),
      height: rounded(rect.height)
    )
  }
}
