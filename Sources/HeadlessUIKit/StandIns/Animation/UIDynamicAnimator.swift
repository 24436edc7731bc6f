/// Something that an animator moves.
public protocol UIDynamicItem: AnyObject {
  /// The middle.
  var center: CGPoint { get set }
  /// The bounds.
  var bounds: CGRect { get }
  /// The transform.
  var transform: CGAffineTransform { get set }
}

extension UIView: @preconcurrency UIDynamicItem {}
extension UICollectionViewLayoutAttributes: UIDynamicItem {}

/// A rule of movement; nothing moves here.
@preconcurrency @MainActor
open class UIDynamicBehavior: NSObject {
  /// The rules within this one.
  open private(set) var childBehaviors: [UIDynamicBehavior] = []
  /// What would run at each step; never called.
  open var action: (() -> Void)?
  /// The animator that has it.
  open internal(set) weak var dynamicAnimator: UIDynamicAnimator?
  /// Creates one.
  public override init() { super.init() }
  /// Adds a rule within this one.
  open func addChildBehavior(_ behavior: UIDynamicBehavior) { childBehaviors.append(behavior) }
  /// Removes a rule within this one.
  open func removeChildBehavior(_ behavior: UIDynamicBehavior) {
    childBehaviors.removeAll { $0 === behavior }
  }
  /// Told of the animator.
  open func willMove(to dynamicAnimator: UIDynamicAnimator?) {}
  /// The items that it would move.
  final var movedItems: [any UIDynamicItem] = []
}

/// Holds rules of movement and knows their items; time moves none of them.
@preconcurrency @MainActor
open class UIDynamicAnimator: NSObject {
  /// The view whose coordinates items are in.
  open private(set) weak var referenceView: UIView?
  private weak var layout: UICollectionViewLayout?
  /// The rules.
  open private(set) var behaviors: [UIDynamicBehavior] = []
  /// Told of the beginning and end; never here.
  open weak var delegate: (any UIDynamicAnimatorDelegate)?
  /// Whether anything moves: never here.
  open var isRunning: Bool { false }
  /// How long it has run.
  open var elapsedTime: TimeInterval { 0 }

  /// Creates one without coordinates.
  public override init() { super.init() }
  /// Creates one for a view's subviews.
  public init(referenceView view: UIView) {
    referenceView = view
    super.init()
  }
  /// Creates one for the elements of a layout.
  public init(collectionViewLayout layout: UICollectionViewLayout) {
    self.layout = layout
    super.init()
  }

  /// Adds a rule; its items stay where they are.
  open func addBehavior(_ behavior: UIDynamicBehavior) {
    StandIn.note("UIDynamicAnimator.addBehavior")
    behavior.willMove(to: self)
    behavior.dynamicAnimator = self
    behaviors.append(behavior)
  }
  /// Removes a rule.
  open func removeBehavior(_ behavior: UIDynamicBehavior) {
    behaviors.removeAll { $0 === behavior }
    behavior.dynamicAnimator = nil
  }
  /// Removes all rules.
  open func removeAllBehaviors() {
    for behavior in behaviors { removeBehavior(behavior) }
  }
  /// The items whose frames touch a rectangle.
  open func items(in rect: CGRect) -> [any UIDynamicItem] {
    allItems.filter { item in
      let (middle, size) = (item.center, item.bounds.size)
      let x = middle.x - size.width / 2
      return CGRect(origin: CGPoint(x: x, y: middle.y - size.height / 2), size: size)
        .intersects(rect)
    }
  }
  /// Takes an item's place again after it was moved.
  open func updateItem(usingCurrentState item: any UIDynamicItem) {}
  /// The attributes of an item, if a rule has them.
  open func layoutAttributesForCell(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    allItems.lazy.compactMap { $0 as? UICollectionViewLayoutAttributes }.first {
      $0.representedElementCategory == .cell && $0.indexPath == indexPath
    }
  }

  private var allItems: [any UIDynamicItem] { behaviors.flatMap(Self.items) }

  private static func items(of behavior: UIDynamicBehavior) -> [any UIDynamicItem] {
    behavior.movedItems + behavior.childBehaviors.flatMap(items)
  }
}

/// Told of an animator; never here.
@preconcurrency @MainActor
public protocol UIDynamicAnimatorDelegate: NSObjectProtocol {
  /// Items begin to move again.
  func dynamicAnimatorWillResume(_ animator: UIDynamicAnimator)
  /// Items rest.
  func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator)
}

extension UIDynamicAnimatorDelegate {
  /// Does nothing here.
  public func dynamicAnimatorWillResume(_ animator: UIDynamicAnimator) {}
  /// Does nothing here.
  public func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator) {}
}

/// Holds an item at a point or at another item; nothing moves here.
@preconcurrency @MainActor
open class UIAttachmentBehavior: UIDynamicBehavior {
  /// The items.
  open var items: [any UIDynamicItem] { movedItems }
  /// The point that holds the item.
  open var anchorPoint: CGPoint
  /// How far the item is from it.
  open var length: CGFloat = 0
  /// How fast swinging ends.
  open var damping: CGFloat = 0
  /// How fast it swings.
  open var frequency: CGFloat = 0
  /// Creates one that holds an item at a point.
  public init(item: any UIDynamicItem, attachedToAnchor point: CGPoint) {
    anchorPoint = point
    super.init()
    movedItems = [item]
  }
  /// Creates one that holds two items together.
  public init(item item1: any UIDynamicItem, attachedTo item2: any UIDynamicItem) {
    anchorPoint = item2.center
    super.init()
    movedItems = [item1, item2]
  }
}

/// Moves an item to a point; nothing moves here.
@preconcurrency @MainActor
open class UISnapBehavior: UIDynamicBehavior {
  /// The point.
  open var snapPoint: CGPoint
  /// How fast swinging ends.
  open var damping: CGFloat = 0.5
  /// Creates one.
  public init(item: any UIDynamicItem, snapTo point: CGPoint) {
    snapPoint = point
    super.init()
    movedItems = [item]
  }
}
