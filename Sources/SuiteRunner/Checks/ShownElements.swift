import Foundation
import HeadlessUIKit

/// Everything that a list shows, as one line: the offset, the size of the content, and each view from back to front.
///
/// `0 30 of 320 880; 0:Head 0 30 320 20; 0.1 'Row' 0 44 320 44 selected`. One assertion then holds the whole screen after a
/// step, and not only what its author thought of.
@MainActor
struct ShownElements {
  let list: UIScrollView

  var text: String {
    let (offset, size) = (list.contentOffset, list.contentSize)
    let content = [offset.x, offset.y].map(number).joined(separator: " ")
    let extent = [size.width, size.height].map(number).joined(separator: " ")
    return (["\(content) of \(extent)"] + list.subviews.compactMap(line)).joined(separator: "; ")
  }

  private func number(_ value: CGFloat) -> String {
    // A hundredth of a point, so that sums of fractions have one text.
    NumberText.of((Double(value) * 100).rounded() / 100)
  }

  private func line(_ view: UIView) -> String? {
    guard !view.isHidden, let name = name(of: view) else { return nil }
    let frame = view.frame
    let place = [frame.minX, frame.minY, frame.width, frame.height].map(number)
    return ([name] + place + marks(of: view)).joined(separator: " ")
  }

  private func name(of view: UIView) -> String? {
    switch view {
    case let cell as UITableViewCell:
      let text = cell.textLabel?.text ?? ""
      return place(cell.listPosition) + (text.isEmpty ? "" : " '\(text)'")
    case let edge as UITableViewHeaderFooterView:
      return "\(place(edge.listPosition)):\(edge.displayText ?? "view")"
    case let view as UICollectionViewCell:
      return place(view.listPosition) + (view.tag == 0 ? "" : " #\(view.tag)")
    case let view as UICollectionReusableView:
      return "\(place(view.listPosition)):\(kind(of: view))"
    default: return nil
    }
  }

  private func place(_ position: ListPosition?) -> String {
    guard let position else { return "nowhere" }
    return "\(position.section)" + (position.item.map { ".\($0)" } ?? "")
  }

  private func kind(_ name: String) -> String {
    name.replacingOccurrences(of: "UICollectionElementKindSection", with: "")
  }

  private func kind(of view: UICollectionReusableView) -> String {
    kind(view.elementKind ?? "view")
  }

  private func marks(of view: UIView) -> [String] {
    var marks = view.alpha == 1 ? [] : ["alpha \(number(view.alpha))"]
    if let cell = view as? UITableViewCell {
      if cell.isSelected { marks.append("selected") }
      if cell.isHighlighted { marks.append("highlighted") }
      if cell.isEditing { marks.append("editing") }
    }
    if let cell = view as? UICollectionViewCell {
      if cell.isSelected { marks.append("selected") }
      if cell.isHighlighted { marks.append("highlighted") }
    }
    return marks
  }
}
