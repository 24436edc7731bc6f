import HeadlessUIKit

/// `<constrain>`: constraints that code makes and activates, from a visual format or from two anchors.
struct ConstrainStep: SuiteStep {
  let line: Int
  private let format: String?
  private let options: [String]
  private let metrics: [String]
  private let root: String?
  private let anchors: AnchorPlan
  private let priority: Double?
  private let name: String?

  init(_ element: SourceElement) {
    line = element.line
    format = element.optionalText("format")
    options = element.list("options")
    metrics = element.list("metrics")
    root = element.optionalText("in")
    anchors = AnchorPlan(element)
    priority = element.number("priority")
    name = element.optionalText("as")
  }

  func prepare(in context: CaseContext) throws(StepError) -> StepAction {
    let made = try format == nil ? anchored(in: context) : formatted(in: context)
    return { () throws(StepError) in
      let constraints = made()
      if UIKitException.isPending { return }
      if let priority {
        for one in constraints { one.priority = UILayoutPriority(Float(priority)) }
      }
      if let name, let first = constraints.first { context.name(first, name) }
      NSLayoutConstraint.activate(constraints)
    }
  }

  @MainActor
  private func formatted(in context: CaseContext) throws(StepError)
    -> @MainActor () ->
    [NSLayoutConstraint]
  {
    let view = try root.map { path throws(StepError) in
      try context.view(selectedBy: path, line: line)
    }
    let views = (view ?? context.stage.host).namedItems
    let numbers = try metricValues()
    let chosen = FormatOptionName.options(options)
    let format = format ?? ""
    return {
      for case let view as UIView in views.values where format.contains("[\(view.itemName)") {
        view.translatesAutoresizingMaskIntoConstraints = false
      }
      return NSLayoutConstraint.constraints(
        withVisualFormat: format,
        options: chosen,
        metrics: numbers,
        views: views
      )
    }
  }

  /// Metrics, as `gap=8` apart by spaces; a metric that is no number stays a text.
  private func metricValues() throws(StepError) -> [String: Any] {
    var values: [String: Any] = [:]
    for metric in metrics {
      let parts = metric.split(separator: "=", maxSplits: 1).map(String.init)
      guard parts.count == 2 else {
        throw .because("\"\(metric)\" is no metric; write it as gap=8", line: line)
      }
      values[parts[0]] = Double(parts[1]) ?? parts[1] as Any
    }
    return values
  }

  @MainActor
  private func anchored(in context: CaseContext) throws(StepError)
    -> @MainActor () ->
    [NSLayoutConstraint]
  {
    let pair = try anchors.pair(in: context, line: line)
    let (anchors, line) = (anchors, line)
    pair.item.translatesAutoresizingMaskIntoConstraints = false
    guard let constraint = anchors.constraint(pair) else {
      throw .because("\(anchors.mismatch) cannot be compared", line: line)
    }
    return { [constraint] }
  }
}

extension UIView {
  /// The name by which visual formats of suites mean a view.
  fileprivate var itemName: String { accessibilityIdentifier ?? "" }

  /// This view and those below it by their accessibility identifiers, and its guides.
  fileprivate var namedItems: [String: Any] {
    var items: [String: Any] = [
      "layoutMargins": layoutMarginsGuide, "readableContent": readableContentGuide,
      "safeArea": safeAreaLayoutGuide,
    ]
    addNames(to: &items)
    return items
  }

  private func addNames(to items: inout [String: Any]) {
    if !itemName.isEmpty { items[itemName] = self }
    for view in subviews { view.addNames(to: &items) }
  }
}
