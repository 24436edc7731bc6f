import HeadlessUIKit
import InterfaceBuilderCanvas

/// A root, or a part of a list that exists once: what a sweep lays out on its own.
@MainActor
struct SweepSubject {
  /// The document's root and its live view.
  let live: DocumentInstance.Live
  /// The index of the root that gets its findings.
  let owner: Int

  /// The roots of an instance in order, then what stands beside scenes or in bars, and the static
  /// cells, header views and footer views of tables.
  ///
  /// A table places those parts itself, so the layout of the root around it does not include them.
  /// - Complexity: O(views).
  static func all(of instance: DocumentInstance, _ places: DocumentPlaces) -> [SweepSubject] {
    let rootIDs = Set(instance.roots.compactMap { $0.view?.interfaceBuilderID })
    var seen: Set<ObjectIdentifier> = []
    // Roots of one id are one view, and its problems are the first's.
    // No app shows a section that no list has.
    let loose = instance.loose.filter { $0.root.kind != .listPart }.compactMap { live in
      owner(of: live, instance).map { SweepSubject(live: live, owner: $0) }
    }
    let roots = (instance.roots.enumerated().map { SweepSubject(live: $1, owner: $0) } + loose)
      .filter { $0.live.view.map { seen.insert(ObjectIdentifier($0)).inserted } ?? true }
    let others = roots.flatMap { root in
      root.live.view.map { parts(below: $0, rootIDs, places, owner: root.owner) } ?? []
    }
    return roots + others
  }

  /// The scene or the nib's object that something stands beside: the last one before it.
  private static func owner(of loose: DocumentInstance.Live, _ instance: DocumentInstance) -> Int? {
    instance.roots.lastIndex { live in
      [.scene, .topLevel].contains(live.root.kind)
        && live.root.object.index < loose.root.object.index
    }
  }

  private static func parts(
    below root: UIView,
    _ rootIDs: Set<String>,
    _ places: DocumentPlaces,
    owner: Int
  ) -> [SweepSubject] {
    var found: [SweepSubject] = []
    var seen: Set<ObjectIdentifier> = []
    var waiting = [root]
    while let view = waiting.popLast() {
      // A scene or cell inside another one is a root of its own.
      let isOther = view !== root && view.interfaceBuilderID.map(rootIDs.contains) == true
      guard !isOther, seen.insert(ObjectIdentifier(view)).inserted else { continue }
      waiting += view.subviews.reversed()
      guard let table = view as? UITableView else { continue }
      for part in parts(of: table) {
        waiting.append(part)
        guard let object = places.object(of: part) else { continue }
        let root = DocumentRoot(object: object, kind: .listPart)
        let live = DocumentInstance.Live(root: root, view: part, error: nil)
        found.append(SweepSubject(live: live, owner: owner))
      }
    }
    return found
  }

  private static func parts(of table: UITableView) -> [UIView] {
    let ends = [table.tableHeaderView, table.tableFooterView].compactMap { $0 }
    return ends + table.staticSections.flatMap(\.cells)
  }
}
