/// A linear relation between attributes of one or two items.
///
/// Layout passes solve the constraints of an island together; see ``LayoutHost``.
@MainActor
open class NSLayoutConstraint: NSObject {
  /// Which edge, size or line of an item.
  public enum Attribute: Int, Sendable, CaseIterable {
    /// The left edge.
    case left = 1
    /// The right edge.
    case right
    /// The top edge.
    case top
    /// The bottom edge.
    case bottom
    /// The edge where reading starts.
    case leading
    /// The edge where reading ends.
    case trailing
    /// The width.
    case width
    /// The height.
    case height
    /// The horizontal middle.
    case centerX
    /// The vertical middle.
    case centerY
    /// The last line of text.
    case lastBaseline
    /// The first line of text.
    case firstBaseline
    /// The left margin.
    case leftMargin
    /// The right margin.
    case rightMargin
    /// The top margin.
    case topMargin
    /// The bottom margin.
    case bottomMargin
    /// The leading margin.
    case leadingMargin
    /// The trailing margin.
    case trailingMargin
    /// The horizontal middle between the margins.
    case centerXWithinMargins
    /// The vertical middle between the margins.
    case centerYWithinMargins
    /// No attribute: a constraint with a constant only.
    case notAnAttribute = 0
    /// The last line of text, under its older name.
    public static var baseline: Attribute { .lastBaseline }
  }

  /// How the two sides compare.
  public enum Relation: Int, Sendable {
    /// At most.
    case lessThanOrEqual = -1
    /// Equal.
    case equal = 0
    /// At least.
    case greaterThanOrEqual = 1
  }

  /// A direction of layout.
  public typealias Axis = NSLayoutAxis

  /// The items while the constraint is active: the owner keeps them alive, so no reference is counted.
  @exclusivity(unchecked) nonisolated(unsafe) final var firstReference: Unmanaged<AnyObject>?
  @exclusivity(unchecked) nonisolated(unsafe) final var secondReference: Unmanaged<AnyObject>?
  /// The view whose list holds the constraint while it is active.
  @exclusivity(unchecked) nonisolated(unsafe) final var ownerReference: Unmanaged<UIView>?
  /// What few constraints of nibs have: the object stays small enough for the allocator's fast lists.
  @exclusivity(unchecked) nonisolated(unsafe) final var rare: RareConstraintState?
  /// The attribute of the first item.
  public final let firstAttribute: Attribute
  /// The attribute of the second item.
  public final let secondAttribute: Attribute
  /// How the sides compare.
  public final let relation: Relation
  /// The factor of the second attribute.
  public final let multiplier: CGFloat
  /// The points added to the right side.
  open var constant: CGFloat {
    didSet { if constant != oldValue { ownerChanged(.constants) } }
  }
  /// How strongly the constraint is wanted.
  open var priority: UILayoutPriority {
    didSet { if priority != oldValue { ownerChanged(.structure) } }
  }
  /// A name for diagnostics.
  open var identifier: String? {
    get { rare?.identifier }
    set { if newValue != nil || rare != nil { rareState.identifier = newValue } }
  }
  /// Whether the constraint is removed at build: Interface Builder lays out with it only.
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

  /// Creates an inactive constraint of items that are known to be objects, which need no bridging.
  init(
    _ first: AnyObject,
    _ firstAttribute: Attribute,
    _ relation: Relation,
    _ second: AnyObject?,
    _ secondAttribute: Attribute,
    multiplier: CGFloat,
    constant: CGFloat
  ) {
    self.firstAttribute = firstAttribute
    self.secondAttribute = secondAttribute
    self.relation = relation
    self.multiplier = multiplier
    self.constant = constant
    priority = .required
    super.init()
    rareState.hold(first, second)
    EngineCounters.current.constraintsCreated &+= 1
  }

  /// Creates a constraint that is active at once in the list of an owner, which must be an ancestor of both items.
  ///
  /// No weak references are made.
  init(
    owner: UIView,
    first: AnyObject,
    _ firstAttribute: Attribute,
    _ relation: Relation,
    second: AnyObject?,
    _ secondAttribute: Attribute,
    multiplier: CGFloat,
    constant: CGFloat,
    priority: UILayoutPriority
  ) {
    self.firstAttribute = firstAttribute
    self.secondAttribute = secondAttribute
    self.relation = relation
    self.multiplier = multiplier
    self.constant = constant
    self.priority = priority
    super.init()
    EngineCounters.current.constraintsCreated &+= 1
    hold(first, second, in: owner)
    NSLayoutConstraint.mark(first, below: owner)
    if let second { NSLayoutConstraint.mark(second, below: owner) }
    owner.appendConstraint(self)
  }

  /// Creates a constraint that belongs to an owner, which must be an ancestor of both items.
  ///
  /// The way of nib loading: no weak references are made; the caller puts the constraint into the owner's list, marks
  /// the items and counts, all of which it does for many at once.
  init(
    owner: Unmanaged<UIView>,
    first: Unmanaged<AnyObject>,
    second: Unmanaged<AnyObject>?,
    _ operation: UnsafeMutablePointer<NibConstraintOperation>
  ) {
    firstAttribute = operation.pointee.firstAttribute
    secondAttribute = operation.pointee.secondAttribute
    relation = operation.pointee.relation
    multiplier = operation.pointee.multiplier
    constant = operation.pointee.constant
    priority = operation.pointee.priority
    idStorage = operation.pointee.compactID
    firstReference = first
    secondReference = second
    ownerReference = owner
    super.init()
    if operation.pointee.hasRareNames {
      identifier = operation.pointee.identifier
      interfaceBuilderID = operation.pointee.interfaceBuilderID
    }
  }

  private func ownerChanged(_ change: LayoutHost.Staleness) {
    owner?.setNeedsLayout()
    owner?.invalidateIsland(change)
  }

  /// The first item while the constraint is active.
  nonisolated final var activeFirst: AnyObject? { firstReference?.takeUnretainedValue() }
  /// The second item while the constraint is active.
  nonisolated final var activeSecond: AnyObject? { secondReference?.takeUnretainedValue() }
  /// The view whose list holds the constraint, as a counted reference.
  nonisolated final var owner: UIView? { ownerReference?.takeUnretainedValue() }
  /// The first item while the constraint is not active.
  final var looseFirst: AnyObject? { rare?.firstItem }
  /// The second item while the constraint is not active.
  final var looseSecond: AnyObject? { rare?.secondItem }

  /// Enters the state of an active constraint, without joining its owner's list.
  final func hold(_ first: AnyObject?, _ second: AnyObject?, in owner: UIView) {
    firstReference = Self.reference(first)
    secondReference = Self.reference(second)
    ownerReference = Unmanaged.passUnretained(owner)
    rare?.hold(nil, nil)
  }

  // Not by `map`: on the main actor each call of a closure asks where it runs.
  private nonisolated static func reference(_ item: AnyObject?) -> Unmanaged<AnyObject>? {
    if let item { return Unmanaged.passUnretained(item) }
    return nil
  }

  /// The first item: a view or a layout guide.
  open var firstItem: AnyObject? { ownerReference != nil ? activeFirst : looseFirst }
  /// The second item: a view or a layout guide.
  open var secondItem: AnyObject? { ownerReference != nil ? activeSecond : looseSecond }

  /// Whether the constraint takes part in layout.
  open var isActive: Bool {
    get { ownerReference != nil }
    set { if newValue { activate() } else { deactivate() } }
  }

  /// Activates constraints.
  open class func activate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = true }
  }

  /// Deactivates constraints.
  open class func deactivate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = false }
  }
}

extension NSLayoutConstraint {
  /// The rare properties, made now if there were none.
  final var rareState: RareConstraintState {
    if let rare { return rare }
    let state = RareConstraintState()
    rare = state
    return state
  }
}
