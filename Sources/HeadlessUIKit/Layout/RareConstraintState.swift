/// The state of a constraint that few constraints of nibs have.
final class RareConstraintState {
  private var first: LooseItem?
  private var second: LooseItem?
  var identifier: String?
  var shouldBeArchived = false
  var longID: String?

  init() {}

  /// Holds the items of an inactive constraint weakly: nothing keeps them alive for it.
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

/// A weak reference to an item.
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
