import Foundation
import HeadlessUIKit

/// The natural sizes of page controls.
@MainActor
enum PageControlRules {
  static let table: [CanvasRule<ContentDraft>] = [
    CanvasRule(
      121,
      "A page control has 16 points for each dot, less 9, and is 37 points high.",
      .until(.pageControlsHaveBoxes),
      .views(41, against: 0, documents: 6, projects: 5)
    ) { draft in
      draft.setPages(height: 37) { 16 * CGFloat($0) - 9 }
    },
    CanvasRule(
      122,
      "A page control has a box of 26 points around its dots, which are 17 or 18 points apart.",
      .from(.pageControlsHaveBoxes, until: .pageControlsAreTighter).orUnreleased,
      .views(2, against: 0, documents: 2, projects: 2)
    ) { draft in
      draft.setPages(height: 26) { count in
        let stored: [CGFloat] = [98.5, 116, 134.5, 151.7]
        return stored.indices.contains(count - 2)
          ? stored[count - 2] : 62.7 + PageControlRules.pitch * CGFloat(count)
      }
    },
    CanvasRule(
      123,
      "The box around the dots of a page control ends 20 points from them in all.",
      .releases(since: .pageControlsAreTighter),
      .views(3, against: 0, documents: 2, projects: 2)
    ) { draft in
      draft.setPages(height: 26) { 20 + PageControlRules.pitch * CGFloat($0) }
    },
  ]

  /// What one dot more adds, in points.
  private static let pitch: CGFloat = 53 / 3
}

extension ContentDraft {
  /// Gives a page control a height, and a width by its dots; the answer is whether it is one.
  fileprivate mutating func setPages(height: CGFloat, width: (Int) -> CGFloat) -> Bool {
    guard case .pages(let control) = content else { return false }
    size = CGSize(width: width(max(control.numberOfPages, 1)), height: height)
    return true
  }
}
