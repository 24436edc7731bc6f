import Foundation
import HeadlessUIKit

/// Rows must size themselves to a height that goes with that of the document.
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
        type: "Height",
        key: object.id ?? "",
        what: "\(object.described) sizes itself to a height of \(Points.measured(Double(after)))",
        measure: "in the document it is \(Points.text(Double(before))) high",
        element: object.element,
        views: [view]
      )
    ]
  }

  // Half the width makes text twice as high; a text in a few points of width is many times that.
  private static func isAbsurd(_ after: CGFloat, _ before: CGFloat) -> Bool {
    after < 1 || after > 4 * before + 100
  }
}
