import HeadlessUIKit
import InterfaceBuilder
import TestModel

/// Something wrong with a root at one point of a sweep.
struct SweepProblem {
  /// A stable word for grouping.
  var type: String
  /// What tells it from other problems of the root: the ids of those concerned.
  var key: String
  /// What is wrong, up to where it is.
  var what: String
  /// How much, after the colon; nil where there is nothing to add.
  var measure: String?
  /// What it points at in the document.
  var element: IBElement?
  /// Whether it is the same at every width, so that none is named.
  var isEverywhere = false
  /// More for those who look into it.
  var details: [FailureDetail] = []
  /// The views to mark in a picture.
  var views: [UIView] = []
}

/// A root at the document's own size and at one point of a sweep.
@MainActor
struct SweepComparison {
  let own: SweepLayout.Root
  let now: SweepLayout.Root
  let places: DocumentPlaces
  /// The views whose frames the constraints leave open, which lie anywhere.
  private let open: Set<ObjectIdentifier>

  init(own: SweepLayout.Root, now: SweepLayout.Root, places: DocumentPlaces) {
    self.own = own
    self.now = now
    self.places = places
    open = Set(now.outcome.ambiguities.map { ObjectIdentifier($0.view) })
  }

  private func isOpen(_ index: Int) -> Bool {
    guard !open.isEmpty else { return false }
    var index = index
    while index >= 0 {
      if open.contains(ObjectIdentifier(now.tree.nodes[index].view)) { return true }
      index = now.tree.nodes[index].parent
    }
    return false
  }

  /// The word for the root.
  var rootName: String {
    switch now.tree.nodes.first?.view {
    case is UITableViewCell, is UICollectionViewCell: "its cell"
    default: now.extent.role == .screen ? "the screen" : "its view"
    }
  }

  /// A node of now with the same of the document's own size, where both can be trusted and seen.
  func pair(_ index: Int) -> (own: SweepTree.Node, now: SweepTree.Node)? {
    let node = now.tree.nodes[index]
    guard !node.isHidden, let id = node.view.interfaceBuilderID, own.reproduced.contains(id),
      !places.standardParts.contains(id),
      let former = own.tree.node(id), !former.isHidden, !isOpen(index)
    else { return nil }
    return (former, node)
  }
}

/// Points as a sentence has them: whole where that is near enough.
enum Points {
  static func text(_ value: Double) -> String {
    let rounded = (value * 10).rounded() / 10
    return rounded == rounded.rounded() || abs(rounded) >= 10
      ? String(Int(rounded.rounded())) : String(rounded)
  }

  static func measured(_ value: Double) -> String {
    let number = text(value)
    return number == "1" ? "1 point" : "\(number) points"
  }
}
