/// What a constraint has that few constraints of nibs have.
final class RareConstraintState {
  private var first: LooseItem?
  private var second: LooseItem?
  var identifier: String?
  var shouldBeArchived = false
  var longID: String?

  init() {}

  /// The items while the constraint is not active: nobody promises that they live.
  @MainActor
  func hold(_ first: AnyObject?, _ second: AnyObject?) {
    self.first = nil
    self.second = nil
    if let first { self.first = LooseItem(first) }
    if let second { self.second = LooseItem(second) }
  }

  var firstItem: AnyObject? { first?.object }
  var secondItem: AnyObject? { second?.object }
}

/// An item of a constraint that does not keep it alive.
private enum LooseItem {
  case view(LifeMark)
  case other(WeakItem)

  final class WeakItem {
    weak var object: AnyObject?

    init(_ object: AnyObject) { self.object = object }
  }

  @MainActor
  init(_ object: AnyObject) {
    if let view = object as? UIView {
      self = .view(LifeMark.of(view))
    } else {
      self = .other(WeakItem(object))
    }
  }

  var object: AnyObject? {
    switch self {
    case .view(let mark): mark.view
    case .other(let item): item.object
    }
  }
}
