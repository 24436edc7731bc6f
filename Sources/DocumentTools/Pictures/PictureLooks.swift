import Foundation
import TestModel

/// What the views of a root draw in two versions of a document.
@MainActor
struct PictureLooks {
  /// One of the versions.
  @MainActor
  struct Side {
    let light: RootDrawing
    /// Nil where the app is never shown in the dark.
    let dark: RootDrawing?
    let root: SweepLayout.Root

    fileprivate func look(of node: SweepTree.Node, isDark: Bool) -> String? {
      (isDark ? dark : light)?.look(of: node, in: root)
    }
  }

  let before: Side
  let now: Side

  /// How a view is drawn otherwise, apart from what is in it.
  enum Difference {
    case none
    case everywhere
    case only(ViewChange.Appearance)
  }

  /// Compares what a view draws.
  ///
  /// - Complexity: O(what the view draws).
  func difference(_ former: SweepTree.Node, _ node: SweepTree.Node) -> Difference {
    func isOther(_ isDark: Bool) -> Bool {
      before.look(of: former, isDark: isDark) != now.look(of: node, isDark: isDark)
    }
    if isOther(false) { return .everywhere }
    return isOther(true) ? .only(.dark) : .none
  }
}
