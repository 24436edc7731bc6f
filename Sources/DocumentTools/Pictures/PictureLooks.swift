import Foundation

/// What the views of a root draw in two versions of a document.
@MainActor
struct PictureLooks {
  /// One of the versions.
  struct Side {
    let drawing: RootDrawing
    let root: SweepLayout.Root
  }

  let before: Side
  let now: Side

  /// Whether a view is drawn otherwise, apart from what is in it.
  ///
  /// - Complexity: O(what the view draws).
  func differ(_ former: SweepTree.Node, _ node: SweepTree.Node) -> Bool {
    before.drawing.look(of: former, in: before.root) != now.drawing.look(of: node, in: now.root)
  }
}
