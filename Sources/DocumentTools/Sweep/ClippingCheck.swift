import Foundation
import HeadlessUIKit
import InterfaceBuilder

/// Checks that texts that fit at the document's own size also fit at others.
@MainActor
enum ClippingCheck {
  static func problems(_ comparison: SweepComparison) -> [SweepProblem] {
    comparison.now.tree.nodes.indices.compactMap { index in
      // For a root button, the app chooses the width.
      let isSizedByApp = index == 0 && comparison.isSizedByApp && comparison.text != .short
      guard !isSizedByApp, let (own, now) = comparison.pair(index),
        case (var problem, let fit)? = label(own, now) ?? button(own, now),
        !comparison.isCovered(own), !isData(now, comparison)
      else { return nil }
      let isDoubtful =
        mayFit(fit, own, comparison) || comparison.isOfLongTexts(fit.wanted - fit.given)
      problem.isNote = !isCutForAny(now) && isDoubtful
      return problem
    }
  }

  /// Whether the text may fit on a device: code sets another one, or a font in which it is not known to be too long.
  private static func mayFit(
    _ fit: TextFit,
    _ own: SweepTree.Node,
    _ comparison: SweepComparison
  ) -> Bool {
    if comparison.isTextOfCode(own) { return true }
    guard comparison.isFontOfCode(own) else { return false }
    // In a smaller font lines are lower, and there are fewer.
    let scale = SweepComparison.leastFontScale
    return fit.wanted * (fit.isHeight ? scale * scale : scale) <= fit.given
  }

  // A view with an outlet shows an app's data, which may end in an ellipsis; a caption may not.
  private static func isData(_ node: SweepTree.Node, _ comparison: SweepComparison) -> Bool {
    comparison.text == .long
      && node.object?.id.map(comparison.places.connected.contains) == true
  }

  /// Whether a label or button has no place for any text.
  private static func isCutForAny(_ node: SweepTree.Node) -> Bool {
    let line = (node.view as? UILabel)?.font.lineHeight ?? 0
    return node.frame.width < 10 || node.frame.height < line * 0.7
  }

  // A custom class may draw its text otherwise, scroll it or shrink it.
  private static func label(_ own: SweepTree.Node, _ now: SweepTree.Node) -> (
    SweepProblem, TextFit
  )? {
    guard let label = now.view as? UILabel, let before = own.view as? UILabel,
      let object = now.object, !object.element.has(.placeholderIntrinsicWidth),
      !(object.customClass != nil && type(of: label) == UILabel.self),
      !SweepText.isPlaceholder(before.text ?? ""),
      TextFit(before, size: own.frame.size)?.isCut != true,
      let fit = TextFit(label, size: now.frame.size), fit.isCut, fit.isCutForSure
    else { return nil }
    return (problem(before.text ?? "", object, now, fit), fit)
  }

  // An attributed title has its own fonts, and its paragraphs decide where lines break.
  private static func button(_ own: SweepTree.Node, _ now: SweepTree.Node) -> (
    SweepProblem, TextFit
  )? {
    guard let button = now.view as? UIButton, let before = own.view as? UIButton,
      let object = now.object, before.currentAttributedTitle == nil,
      !SweepText.isPlaceholder(before.currentTitle ?? ""),
      TextFit(before, width: own.frame.width)?.isCut != true,
      let fit = TextFit(button, width: now.frame.width), fit.isCut, fit.isCutForSure
    else { return nil }
    return (problem(before.currentTitle ?? "", object, now, fit), fit)
  }

  private static func problem(
    _ text: String,
    _ object: IBObject,
    _ node: SweepTree.Node,
    _ fit: TextFit
  ) -> SweepProblem {
    let name = "“\(Names.shortened(text))” of \(object.described)"
    return SweepProblem(
      kind: .clipped,
      key: object.id ?? "",
      what: "The text \(name) is cut off",
      measure: measure(fit),
      element: object.element,
      views: [node.view],
      group: .texts,
      name: name,
      amount: Double(fit.wanted - fit.given)
    )
  }

  private static func measure(_ fit: TextFit) -> String {
    "it needs \(fit.isHeight ? "a height" : "a width") of \(Points.measured(Double(fit.wanted)))"
      + " and has \(Points.text(Double(max(fit.given, 0))))"
  }
}
