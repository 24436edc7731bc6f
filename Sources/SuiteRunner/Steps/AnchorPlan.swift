import HeadlessUIKit

/// What a `<constrain>` without a format says: an anchor of a view, its relation, and another anchor or a constant.
struct AnchorPlan {
  private let item: String?
  private let anchor: String
  private let relation: String
  private let other: String?
  private let otherGuide: String?
  private let otherObject: String?
  private let otherAnchor: String
  private let multiplier: Double?
  private let constant: Double

  init(_ element: SourceElement) {
    item = element.optionalText("item")
    anchor = element.text("anchor")
    relation = element.optionalText("relation") ?? "equal"
    other = element.optionalText("to")
    otherGuide = element.optionalText("toGuide")
    otherObject = element.optionalText("toObject")
    otherAnchor = element.optionalText("toAnchor") ?? element.text("anchor")
    multiplier = element.number("multiplier")
    constant = element.number("constant") ?? 0
  }

  /// The view, and what it is tied to.
  struct Pair {
    let item: UIView
    let other: (any LayoutAnchoring)?
  }

  @MainActor
  func pair(in context: CaseContext, line: Int) throws(StepError) -> Pair {
    let view = try context.view(selectedBy: item ?? "", line: line)
    if let otherObject { return Pair(item: view, other: try named(otherObject, context, line)) }
    guard let other else { return Pair(item: view, other: nil) }
    let target = try context.view(selectedBy: other, line: line)
    guard let otherGuide else { return Pair(item: view, other: target) }
    guard let guide = guide(otherGuide, of: target) else {
      throw .because("\(other) is no scroll view, as \(otherGuide) needs one", line: line)
    }
    return Pair(item: view, other: guide)
  }

  /// A guide of a view; nil for one that only scroll views have.
  @MainActor
  private func guide(_ name: String, of view: UIView) -> UILayoutGuide? {
    switch name {
    case "layoutMargins": view.layoutMarginsGuide
    case "readableContent": view.readableContentGuide
    case "safeArea": view.safeAreaLayoutGuide
    case "keyboard": view.keyboardLayoutGuide
    case "contentLayout": (view as? UIScrollView)?.contentLayoutGuide
    default: (view as? UIScrollView)?.frameLayoutGuide
    }
  }

  /// A guide or a view that a step named.
  @MainActor
  private func named(
    _ name: String,
    _ context: CaseContext,
    _ line: Int
  ) throws(StepError) -> any LayoutAnchoring {
    let found = try context.object(named: name, line: line)
    if let item = found as? any LayoutAnchoring { return item }
    throw .because("\"\(name)\" has no anchors; expected a guide or a view", line: line)
  }

  /// The two anchors, for messages.
  var mismatch: String { "the anchors \(anchor) and \(otherAnchor)" }

  /// The inactive constraint; nil for anchors of different kinds.
  @MainActor
  func constraint(_ pair: Pair) -> NSLayoutConstraint? {
    if let made = dimension(pair) { return made }
    guard let other = pair.other else { return nil }
    if let first = xAnchor(anchor, pair.item), let second = xAnchor(otherAnchor, other) {
      return tie(first, second)
    }
    guard let first = yAnchor(anchor, pair.item), let second = yAnchor(otherAnchor, other) else {
      return nil
    }
    return tie(first, second)
  }

  @MainActor
  private func tie<Kind>(_ first: NSLayoutAnchor<Kind>, _ second: NSLayoutAnchor<Kind>)
    -> NSLayoutConstraint
  {
    switch relation {
    case "lessThanOrEqual": first.constraint(lessThanOrEqualTo: second, constant: constant)
    case "greaterThanOrEqual": first.constraint(greaterThanOrEqualTo: second, constant: constant)
    default: first.constraint(equalTo: second, constant: constant)
    }
  }

  @MainActor
  private func dimension(_ pair: Pair) -> NSLayoutConstraint? {
    guard let first = dimension(anchor, pair.item) else { return nil }
    guard let other = pair.other else {
      switch relation {
      case "lessThanOrEqual": return first.constraint(lessThanOrEqualToConstant: constant)
      case "greaterThanOrEqual": return first.constraint(greaterThanOrEqualToConstant: constant)
      default: return first.constraint(equalToConstant: constant)
      }
    }
    guard let second = dimension(otherAnchor, other) else { return nil }
    guard let m = multiplier else { return tie(first, second) }
    switch relation {
    case "lessThanOrEqual":
      return first.constraint(lessThanOrEqualTo: second, multiplier: m, constant: constant)
    case "greaterThanOrEqual":
      return first.constraint(greaterThanOrEqualTo: second, multiplier: m, constant: constant)
    default: return first.constraint(equalTo: second, multiplier: m, constant: constant)
    }
  }

  @MainActor
  private func dimension(_ name: String, _ item: any LayoutAnchoring) -> NSLayoutDimension? {
    switch name {
    case "width": item.widthAnchor
    case "height": item.heightAnchor
    default: nil
    }
  }

  @MainActor
  private func xAnchor(_ name: String, _ item: any LayoutAnchoring) -> NSLayoutXAxisAnchor? {
    switch name {
    case "leading": item.leadingAnchor
    case "trailing": item.trailingAnchor
    case "left": item.leftAnchor
    case "right": item.rightAnchor
    case "centerX": item.centerXAnchor
    default: nil
    }
  }

  @MainActor
  private func yAnchor(_ name: String, _ item: any LayoutAnchoring) -> NSLayoutYAxisAnchor? {
    switch name {
    case "top": item.topAnchor
    case "bottom": item.bottomAnchor
    case "centerY": item.centerYAnchor
    case "firstBaseline": (item as? UIView)?.firstBaselineAnchor
    case "lastBaseline": (item as? UIView)?.lastBaselineAnchor
    default: nil
    }
  }
}
