import Foundation

/// The place of an object in a program: its position in the document's order.
typealias NibSlot = Int

/// How an object of a nib comes to be.
enum NibFactory {
  /// `init(coder:)` of a view class, through its metatype.
  case view(UIView.Type)
  /// Any other class, through a closure over its metatype.
  case other((NSCoder) -> NSObject?)
  /// An object that its parent made itself: a content view, a layout guide.
  case adopt((NSObject) -> NSObject?)
  /// Given from outside: File's Owner, First Responder, external objects.
  case placeholder
}

/// How an object joins its parent.
enum NibAttachment {
  case none
  case subview
  case custom((_ parent: NSObject, _ child: NSObject) -> Void)
}

/// What is done to one object while it is decoded.
struct NibObjectOperation {
  let factory: NibFactory
  let attachment: NibAttachment
  /// The class and the way of joining that nearly all objects have, where reading them counts no references.
  private(set) var viewType: UIView.Type?
  private(set) var isSubview = false
  /// What nearly every view has, as plain values; nil for other objects.
  var viewState: NibViewState?
  /// What nearly every label has; in memory of its own, whose parts are read without copying the rest.
  var labelState: UnsafeMutablePointer<NibLabelState>?
  /// All other attributes, grouped in a few closures over typed values.
  var settings: [(NSObject) -> Void] = []
  /// Objects decoded inside this one, in document order.
  var children: [NibSlot] = []
  /// How many of them become subviews.
  var subviewCount = 0
  /// What needs the children as well: a cell's standard labels, a table's sections.
  var completions: [(NSObject, NibCoder) -> Void] = []
  /// Text such as `label "Title" (x7f-Kp-2aB)`, for notes.
  var label: String
  /// The lists above once more, in raw memory: walking an array counts a reference to it, which costs more than most
  /// of what stands in these lists.
  private(set) var settingList = UnsafeMutableBufferPointer<(NSObject) -> Void>(
    start: nil,
    count: 0
  )
  private(set) var childList = UnsafeMutableBufferPointer<NibSlot>(start: nil, count: 0)

  init(factory: NibFactory, attachment: NibAttachment, label: String) {
    self.factory = factory
    self.attachment = attachment
    self.label = label
    if case .view(let type) = factory { viewType = type }
    if case .subview = attachment { isSubview = true }
  }

  /// Lays the lists out for running; the program releases them.
  mutating func seal() {
    settingList = .allocate(capacity: settings.count)
    _ = settingList.initialize(from: settings)
    childList = .allocate(capacity: children.count)
    _ = childList.initialize(from: children)
  }

  /// Gives back what ``seal()`` and the label's state took.
  mutating func release() {
    settingList.deinitialize()
    settingList.deallocate()
    childList.deallocate()
    labelState?.deinitialize(count: 1)
    labelState?.deallocate()
    labelState = nil
  }

  /// A slot that the program does not fill.
  static var absent: NibObjectOperation {
    NibObjectOperation(factory: .placeholder, attachment: .none, label: "")
  }
}

/// One constraint to create.
///
/// `-1` stands for no object.
struct NibConstraintOperation {
  var owner: NibSlot
  var first: NibSlot
  var second: NibSlot
  var firstAttribute: NSLayoutConstraint.Attribute
  var relation: NSLayoutConstraint.Relation
  var secondAttribute: NSLayoutConstraint.Attribute
  var multiplier: CGFloat
  var constant: CGFloat
  var priority: UILayoutPriority
  var identifier: String?
  var interfaceBuilderID: String?
  /// The id as the constraint keeps it.
  var compactID = CompactText()
  /// Whether the constraint has a name or a long id, which it keeps apart.
  var hasRareNames: Bool
  /// The slot when outlets or attributes refer to the constraint, else -1.
  var slot: NibSlot
  /// False for constraints that the default size class leaves out.
  var isActive: Bool
  /// Whether the document proves that the owner is an ancestor of the items, so that only code of an
  /// app could make it false.
  var isProven: Bool
}

/// The constraints of one owner: places in the program's list.
struct NibConstraintGroup {
  var owner: NibSlot
  var range: Range<Int>
  /// Whether all are active, proven, and referred to by nothing.
  var isProven = true
}

/// One connection to make.
enum NibConnectionOperation {
  /// An outlet whose property and classes were checked when the nib was compiled.
  case strong(source: NibSlot, destination: NibSlot, offset: Int)
  case weak(source: NibSlot, destination: NibSlot, offset: Int)
  /// An outlet down into the tree of a source whose class is declared or unknown.
  case held(NibHeldOutlet)
  /// Any other outlet; the site remembers how the last class took it.
  case outlet(source: NibSlot, destination: NibSlot, site: OutletSite)
  case collection(source: NibSlot, destinations: [NibSlot], appends: Bool, site: OutletSite)
  /// A target–action pair; destination -1 sends along the responder chain.
  case action(source: NibSlot, destination: NibSlot, selector: Selector, event: UIControl.Event)
  /// The same for a control of the engine's own classes, which do not override how targets are added.
  case control(source: NibSlot, destination: NibSlot, selector: Selector, event: UIControl.Event)

  /// Whether an object is at one of the ends.
  func touches(_ slot: NibSlot) -> Bool {
    switch self {
    case .strong(let source, let destination, _), .weak(let source, let destination, _),
      .outlet(let source, let destination, _), .action(let source, let destination, _, _),
      .control(let source, let destination, _, _):
      source == slot || destination == slot
    case .held(let outlet): outlet.source == slot || outlet.destination == slot
    case .collection(let source, let destinations, _, _):
      source == slot || destinations.contains(slot)
    }
  }
}

/// An outlet of an object that keeps its outlets beside it, checked when the nib was compiled.
@MainActor
final class NibHeldOutlet {
  let source: NibSlot
  let destination: NibSlot
  let site: OutletSite
  /// How many of them the source has.
  var count = 1
  /// Whether a lenient class takes the outlet without having declared it, which is noted.
  let isNoted: Bool

  init(source: NibSlot, destination: NibSlot, site: OutletSite, isNoted: Bool) {
    self.source = source
    self.destination = destination
    self.site = site
    self.isNoted = isNoted
  }
}

/// One runtime attribute to set.
struct NibAttributeOperation {
  var object: NibSlot
  var site: AttributeSite
}

/// A nib compiled for instantiation: arrays of operations over slots, nothing to look up or parse.
///
/// Metatypes, property offsets and values are resolved when the program is made; it is valid for one
/// version of one environment's classes.
@MainActor
final class NibProgram {
  let name: String
  /// The place of the first slot's object in the document.
  let base: Int32
  /// The objects by slot; raw memory, as copies of these structs cost more than the objects.
  let objects: UnsafeMutablePointer<NibObjectOperation>
  let objectCount: Int
  let roots: [NibSlot]
  let constraints: UnsafeMutablePointer<NibConstraintOperation>
  let constraintCount: Int
  let constraintGroups: [NibConstraintGroup]
  /// Whether only the engine's own code runs while the program does: it cannot move or drop views.
  let isTrusted: Bool
  let connections: UnsafeMutableBufferPointer<NibConnectionOperation>
  let attributes: [NibAttributeOperation]
  /// Objects that get `awakeFromNib`, in document order.
  let awakenings: [NibSlot]
  /// One slot per object, then one per constraint that is referred to.
  let slotCount: Int
  let ownerSlot: NibSlot?
  /// Whether some connection has File's Owner at one of its ends.
  let ownerIsConnected: Bool
  /// Placeholders that `UINib.OptionsKey.externalObjects` fills, with their identifiers.
  let externalSlots: [(NibSlot, String)]
  /// The object in which roots are put; for the view of a scene's controller.
  let rootParent: NibSlot?
  /// The program of the view of a scene's controller.
  let viewProgram: NibProgram?
  /// Segues by the slot of their source.
  let segues: [NibSegue]
  /// What compiling noticed, noted again in each environment that uses the program.
  let notes: [NibNote]
  /// The class that the document gives File's Owner, for stand-ins.
  let ownerClassName: String?
  let ownerModule: String?
  /// A number that no other program of the process has or will have, as an address would not be.
  let serial: UInt64
  private static var lastSerial: UInt64 = 0

  init(_ parts: NibProgramParts) {
    NibProgram.lastSerial += 1
    serial = NibProgram.lastSerial
    name = parts.name
    base = parts.base
    objectCount = parts.objects.count
    objects = .allocate(capacity: max(objectCount, 1))
    objects.initialize(from: parts.objects, count: objectCount)
    for index in 0..<objectCount { objects[index].seal() }
    roots = parts.roots
    constraintCount = parts.constraints.count
    constraints = .allocate(capacity: max(constraintCount, 1))
    constraints.initialize(from: parts.constraints, count: constraintCount)
    constraintGroups = parts.constraintGroups
    isTrusted = parts.isTrusted
    connections = .allocate(capacity: parts.connections.count)
    _ = connections.initialize(from: parts.connections)
    ownerIsConnected = parts.connections.contains { $0.touches(parts.ownerSlot ?? -1) }
    attributes = parts.attributes
    awakenings = parts.awakenings
    slotCount = parts.slotCount
    ownerSlot = parts.ownerSlot
    externalSlots = parts.externalSlots
    segues = parts.segues
    rootParent = parts.rootParent
    viewProgram = parts.viewProgram
    notes = parts.notes
    ownerClassName = parts.ownerClassName
    ownerModule = parts.ownerModule
  }

  isolated deinit {
    for index in 0..<objectCount { objects[index].release() }
    objects.deinitialize(count: objectCount)
    objects.deallocate()
    constraints.deinitialize(count: constraintCount)
    constraints.deallocate()
    connections.deinitialize()
    connections.deallocate()
  }
}

/// The parts of a program while it is being compiled.
struct NibProgramParts {
  var name = ""
  var base: Int32 = 0
  var objects: [NibObjectOperation] = []
  var roots: [NibSlot] = []
  var constraints: [NibConstraintOperation] = []
  var constraintGroups: [NibConstraintGroup] = []
  var isTrusted = true
  var connections: [NibConnectionOperation] = []
  var attributes: [NibAttributeOperation] = []
  var awakenings: [NibSlot] = []
  var slotCount = 0
  var ownerSlot: NibSlot?
  var externalSlots: [(NibSlot, String)] = []
  var segues: [NibSegue] = []
  var notes: [NibNote] = []
  var ownerClassName: String?
  var ownerModule: String?
  var firstResponders: Set<NibSlot> = []
  /// The program of the view of a scene's controller, which is loaded later than the controller.
  var viewProgram: NibProgram?
  var rootParent: NibSlot?
}
