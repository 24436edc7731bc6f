import Foundation
import Geometry
import HeadlessUIKit

/// The margins of roots.
@MainActor
enum RootRules {
  static let table: [CanvasRule<RootEdges>] = [
    CanvasRule(
      77,
      "A root that is a stack arranges its views from its edges.",
      outside: .views(25, against: 0, documents: 5, projects: 4)
    ) { edges in
      guard edges.view is UIStackView, !edges.view.hasExplicitLayoutMargins else { return false }
      edges.hasSafeArea = false
      edges.isSettled = true
      return true
    },
    CanvasRule(
      78,
      "A root has margins of 20 points at its sides, and of none at its top and bottom.",
      outside: .views(1174, against: 0, documents: 218, projects: 60)
    ) { edges in
      guard edges.hasCanvasMargins else { return false }
      edges.margins = UIEdgeInsets(top: 0, left: 20, bottom: 0, right: 20)
      return true
    },
    CanvasRule(
      79,
      "A root that is narrower than 400 points has margins of 16 points.",
      outside: .views(708, against: 0, documents: 119, projects: 39)
    ) { edges in
      guard edges.margins != nil, edges.view.bounds.width < 400 else { return false }
      edges.setSides(16)
      return true
    },
    CanvasRule(
      136,
      "The root of a scene has margins of 16 points, whatever its width.",
      .until(.wideRootsHaveWiderMargins),
      .views(99, against: 0, documents: 13, projects: 11)
    ) { edges in
      guard edges.margins != nil, !edges.isTopLevel else { return false }
      edges.setSides(16)
      return true
    },
    CanvasRule(
      80,
      "The root of a nib has the margins of any view at its sides.",
      .until(.nibRootsHaveScreenMargins),
      outside: .views(2, against: 0, documents: 2, projects: 1)
    ) { edges in
      guard edges.isTopLevel, !edges.isReusable else { return false }
      edges.setSides(8)
      return true
    },
    CanvasRule(
      141,
      "The root of a nib that simulates no status bar has the margins of any view.",
      .until(.marginsKnowBars),
      .views(17, against: 0, documents: 3, projects: 2)
    ) { edges in
      guard edges.isTopLevel, !edges.isReusable, !edges.simulatesStatusBar, edges.margins != nil
      else { return false }
      edges.setSides(8)
      edges.setEnds(8)
      return true
    },
    CanvasRule(
      155,
      "The root of a nib has the margins of any view at its ends.",
      .until(.marginsKnowBars),
      .views(12, against: 0, documents: 4, projects: 1)
    ) { edges in
      guard edges.isTopLevel, !edges.isReusable, edges.margins != nil else { return false }
      edges.setEnds(8)
      return true
    },
    CanvasRule(
      156,
      "The root of a nib with a size of its own has the margins of any view at its sides.",
      .until(.marginsKnowBars),
      .views(30, against: 0, documents: 9, projects: 6)
    ) { edges in
      guard edges.isTopLevel, !edges.isReusable, edges.isFreeform, edges.margins != nil else {
        return false
      }
      edges.setSides(8)
      return true
    },
    CanvasRule(
      132,
      "The root of a nib on a television has margins of 16 points where they ignore its safe area.",
      .since(.overscanIsNarrower),
      .views(3, against: 0, documents: 1, projects: 1)
    ) { edges in
      guard edges.isTopLevel, edges.isTelevision, edges.margins != nil,
        !edges.view.insetsLayoutMarginsFromSafeArea
      else { return false }
      edges.setSides(16)
      return true
    },
    CanvasRule(
      81,
      "A cell of a collection has margins of 8 points at its ends where there are no safe areas.",
      outside: .unexercised
    ) { edges in
      guard edges.isReusable, !edges.usesSafeAreas else { return false }
      edges.setEnds(8)
      return true
    },
    CanvasRule(
      82,
      "A root that preserves the margins of what it is in has 8 points at its ends.",
      outside: .views(11, against: 0, documents: 3, projects: 3)
    ) { edges in
      guard !edges.isReusable, edges.view.preservesSuperviewLayoutMargins else { return false }
      edges.setEnds(8)
      return true
    },
    CanvasRule(
      83,
      "Margins that a person set are no less than those of the canvas.",
      outside: .views(13, against: 0, documents: 2, projects: 2)
    ) { edges in
      guard !edges.isReusable, edges.view.hasExplicitLayoutMargins, let margins = edges.margins
      else { return false }
      edges.margins = margins.union(edges.view.layoutMargins)
      return true
    },
    CanvasRule(
      84,
      "The margins of a root know nothing of bars.",
      .until(.marginsKnowBars),
      outside: .views(2, against: 0, documents: 2, projects: 1)
    ) { edges in
      guard !edges.isReusable else { return false }
      edges.marginsKnowBars = false
      return true
    },
  ]
}

extension RootEdges {
  /// Whether the canvas gives the root margins of its own.
  ///
  /// A header by itself keeps its margins where there are no safe areas, and a cell by itself those that a person set.
  fileprivate var hasCanvasMargins: Bool {
    guard isReusable else { return true }
    return (view is UICollectionViewCell || usesSafeAreas) && !view.hasExplicitLayoutMargins
  }

  /// Changes the margins at the sides where the canvas gives any.
  fileprivate mutating func setSides(_ length: CGFloat) {
    margins?.left = length
    margins?.right = length
  }

  /// Changes the margins at the ends where the canvas gives any.
  fileprivate mutating func setEnds(_ length: CGFloat) {
    margins?.top = length
    margins?.bottom = length
  }
}

extension UIEdgeInsets {
  /// The larger inset at each edge.
  func union(_ other: UIEdgeInsets) -> UIEdgeInsets {
    UIEdgeInsets(
      top: max(top, other.top),
      left: max(left, other.left),
      bottom: max(bottom, other.bottom),
      right: max(right, other.right)
    )
  }
}
