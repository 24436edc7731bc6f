import HeadlessUIKit

/// A root at the document's own size and at one point of a sweep.
@MainActor
struct SweepComparison {
  let own: SweepLayout.Root
  let now: SweepLayout.Root
  let places: DocumentPlaces
  let text: SweepOptions.Text
  /// What the project's sources say.
  let facts: ProjectFacts
  /// The views with ambiguous frames, which have no defined position.
  private let open: Set<ObjectIdentifier>

  init(
    own: SweepLayout.Root,
    now: SweepLayout.Root,
    places: DocumentPlaces,
    text: SweepOptions.Text,
    facts: ProjectFacts
  ) {
    self.own = own
    self.now = now
    self.places = places
    self.text = text
    self.facts = facts
    open = Set(now.outcome.ambiguities.map { ObjectIdentifier($0.view) })
  }

  // Whether the node, or a view around it, is ambiguous or moved by code.
  private func isOpen(_ index: Int) -> Bool {
    var index = index
    while index > 0 {
      let node = now.tree.nodes[index]
      if open.contains(ObjectIdentifier(node.view)) || places.isMovedByCode(node.view) {
        return true
      }
      index = node.parent
    }
    return now.tree.nodes.first.map { open.contains(ObjectIdentifier($0.view)) } ?? false
  }

  /// The root in a sentence.
  var rootName: String {
    switch now.tree.nodes.first?.view {
    case is UITableViewCell, is UICollectionViewCell: "its cell"
    default: now.extent.role == .screen ? "the screen" : "its view"
    }
  }

  /// Whether the app sizes the root, which then fits its texts.
  var isSizedByApp: Bool { now.extent.role == .fixed && now.live.root.kind != .scene }

  /// A node and its counterpart at the document's own size; nil unless both are visible and
  /// reliable.
  func pair(_ index: Int) -> (own: SweepTree.Node, now: SweepTree.Node)? {
    let node = now.tree.nodes[index]
    guard !node.isHidden, let id = node.view.interfaceBuilderID, own.reproduced.contains(id),
      !places.standardParts.contains(id),
      let former = own.tree.node(id), !former.isHidden, !isOpen(index)
    else { return nil }
    return (former, node)
  }

  /// Whether the node is an image view with other views on it in the document: a background.
  func isGround(_ node: SweepTree.Node) -> Bool {
    node.view.interfaceBuilderID.map(own.tree.isGround) ?? false
  }

  /// Whether another view covers the node in the document.
  func isCovered(_ node: SweepTree.Node) -> Bool {
    node.view.interfaceBuilderID.map(own.tree.isCovered) ?? false
  }
}
