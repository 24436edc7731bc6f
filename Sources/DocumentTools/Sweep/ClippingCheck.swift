import Foundation
import HeadlessUIKit
import InterfaceBuilder

/// Texts that fit at the document's own size must fit at others.
@MainActor
enum ClippingCheck {
  static func problems(_ comparison: SweepComparison) -> [SweepProblem] {
    comparison.now.tree.nodes.indices.compactMap { index in
      guard let (own, now) = comparison.pair(index) else { return nil }
      return label(own, now) ?? button(own, now)
    }
  }

  private static func label(_ own: SweepTree.Node, _ now: SweepTree.Node) -> SweepProblem? {
    guard let label = now.view as? UILabel, let before = own.view as? UILabel,
      let object = now.object, let text = label.text, !text.isEmpty,
      !label.adjustsFontSizeToFitWidth, !object.element.has(.placeholderIntrinsicWidth),
      need(of: before, own.frame.size)?.isCut != true,
      let need = need(of: label, now.frame.size), need.isCut, need.isCutForSure
    else { return nil }
    return problem(text, object, now, need)
  }

  private static func button(_ own: SweepTree.Node, _ now: SweepTree.Node) -> SweepProblem? {
    guard let button = now.view as? UIButton, let before = own.view as? UIButton,
      let object = now.object, let title = button.currentTitle, !title.isEmpty,
      button.currentImage == nil, button.configuration == nil,
      let need = need(of: button, now.frame.width), need.isCut, need.isCutForSure,
      self.need(of: before, own.frame.width)?.isCut != true
    else { return nil }
    return problem(title, object, now, need)
  }

  private static func problem(
    _ text: String,
    _ object: IBObject,
    _ node: SweepTree.Node,
    _ need: Need
  ) -> SweepProblem {
    SweepProblem(
      type: "Clipped",
      key: object.id ?? "",
      what: "The text “\(shortened(text))” of \(object.described) is cut off",
      measure: need.measure,
      element: object.element,
      views: [node.view]
    )
  }

  static func shortened(_ text: String) -> String {
    let line = text.split(whereSeparator: \.isNewline).joined(separator: " ")
    return line.count > 60 ? line.prefix(57) + "…" : line
  }

  /// What a text asks for beside what it has.
  private struct Need {
    var wanted: CGFloat
    var given: CGFloat
    /// Whether it is the number of lines rather than their length.
    var isHeight: Bool
    /// The share by which measuring may be wrong.
    var doubt: CGFloat

    var isCut: Bool { wanted > given + 1 }
    var isCutForSure: Bool { wanted > given + max(isHeight ? 4 : 2, wanted * doubt) }
    var measure: String {
      "it needs \(isHeight ? "a height" : "a width") of \(Points.measured(Double(wanted)))"
        + " and has \(Points.text(Double(max(given, 0))))"
    }
  }

  // The advances are those of the system's font, fitted; other fonts may be a good deal narrower.
  private static func doubt(_ font: UIFont) -> CGFloat { font.isSystemFont ? 0.02 : 0.15 }

  private static func need(of label: UILabel, _ size: CGSize) -> Need? {
    let endless = CGRect(x: 0, y: 0, width: 1e6, height: 1e6)
    if label.numberOfLines == 1 {
      let natural = label.textRect(forBounds: endless, limitedToNumberOfLines: 1).width
      return Need(wanted: natural, given: size.width, isHeight: false, doubt: doubt(label.font))
    }
    let narrow = CGRect(x: 0, y: 0, width: size.width + 1, height: 1e6)
    let all = label.textRect(forBounds: narrow, limitedToNumberOfLines: 0).height
    var given = size.height
    if label.numberOfLines > 1 {
      given = min(given, label.font.lineHeight * CGFloat(label.numberOfLines) + 1)
    }
    return Need(wanted: all, given: given, isHeight: true, doubt: doubt(label.font))
  }

  private static func need(of button: UIButton, _ width: CGFloat) -> Need? {
    let label = UILabel(frame: .zero)
    label.font = button.titleFont
    label.text = button.currentTitle
    let insets = button.contentEdgeInsets
    let edges = button.titleEdgeInsets
    return Need(
      wanted: label.intrinsicContentSize.width,
      given: width - insets.left - insets.right - edges.left - edges.right,
      isHeight: false,
      doubt: doubt(button.titleFont)
    )
  }
}
