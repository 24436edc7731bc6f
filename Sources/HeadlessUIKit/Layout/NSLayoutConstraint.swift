/// A linear relation between attributes of one or two items.
///
/// Layout passes solve the constraints of an island together; see ``LayoutHost``.
@preconcurrency @MainActor
open class NSLayoutConstraint: NSObject {
  /// Which edge, size or line of an item.
  public enum Attribute: Int, Sendable, CaseIterable {
    /// The left edge, whatever the language's direction.
    case left = 1
    /// The right edge, whatever the language's direction.
    case right
    /// The top edge; y grows downwards.
    case top
    /// The bottom edge; y grows downwards.
    case bottom
    /// The edge where reading starts.
    case leading
    /// The edge where reading ends.
    case trailing
    /// The width, never measured from margins.
    case width
    /// The height, never measured from margins.
    case height
    /// The middle between the left and right edges.
    case centerX
    /// The middle between the top and bottom edges.
    case centerY
    /// The baseline of the last line of text; the bottom edge of views without text.
    case lastBaseline
    /// The baseline of the first line of text; the top edge of views without text.
    case firstBaseline
    /// The left edge moved inside by the margin.
    case leftMargin
    /// The right edge moved inside by the margin.
    case rightMargin
    /// The top edge moved inside by the margin.
    case topMargin
    /// The bottom edge moved inside by the margin.
    case bottomMargin
    /// The leading edge moved inside by the margin.
    case leadingMargin
    /// The trailing edge moved inside by the margin.
    case trailingMargin
    /// The middle between the left and right margins.
    case centerXWithinMargins
    /// The middle between the top and bottom margins.
    case centerYWithinMargins
    /// No attribute: the second side of a constraint that is only a constant.
    case notAnAttribute = 0
    /// The last line of text, under its older name.
    public static var baseline: Attribute { .lastBaseline }
  }

  /// How the left side compares with the right one.
  public enum Relation: Int, Sendable {
    /// At most.
    case lessThanOrEqual = -1
    /// Equal.
    case equal = 0
    /// At least.
    case greaterThanOrEqual = 1
  }

  /// UIKit's name for a layout axis inside constraints.
  public typealias Axis = NSLayoutAxis

  /// The items while the constraint is active.
  ///
  /// Unmanaged: the owner keeps them alive, so counting references would only cost time.
  @exclusivity(unchecked) nonisolated(unsafe) final var firstReference: Unmanaged<AnyObject>?
  @exclusivity(unchecked) nonisolated(unsafe) final var secondReference: Unmanaged<AnyObject>?
  /// The view whose list holds the constraint while it is active.
  @exclusivity(unchecked) nonisolated(unsafe) final var ownerReference: Unmanaged<UIView>?
  /// The state that few constraints of nibs have; it keeps the object small enough for fast allocation.
  @exclusivity(unchecked) nonisolated(unsafe) final var rare: RareConstraintState?
  // What is fixed for life is variable here, as a class of an app's own is made by `init()` alone and filled after it.

  /// The attribute of the first item, fixed for life.
  @exclusivity(unchecked)
  public nonisolated(unsafe) internal(set) final var firstAttribute = Attribute.notAnAttribute
  /// The attribute of the second item, fixed for life; `notAnAttribute` without one.
  @exclusivity(unchecked)
  public nonisolated(unsafe) internal(set) final var secondAttribute = Attribute.notAnAttribute
  /// How the sides compare, fixed for life.
  @exclusivity(unchecked)
  public nonisolated(unsafe) internal(set) final var relation = Relation.equal
  /// The factor of the second attribute, fixed for life.
  @exclusivity(unchecked)
  public nonisolated(unsafe) internal(set) final var multiplier: CGFloat = 1
  /// The constant as it stands, without what a subclass does when it is read or set.
  @exclusivity(unchecked) private final var constantStorage: CGFloat = 0
  @exclusivity(unchecked) private final var priorityStorage = UILayoutPriority.required
  /// The points added to the right side; a change is solved in the next layout pass.
  open var constant: CGFloat {
    get { constantStorage }
    set {
      guard newValue != constantStorage else { return }
      constantStorage = newValue
      ownerChanged(.constants)
    }
  }
  /// The priority from 1 to 1000; 1000 by default.
  ///
  /// A change takes effect in the next layout pass. Before iOS 13 an active constraint stays required or optional:
  /// another priority raises (rule AL-8.3).
  open var priority: UILayoutPriority {
    get { priorityStorage }
    set {
      let old = priorityStorage
      guard newValue != old, !isImpossible(newValue), !refuses(newValue, after: old) else { return }
      priorityStorage = newValue
      ownerChanged(.structure)
    }
  }
  /// The name that the constraint has in UIKit's log; nil by default.
  open var identifier: String? {
    get { rare?.identifier }
    set { if newValue != nil || rare != nil { rareState.identifier = newValue } }
  }
  /// Whether Interface Builder uses the constraint for its own layout only and removes it at build time.
  public final var shouldBeArchived: Bool {
    get { rare?.shouldBeArchived ?? false }
    set { if newValue || rare != nil { rareState.shouldBeArchived = newValue } }
  }
  /// The id that Interface Builder gave the constraint, set by nib loading.
  public final var interfaceBuilderID: String? {
    get { idStorage.isElsewhere ? rare?.longID : idStorage.text }
    set {
      idStorage = CompactText(newValue)
      if idStorage.isElsewhere { rareState.longID = newValue }
    }
  }
  private final var idStorage = CompactText()

  /// Creates a constraint that relates nothing; a class of an app's own that a nib names is made so, and filled then.
  public override init() { super.init() }

  /// Creates an inactive constraint: `item1.attr1 relation multiplier × item2.attr2 + constant`.
  public convenience init(
    item view1: Any,
    attribute attr1: Attribute,
    relatedBy relation: Relation,
    toItem view2: Any?,
    attribute attr2: Attribute,
    multiplier: CGFloat,
    constant c: CGFloat
  ) {
    Self.refuseMixedSides(attr1, attr2)
    self.init(
      view1 as AnyObject,
      attr1,
      relation,
      view2.map { $0 as AnyObject },
      attr2,
      multiplier: multiplier,
      constant: c
    )
  }

  /// Creates an inactive constraint between objects; unlike `Any`, they need no bridging.
  convenience init(
    _ first: AnyObject,
    _ firstAttribute: Attribute,
    _ relation: Relation,
    _ second: AnyObject?,
    _ secondAttribute: Attribute,
    multiplier: CGFloat,
    constant: CGFloat
  ) {
    self.init()
    self.firstAttribute = firstAttribute
    self.secondAttribute = secondAttribute
    self.relation = relation
    self.multiplier = multiplier
    constantStorage = constant
    rareState.hold(first, second)
    EngineCounters.current.constraintsCreated &+= 1
  }

  /// Makes an active constraint of a nib for an owner, an ancestor of both items.
  ///
  /// Makes no weak references. The caller does the rest for many constraints at once: it adds them
  /// to the owner's list, marks the items, and counts them.
  static func made(
    owner: Unmanaged<UIView>,
    first: Unmanaged<AnyObject>,
    second: Unmanaged<AnyObject>?,
    _ operation: UnsafeMutablePointer<NibConstraintOperation>
  ) -> NSLayoutConstraint {
    let made = NSLayoutConstraint()
    made.take(operation)
    made.firstReference = first
    made.secondReference = second
    made.ownerReference = owner
    return made
  }

  /// Takes what a nib says of the constraint, as decoding does: no property of a subclass is set by it.
  @inline(__always)
  final func take(_ operation: UnsafeMutablePointer<NibConstraintOperation>) {
    firstAttribute = operation.pointee.firstAttribute
    secondAttribute = operation.pointee.secondAttribute
    relation = operation.pointee.relation
    multiplier = operation.pointee.multiplier
    constantStorage = operation.pointee.constant
    priorityStorage = operation.pointee.priority
    idStorage = operation.pointee.compactID
    guard operation.pointee.hasRareNames else { return }
    identifier = operation.pointee.identifier
    interfaceBuilderID = operation.pointee.interfaceBuilderID
  }

  /// Sent once to a constraint of a class of an app's own, when all connections of its nib are made.
  open func awakeFromNib() {}

  private func ownerChanged(_ change: LayoutHost.Staleness) {
    owner?.setNeedsLayout()
    owner?.invalidateIsland(change)
  }

  /// The first item while the constraint is active, else nil.
  nonisolated final var activeFirst: AnyObject? { firstReference?.takeUnretainedValue() }
  /// The second item while the constraint is active, else nil.
  nonisolated final var activeSecond: AnyObject? { secondReference?.takeUnretainedValue() }
  /// The view whose list holds the constraint; nil while it is inactive.
  nonisolated final var owner: UIView? { ownerReference?.takeUnretainedValue() }
  /// The first item while the constraint is inactive.
  final var looseFirst: AnyObject? { rare?.firstItem }
  /// The second item while the constraint is inactive.
  final var looseSecond: AnyObject? { rare?.secondItem }

  /// Takes the items and the owner of an active constraint, without joining the owner's list.
  final func hold(_ first: AnyObject?, _ second: AnyObject?, in owner: UIView) {
    firstReference = Self.reference(first)
    secondReference = Self.reference(second)
    ownerReference = Unmanaged.passUnretained(owner)
    rare?.hold(nil, nil)
  }

  // Not `map`: on the main actor each call of a closure checks its executor.
  private nonisolated static func reference(_ item: AnyObject?) -> Unmanaged<AnyObject>? {
    if let item { return Unmanaged.passUnretained(item) }
    return nil
  }

  /// The first item, a view or a layout guide; nil if it was freed.
  open var firstItem: AnyObject? { ownerReference != nil ? activeFirst : looseFirst }
  /// The second item, a view or a layout guide; nil without one, or if it was freed.
  open var secondItem: AnyObject? { ownerReference != nil ? activeSecond : looseSecond }

  /// Whether the constraint takes part in layout; setting it adds it to the common ancestor's list
  /// or removes it.
  open var isActive: Bool {
    get { ownerReference != nil }
    set { if newValue { activate() } else { deactivate() } }
  }

  /// Activates constraints, one after the other.
  open class func activate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = true }
  }

  /// Deactivates constraints, one after the other.
  open class func deactivate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = false }
  }
}

extension NSLayoutConstraint {
  /// The rare state, made on first use.
  final var rareState: RareConstraintState {
    if let rare { return rare }
    let state = RareConstraintState()
    rare = state
    return state
  }
}
