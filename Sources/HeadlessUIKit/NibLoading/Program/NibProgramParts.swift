/// The parts of a program while it is being compiled.
struct NibProgramParts {
  var name = ""
  var base: Int32 = 0
  var objects: [NibObjectOperation] = []
  var roots: [NibSlot] = []
  var constraints: [NibConstraintOperation] = []
  var constraintGroups: [NibConstraintGroup] = []
  /// Constraints of classes of an app's own, by their slot.
  var constraintClasses: [NibSlot: NSLayoutConstraint.Type] = [:]
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
