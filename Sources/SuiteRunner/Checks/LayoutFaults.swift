import HeadlessUIKit
import TestModel

/// The faults of one layout, in words.
@MainActor
struct LayoutFaults {
  /// One sentence for each.
  private(set) var descriptions: [LayoutFault: [String]] = [:]
  private let logs: [String]

  init(_ root: UIView, _ outcome: LayoutEngine.Outcome) {
    logs = outcome.conflicts.map(\.log)
    descriptions[.conflicts] = outcome.conflicts.map { conflict in
      "\(conflict.members.count) constraints cannot hold together by "
        + "\(NumberText.of(conflict.excess)) points; broken is \(conflict.broken.log)"
    }
    descriptions[.open] = outcome.ambiguities.map {
      "nothing decides the \($0.freedom.names) of \(Self.name($0.view))"
    }
    gather(root)
  }

  /// The log of conflicts, as UIKit writes it.
  func details(_ fault: LayoutFault) -> [FailureDetail] {
    guard fault == .conflicts else { return [] }
    return logs.map { FailureDetail(title: "UIKit's log", text: $0) }
  }

  /// All of them in one line, and the members of conflicts; `nothing` without any.
  var text: String {
    let all = LayoutFault.allCases.flatMap { descriptions[$0] ?? [] } + logs
    let lines = all.map { $0.split(whereSeparator: \.isWhitespace).joined(separator: " ") }
    return lines.isEmpty ? "nothing" : lines.joined(separator: "; ")
  }

  private mutating func gather(_ root: UIView) {
    var waiting = [root]
    while let view = waiting.popLast() {
      guard !view.isHidden, view.alpha > 0.01 else { continue }
      if let fit = fit(of: view), fit.isCut, fit.isCutForSure {
        let kind = fit.isHeight ? "high" : "wide"
        descriptions[.clipped, default: []].append(
          "the text of \(Self.name(view)) is cut off: it is \(NumberText.of(fit.wanted)) \(kind) and has "
            + NumberText.of(fit.given)
        )
      }
      if shows(view), let length = excess(of: view, in: root) {
        descriptions[.outside, default: []].append(
          "\(Self.name(view)) reaches \(NumberText.of(length)) points outside"
        )
      }
      // What scrolls may be larger than what shows it, and parts of controls are theirs.
      if view is UIScrollView && view !== root || view is UIControl { continue }
      waiting += view.subviews.reversed()
    }
  }

  private func fit(of view: UIView) -> TextFit? {
    if let label = view as? UILabel { return TextFit(label) }
    return (view as? UIButton).flatMap { TextFit($0) }
  }

  private func shows(_ view: UIView) -> Bool {
    switch view {
    case let label as UILabel: !(label.text ?? "").isEmpty
    case is UIControl, is UIImageView: true
    default: (view.backgroundColor?.alpha ?? 0) > 0.05
    }
  }

  private func excess(of view: UIView, in root: UIView) -> CGFloat? {
    guard view !== root else { return nil }
    let frame = view.convert(view.bounds, to: root)
    let bounds = root.bounds
    let most = max(
      bounds.minX - frame.minX,
      frame.maxX - bounds.maxX,
      bounds.minY - frame.minY,
      frame.maxY - bounds.maxY
    )
    return most > 1 ? most : nil
  }

  private static func name(_ view: UIView) -> String {
    let kind = ObjectName.className(of: view)
    return kind + (view.interfaceBuilderID.map { "#\($0)" } ?? "")
  }
}
