import Foundation
import HeadlessUIKit

/// The margins of cells' contents: those of lists in the system that a version was made for.
@MainActor
enum CellRules {
  static let table = lists + parts

  private static let lists: [CanvasRule<CellEdges>] = [
    CanvasRule(
      85,
      "A cell by itself of another width than the drawn one stands for a device of that width.",
      outside: .unexercised,
      unshown: "a document is laid out at the drawn width unless another is asked for"
    ) { edges in
      let width = edges.cell.bounds.width
      let isDrawn = edges.object.frame.map { abs($0.width - width) < 1 } ?? true
      guard !edges.isInList, !isDrawn else { return false }
      edges.canvas = width
      return true
    },
    CanvasRule(
      145,
      "A list that is the view of a scene with a size of its own is on a canvas of that width.",
      .since(.cellMarginsFollowCanvas).orUnreleased,
      .views(12, against: 0, documents: 1, projects: 1)
    ) { edges in
      guard let width = edges.freeformWidth else { return false }
      edges.canvas = width
      return true
    },
    CanvasRule(
      168,
      "A list that is the view of a scene is on a canvas of its own width where the document names no device.",
      .since(.cellMarginsFollowCanvas).orUnreleased,
      .unrecorded
    ) { edges in
      guard let width = edges.openWidth else { return false }
      edges.canvas = width
      return true
    },
    CanvasRule(
      86,
      "The content of a cell has the margins of any view.",
      .until(.cellsHaveListMargins),
      outside: .views(133, against: 0, documents: 39, projects: 11)
    ) { edges in
      edges.set(side: 8, end: 8)
      return true
    },
    CanvasRule(
      87,
      "Only a content that preserves margins has those of its list.",
      .until(.cellsHaveListMargins),
      outside: .views(33, against: 0, documents: 6, projects: 1)
    ) { edges in
      guard edges.isInList, edges.cell.preservesSuperviewLayoutMargins,
        edges.contentPreservesMargins
      else { return false }
      edges.set(side: 15, end: 8)
      return true
    },
    CanvasRule(
      88,
      "A cell has the margins of a list of its own width.",
      .from(.cellsHaveListMargins, until: .cellMarginsFollowCanvas),
      outside: .views(44, against: 0, documents: 27, projects: 3)
    ) { edges in
      edges.set(side: edges.cell.bounds.width < 400 ? 16 : 20, end: 11)
      return true
    },
    CanvasRule(
      169,
      "A list that is the view of a scene with a size of its own has wide margins on a wide screen, too.",
      .from(.cellsHaveListMargins, until: .cellMarginsFollowCanvas),
      .views(15, against: 0, documents: 1, projects: 1)
    ) { edges in
      guard edges.freeformWidth != nil, edges.canvas >= 400 else { return false }
      edges.set(side: 20, end: 11)
      return true
    },
    CanvasRule(
      89,
      "A cell of a list inside of a scene has its separator's margins, and 20 points on a wide phone unless it is narrow.",
      .from(.cellsHaveListMargins, until: .cellMarginsFollowCanvas),
      outside: .views(10, against: 0, documents: 2, projects: 2)
    ) { edges in
      guard edges.isInList, !edges.isInScene else { return false }
      let isWide = edges.canvas >= CellRules.wideCanvas && !edges.isOnPad
      guard !isWide || edges.cell.bounds.width > 320 else { return false }
      edges.set(side: isWide ? 20 : 15, end: 11)
      return true
    },
    CanvasRule(
      90,
      "A cell on a narrow canvas has the margins of its separator, unless its list is the scene's view.",
      .from(.cellMarginsFollowCanvas, until: .narrowListsHaveWiderMargins),
      outside: .views(51, against: 0, documents: 23, projects: 10)
    ) { edges in
      guard edges.canvas < CellRules.wideCanvas, !edges.isInScene else { return false }
      edges.set(side: 15, end: 11)
      return true
    },
    CanvasRule(
      91,
      "A cell on a wide canvas has margins of 20 points unless it is narrow, or in a list on a tablet.",
      .from(.cellMarginsFollowCanvas, until: .listsHaveGlass).orUnreleased,
      outside: .views(503, against: 8, documents: 83, projects: 23)
    ) { edges in
      guard edges.canvas >= CellRules.wideCanvas, edges.cell.bounds.width > 320,
        !edges.isOnPad || !edges.isInList
      else { return false }
      edges.set(side: 20, end: 11)
      return true
    },
    CanvasRule(
      137,
      "A cell of a list on the phone of 812 points has margins of 20 points.",
      .from(.statusBarsDiffer, until: .listsHaveGlass),
      .views(20, against: 0, documents: 2, projects: 2)
    ) { edges in
      guard edges.isInList, edges.isOnPhoneOf812, edges.cell.bounds.width > 320 else {
        return false
      }
      edges.set(side: 20, end: 11)
      return true
    },
    CanvasRule(
      92,
      "A cell has margins of 15 points at its ends, and of 20 at its sides on a wide canvas.",
      .releases(since: .listsHaveGlass),
      outside: .views(29, against: 1, documents: 6, projects: 4)
    ) { edges in
      edges.set(side: edges.canvas >= CellRules.wideCanvas ? 20 : 16, end: 15)
      return true
    },
    CanvasRule(
      138,
      "A cell below all that its list shows has the margins of any view.",
      .from(.cellsHaveListMargins, until: .narrowListsHaveWiderMargins),
      .views(4, against: 0, documents: 2, projects: 2)
    ) { edges in
      guard edges.isOutOfReach else { return false }
      edges.set(side: 8, end: 8)
      return true
    },
    CanvasRule(
      176,
      "Later that is so for a cell that does not preserve the margins of its list.",
      .since(.narrowListsHaveWiderMargins),
      .unrecorded
    ) { edges in
      guard edges.isOutOfReach, !edges.cell.preservesSuperviewLayoutMargins else { return false }
      edges.set(side: 8, end: 8)
      return true
    },
    CanvasRule(
      173,
      "So has a prototype of which its list, inside of a scene, shows no more than 31 points.",
      .from(.cellsHaveListMargins, until: .cellMarginsFollowCanvas),
      .views(7, against: 0, documents: 3, projects: 3)
    ) { edges in
      guard edges.isHardlyShown else { return false }
      edges.set(side: 8, end: 8)
      return true
    },
  ]

  private static let parts: [CanvasRule<CellEdges>] = [
    CanvasRule(
      93,
      "The separator is taken from the margin below the content.",
      .since(.cellsHaveListMargins),
      outside: .views(0, documents: 32)
    ) { edges in
      let below = edges.cell.bounds.height - edges.cell.contentView.frame.maxY
      edges.margins.bottom -= min(max(below, 0), 1)
      return below > 0
    },
    CanvasRule(
      158,
      "Where a device's frames are whole, the separator takes half a point of the margin below.",
      .from(.pixelsAreDrawn, until: .devicePixelsAreDrawn),
      .views(17, against: 0, documents: 17, projects: 8)
    ) { edges in
      guard edges.isOnDevice, edges.cell.bounds.height - edges.cell.contentView.frame.maxY >= 1
      else { return false }
      edges.margins.bottom -= 0.5
      return true
    },
    CanvasRule(
      94,
      "Beside an accessory the content has a margin of 8 points.",
      outside: .views(79, against: 0, documents: 23, projects: 16)
    ) { edges in
      guard edges.object.element.has(.accessoryType) else { return false }
      edges.margins.right = 8
      return true
    },
    CanvasRule(
      95,
      "Margins that a person set on a content are no less than those of the list.",
      outside: .views(12, against: 0, documents: 5, projects: 1)
    ) { edges in
      guard let given = edges.given else { return false }
      edges.margins = edges.margins.union(given)
      return true
    },
    CanvasRule(
      154,
      "Margins that a person set on a content are all that it has, where cells have those of any view.",
      .until(.cellsHaveListMargins),
      .views(8, against: 0, documents: 1, projects: 1)
    ) { edges in
      guard let given = edges.given else { return false }
      edges.margins = given
      return true
    },
    CanvasRule(
      96,
      "A content that preserves margins has those that a person set on its cell.",
      outside: .views(17, against: 0, documents: 1, projects: 1)
    ) { edges in
      guard edges.contentPreservesMargins, edges.cell.hasExplicitLayoutMargins else {
        return false
      }
      edges.margins = edges.margins.union(edges.cell.layoutMargins)
      return true
    },
  ]

  /// The least width of a canvas on which lists have wide margins.
  private static let wideCanvas: CGFloat = 393
}
