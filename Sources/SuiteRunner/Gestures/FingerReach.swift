import Foundation
import HeadlessUIKit

/// Which views a finger can touch.
@MainActor
enum FingerReach {
  /// Points of a view at which a finger tries it, as parts of its size.
  private static let parts: [CGFloat] = [0.5, 0.25, 0.75, 0.05, 0.95]

  /// Whether a touch somewhere on a view comes to it or to a view in it.
  static func reaches(_ view: UIView, in window: UIWindow) -> Bool {
    let bounds = view.bounds
    for y in parts {
      for x in parts {
        let point = CGPoint(x: bounds.minX + bounds.width * x, y: bounds.minY + bounds.height * y)
        let hit = window.hitTest(view.convert(point, to: window), with: nil)
        if let hit, hit === view || hit.isDescendant(of: view) { return true }
      }
    }
    return false
  }

  /// Whether a finger can touch the visible cell at a path; no cell is visible below the screen.
  static func reaches(_ path: IndexPath, of list: ListHost, in window: UIWindow) -> Bool {
    let cell: UIView? =
      switch list {
      case .table(let table): table.cellForRow(at: path)
      case .collection(let collection): collection.cellForItem(at: path)
      }
    return cell.map { reaches($0, in: window) } ?? false
  }
}
