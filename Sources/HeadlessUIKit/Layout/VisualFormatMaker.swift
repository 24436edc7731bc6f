import Foundation

/// Turns a visual format into constraints.
@MainActor
struct VisualFormatMaker {
  let text: String
  let format: VisualFormat
  let options: NSLayoutConstraint.FormatOptions
  let metrics: [String: Any]
  let views: [String: Any]

  /// The standard space between views; to a superview's edge, its margin is used instead.
  private static let standardSpace = 8.0

  func constraints() throws(VisualFormatError) -> [NSLayoutConstraint] {
    var made: [NSLayoutConstraint] = []
    var items: [AnyObject] = []
    for item in format.items { items.append(try self.item(item.name)) }
    for index in items.indices {
      if index == 0, let leading = format.leading {
        let outer = try superview(of: 0, items[0], format.leadingOffset)
        made += try space(from: outer, to: items[0], leading, edge: .start)
      } else if index > 0 {
        made += try space(
          from: items[index - 1],
          to: items[index],
          format.spaces[index - 1],
          edge: .none
        )
      }
      made += try sizes(format.items[index], items[index])
    }
    if let trailing = format.trailing, let last = items.last {
      let outer = try superview(of: items.count - 1, last, format.trailingOffset)
      made += try space(from: last, to: outer, trailing, edge: .end)
    }
    return made + (try alignments(items))
  }

  // MARK: Names

  private func item(_ name: VisualFormat.Name) throws(VisualFormatError) -> AnyObject {
    guard let found = views[name.text] else { throw error(.unknownView(name.text), name.offset) }
    if let view = found as? UIView { return view }
    if let guide = found as? UILayoutGuide { return guide }
    throw error(.notAnItem(name.text), name.offset)
  }

  private func superview(of index: Int, _ item: AnyObject, _ offset: Int) throws(VisualFormatError)
    -> UIView
  {
    let found = (item as? UIView)?.superview ?? (item as? UILayoutGuide)?.owningView
    guard let found else { throw error(.noSuperview(format.items[index].name.text), offset) }
    return found
  }

  private func number(_ value: VisualFormat.Value) throws(VisualFormatError) -> Double {
    switch value {
    case .number(let number): return number
    case .name(let name):
      guard let metric = metrics[name.text] else {
        let isView = views[name.text] != nil
        throw error(isView ? .viewAsNumber(name.text) : .unknownName(name.text), name.offset)
      }
      guard let number = Self.number(metric), number.isFinite else {
        throw error(.notANumber(name.text), name.offset)
      }
      return number
    }
  }

  private static func number(_ metric: Any) -> Double? {
    switch metric {
    case let number as Double: number
    case let number as any BinaryInteger: Double(number)
    case let number as CGFloat: Double(number)
    case let number as Float: Double(number)
    case let number as NSNumber: number.doubleValue
    default: nil
    }
  }

  private func error(_ reason: VisualFormatError.Reason, _ offset: Int) -> VisualFormatError {
    VisualFormatError(reason: reason, format: text, offset: offset)
  }

  private func priority(_ predicate: VisualFormat.Predicate) throws(VisualFormatError)
    -> UILayoutPriority
  {
    guard let wanted = predicate.priority else { return .required }
    let number = try self.number(wanted)
    guard number > 0, number <= 1000 else {
      throw error(.priorityOutOfRange(number), predicate.priorityOffset)
    }
    return UILayoutPriority(Float(number))
  }

  // MARK: Sizes

  private func sizes(_ item: VisualFormat.Item, _ view: AnyObject) throws(VisualFormatError)
    -> [NSLayoutConstraint]
  {
    var made: [NSLayoutConstraint] = []
    let attribute: NSLayoutConstraint.Attribute = format.isVertical ? .height : .width
    for predicate in item.sizes {
      var other: AnyObject?
      var constant = 0.0
      if case .name(let name) = predicate.value, metrics[name.text] == nil {
        guard views[name.text] != nil else { throw error(.unknownName(name.text), name.offset) }
        other = try self.item(name)
      } else {
        constant = try number(predicate.value)
      }
      let constraint = NSLayoutConstraint(
        item: view,
        attribute: attribute,
        relatedBy: predicate.relation,
        toItem: other,
        attribute: other == nil ? .notAnAttribute : attribute,
        multiplier: 1,
        constant: CGFloat(constant)
      )
      constraint.priority = try priority(predicate)
      made.append(constraint)
    }
    return made
  }

  // MARK: Spaces

  /// Which of two neighbours is the superview, if any.
  private enum Edge {
    case start, none, end
  }

  /// The constraints between the end of one neighbour and the start of the next.
  private func space(
    from first: AnyObject,
    to second: AnyObject,
    _ connection: VisualFormat.Connection,
    edge: Edge
  ) throws(VisualFormatError) -> [NSLayoutConstraint] {
    switch connection {
    case .flush: return [tie(first, second, edge, isMargin: false, .equal, 0)]
    case .standard:
      let space = edge == .none ? Self.standardSpace : 0
      return [tie(first, second, edge, isMargin: edge != .none, .equal, space)]
    case .predicates(let predicates):
      var made: [NSLayoutConstraint] = []
      for predicate in predicates {
        let space = try number(predicate.value)
        let constraint = tie(first, second, edge, isMargin: false, predicate.relation, space)
        constraint.priority = try priority(predicate)
        made.append(constraint)
      }
      return made
    }
  }

  private func tie(
    _ first: AnyObject,
    _ second: AnyObject,
    _ edge: Edge,
    isMargin: Bool,
    _ relation: NSLayoutConstraint.Relation,
    _ space: Double
  ) -> NSLayoutConstraint {
    let ends = self.ends(edge)
    // The superview's start faces the first view's start, and its end the last view's end.
    let from = edge == .start ? ends.start : ends.end
    let to = edge == .end ? ends.end : ends.start
    // From right to left, later views lie at smaller coordinates, so relation and constant change sign.
    let isTurned = !format.isVertical && options.contains(.directionRightToLeft)
    let turned: NSLayoutConstraint.Relation =
      relation == .lessThanOrEqual ? .greaterThanOrEqual : .lessThanOrEqual
    return NSLayoutConstraint(
      item: second,
      attribute: isMargin && edge == .end ? to.margin : to,
      relatedBy: isTurned && relation != .equal ? turned : relation,
      toItem: first,
      attribute: isMargin && edge == .start ? from.margin : from,
      multiplier: 1,
      constant: CGFloat(isTurned ? -space : space)
    )
  }

  /// The attributes at which an item begins and ends along the layout.
  private func ends(_ edge: Edge) -> (
    start: NSLayoutConstraint.Attribute, end: NSLayoutConstraint.Attribute
  ) {
    if format.isVertical {
      let isByText = options.contains(.spacingBaselineToBaseline) && edge == .none
      return isByText ? (.firstBaseline, .lastBaseline) : (.top, .bottom)
    }
    if options.contains(.directionLeftToRight) { return (.left, .right) }
    if options.contains(.directionRightToLeft) { return (.right, .left) }
    return (.leading, .trailing)
  }

  // MARK: Alignment

  private static let alignments:
    [(option: NSLayoutConstraint.FormatOptions, attribute: NSLayoutConstraint.Attribute)] = [
      (.alignAllLeft, .left), (.alignAllRight, .right), (.alignAllLeading, .leading),
      (.alignAllTrailing, .trailing), (.alignAllCenterX, .centerX), (.alignAllTop, .top),
      (.alignAllBottom, .bottom), (.alignAllCenterY, .centerY),
      (.alignAllLastBaseline, .lastBaseline), (.alignAllFirstBaseline, .firstBaseline),
    ]

  /// Aligns each view with the one before it.
  private func alignments(_ items: [AnyObject]) throws(VisualFormatError) -> [NSLayoutConstraint] {
    var made: [NSLayoutConstraint] = []
    for (option, attribute) in Self.alignments where options.contains(option) {
      guard attribute.isVertical != format.isVertical else { throw error(.alignmentAlongLayout, 0) }
      for (left, right) in zip(items, items.dropFirst()) {
        made.append(
          NSLayoutConstraint(
            item: left,
            attribute: attribute,
            relatedBy: .equal,
            toItem: right,
            attribute: attribute,
            multiplier: 1,
            constant: 0
          )
        )
      }
    }
    return made
  }
}

extension NSLayoutConstraint.Attribute {
  /// The attribute of the margin inside an edge.
  fileprivate var margin: Self {
    switch self {
    case .left: .leftMargin
    case .right: .rightMargin
    case .top: .topMargin
    case .bottom: .bottomMargin
    case .leading: .leadingMargin
    case .trailing: .trailingMargin
    default: self
    }
  }
}
