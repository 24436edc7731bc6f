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
  /// Constraints of classes of an app's own, by their slot.
  let constraintClasses: [NibSlot: NSLayoutConstraint.Type]
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
    constraintClasses = parts.constraintClasses
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

/// The place of an object in a program: its position in the document's order.
typealias NibSlot = Int
