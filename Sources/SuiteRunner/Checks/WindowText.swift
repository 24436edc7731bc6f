import Foundation
import TestModel

/// The views of a window in one line: `tableView 0 0 320 200 contentHeight=88; > tableViewCell#row 0 0 320 44 item=0`.
enum WindowText {
  /// What says where a view is from, and what its frame says already.
  private static let leftOut: Set<String> = [
    "id", "x", "y", "width", "height", "windowX", "windowY", "key", "as",
  ]

  /// Each view by its element, id, frame and further attributes, apart by semicolons, with a `>` for each superview below the host.
  static func of(_ window: TreePicture) -> String {
    window.nodes.dropFirst().map(text).joined(separator: "; ")
  }

  private static func text(_ node: TreeNode) -> String {
    let name = node.element + (node.id.map { "#" + $0 } ?? "")
    let frame = ["x", "y", "width", "height"].compactMap { node[$0] }
    let rest = node.attributes.filter { !leftOut.contains($0.name) }.map {
      // A registration's identifier has its number in the process.
      "\($0.name)=\($0.value.hasPrefix("registration-") ? "registration" : $0.value)"
    }
    let marks = Array(repeating: ">", count: max(node.depth - 1, 0))
    return (marks + [name] + frame + rest).joined(separator: " ")
  }

  /// The first part that is another one, or missing, or one too many.
  static func firstDifference(_ expected: String, _ actual: String) -> String {
    let (wanted, found) = (
      expected.components(separatedBy: "; "), actual.components(separatedBy: "; ")
    )
    let place = zip(wanted, found).prefix { $0 == $1 }.count
    let (next, other) = (wanted.dropFirst(place).first, found.dropFirst(place).first)
    return "\(other ?? "nothing more"), not \(next ?? "the end")"
  }
}
