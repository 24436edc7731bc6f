import HeadlessUIKit
import TestModel

/// `<assertLayout>`: what constraints make of a view at a size.
struct AssertLayoutStep: SuiteStep {
  let line: Int
  private let path: String
  private let width: TemplateText?
  private let height: TemplateText?
  private let expected: [LayoutFault: Bool]

  init(_ element: SourceElement) {
    line = element.line
    path = element.text("of")
    width = element.template("width")
    height = element.template("height")
    expected = Dictionary(
      uniqueKeysWithValues: LayoutFault.allCases.map { ($0, element.flag($0.rawValue)) }
    )
  }

  func prepare(in context: CaseContext) -> StepAction {
    { () throws(StepError) in
      let view = try context.view(selectedBy: path, line: line)
      let outcome = view.layOutByConstraints(
        width: try length(width, "width", context),
        height: try length(height, "height", context)
      )
      if UIKitException.isPending { return }
      let faults = LayoutFaults(view, outcome)
      for fault in LayoutFault.allCases {
        let found = faults.descriptions[fault] ?? []
        if expected[fault] == true, found.isEmpty {
          record("\(path) has no \(fault.noun), and should have", fault, [], view, context)
        } else if expected[fault] != true, let first = found.first {
          let rest = found.count > 1 ? " (and \(found.count - 1) more)" : ""
          record("\(path): \(first)\(rest)", fault, faults.details(fault), view, context)
        }
      }
    }
  }

  @MainActor
  private func length(_ text: TemplateText?, _ name: String, _ context: CaseContext)
    throws(StepError) -> CGFloat?
  {
    guard let text else { return nil }
    let value = try context.number(text, line: line)
    guard value.isFinite, value >= 0, value < 1e6 else {
      throw .because("\(name) is \(value), which is no length in points", line: line)
    }
    return CGFloat(value)
  }

  @MainActor
  private func record(
    _ message: String,
    _ fault: LayoutFault,
    _ details: [FailureDetail],
    _ view: UIView,
    _ context: CaseContext
  ) {
    let size = "\(NumberText.of(view.frame.width)) × \(NumberText.of(view.frame.height))"
    context.record(
      CaseFailure(
        type: fault.failureType,
        message: message + " at \(size) points",
        details: details,
        location: context.location(line),
        tree: context.tree.picture(of: view)
      )
    )
  }
}

/// What can be wrong with a layout; the names are those of attributes of `<assertLayout>`.
enum LayoutFault: String, CaseIterable {
  case conflicts, open, clipped, outside

  /// The word for one of them.
  var noun: String {
    switch self {
    case .conflicts: "conflict"
    case .open: "open frame"
    case .clipped: "text that is cut off"
    case .outside: "view that reaches outside"
    }
  }

  /// The type of its failure.
  var failureType: String {
    switch self {
    case .conflicts: "LayoutConflict"
    case .open: "OpenFrame"
    case .clipped: "ClippedText"
    case .outside: "OutsideView"
    }
  }
}

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
    let kind = view.customClassName ?? String(describing: type(of: view))
    return kind + (view.interfaceBuilderID.map { "#\($0)" } ?? "")
  }
}
