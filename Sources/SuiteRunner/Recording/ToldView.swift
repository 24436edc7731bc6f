import HeadlessUIKit

/// The view that a call carries, as `<call keyPath>` compares it.
@MainActor
enum ToldView {
  /// What the view shows, its tag, and whether it is in the list that tells of it.
  static func values(of view: UIView, in list: UIView) -> [String: String] {
    // Nobody reads it outside of a case, and texts are found view by view.
    guard CallLog.current != nil else { return [:] }
    return [
      "text": text(of: view) ?? "", "tag": "\(view.tag)",
      "inList": view.isDescendant(of: list) ? "YES" : "NO",
    ]
  }

  private static func text(of view: UIView) -> String? {
    switch view {
    case let label as UILabel: label.text
    case let edge as UITableViewHeaderFooterView: edge.displayText ?? firstText(below: edge)
    default: firstText(below: view)
    }
  }

  /// The text of the first label below a view that has one.
  private static func firstText(below view: UIView) -> String? {
    for child in view.subviews {
      if let text = (child as? UILabel)?.text ?? firstText(below: child) { return text }
    }
    return nil
  }
}
