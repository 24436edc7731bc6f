import Foundation
import HeadlessUIKit

/// Checks that self-sizing rows get a plausible height, compared with the document's.
@MainActor
enum HeightCheck {
  static func problems(_ comparison: SweepComparison) -> [SweepProblem] {
    let (own, now) = (comparison.own, comparison.now)
    guard now.extent.role == .row, let before = own.fittedHeight, before >= 1,
      let after = now.fittedHeight,
      abs(before - now.extent.stored.height) <= 2, isAbsurd(after, before),
      let view = now.tree.nodes.first?.view
    else { return [] }
    let object = now.live.root.object
    return [
      SweepProblem(
        kind: .height,
        key: object.id ?? "",
        what: "\(object.described) sizes itself to a height of \(Points.measured(Double(after)))",
        measure: "in the document it is \(Points.text(Double(before))) high",
        element: object.element,
        views: [view]
      )
    ]
  }

  // At half the width a text is twice as high. In a few points of width it is many times as high.
  private static func isAbsurd(_ after: CGFloat, _ before: CGFloat) -> Bool {
    after < 1 || after > 4 * before + 100
  }
}
