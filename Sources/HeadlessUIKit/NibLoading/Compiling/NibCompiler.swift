import Foundation
import InterfaceBuilder

/// Compiles a document, or a part of one, to a flat program.
///
/// Everything that can be looked up is looked up here: classes, property offsets, values, the
/// places of connections' ends. One walk over the objects in document order, then one over each of
/// the lists.
@MainActor
final class NibCompiler {
  let document: IBDocument
  let environment: NibEnvironment
  /// The nib itself, for prototypes and scenes that are made of other parts of it.
  let source: NibSource
  var parts = NibProgramParts()
  /// The class of each slot's instances, where it is known now.
  var classes: [AnyClass?] = []
  /// Slots whose class the document names and nobody knows, with that name.
  var unknownClasses: [NibSlot: String] = [:]
  /// The declarations of slots whose class is a declared one.
  var declaredClasses: [NibSlot: DynamicClass] = [:]
  /// Slots that the program makes itself; others are placeholders or belong to another part.
  var made: [Bool] = []
  /// Extra slots of constraints that something refers to, by their place in the document.
  private var constraintSlots: [Int: NibSlot] = [:]
  /// The first object of the part: slots count from it.
  private(set) var base: Int32 = 0
  /// Slots inside the views of a scene's controller.
  var viewParts: [Bool] = []
  /// Whether the pass that makes the controller's view is running.
  var isViewPass = false
  /// Whether the part is a scene, whose views have a pass of their own.
  var hasViewPass = false
  let resources: NibResources
  private var known: Set<NibNote> = []
  /// The ends of the connections of this pass.
  var connectionEnds = NibConnectionEnds()

  init(_ document: IBDocument, _ environment: NibEnvironment, source: NibSource) {
    self.document = document
    self.environment = environment
    self.source = source
    resources = NibResources(document)
  }

  func compile(_ part: NibSource.Part, name: String) -> NibProgram {
    parts.name = name
    let roots = rootObjects(of: part)
    let range = objectRange(of: part, roots)
    base = range.lowerBound
    parts.base = base
    let count = range.count
    classes = Array(repeating: nil, count: count)
    made = Array(repeating: false, count: count)
    viewParts = Array(repeating: false, count: count)
    let controller = sceneController(part)
    hasViewPass = controller != nil
    if let controller { markViewParts(of: controller) }
    parts.objects = (0..<count).map { _ in .absent }
    parts.slotCount = count
    for root in roots { compileRoot(root, part) }
    compileConnections(range)
    compileAttributes(range)
    // Last, as outlets decide which constraints need a slot.
    compileConstraints(range)
    if let controller { parts.viewProgram = compileViewPass(controller, range) }
    return NibProgram(parts)
  }

  // MARK: Parts

  private func rootObjects(of part: NibSource.Part) -> [IBObject] {
    switch part {
    case .whole:
      return document.topLevelObjects
    case .scene(let index):
      let object = document[IBObjectIndex(rawValue: index)]
      return document.scene(of: object)?.objects ?? [object]
    case .object(let index):
      return [document[IBObjectIndex(rawValue: index)]]
    }
  }

  private func sceneController(_ part: NibSource.Part) -> IBObject? {
    guard case .scene(let index) = part else { return nil }
    return document[IBObjectIndex(rawValue: index)]
  }

  private func objectRange(of part: NibSource.Part, _ roots: [IBObject]) -> Range<Int32> {
    // In a damaged document, the controller may lie elsewhere than among its scene's objects.
    let all = roots + (sceneController(part).map { [$0] } ?? [])
    let first = all.map(\.index.rawValue).min() ?? 0
    let end = all.map(\.subtreeEnd.rawValue).max() ?? first
    return first..<max(first, end)
  }

  /// The slot of an object, or nil when it belongs to another part.
  func slot(_ index: IBObjectIndex) -> NibSlot? {
    let slot = Int(index.rawValue) - Int(base)
    return classes.indices.contains(slot) ? slot : nil
  }

  func slot(of object: IBObject) -> NibSlot { Int(object.index.rawValue) - Int(base) }

  /// The slot of a constraint that something refers to, given on first use.
  func slot(ofConstraint index: Int) -> NibSlot {
    if let known = constraintSlots[index] { return known }
    let slot = parts.slotCount
    parts.slotCount += 1
    constraintSlots[index] = slot
    return slot
  }

  func isViewPart(_ slot: NibSlot) -> Bool {
    // Constraints' slots lie past the objects', and constraints belong to views.
    viewParts.indices.contains(slot) ? viewParts[slot] : true
  }

  /// Whether an object exists when this pass runs: made by it, by the pass before, or given.
  func isAvailable(_ slot: NibSlot) -> Bool {
    made[slot] || slot == parts.ownerSlot || parts.externalSlots.contains { $0.0 == slot }
  }

  /// The class of a slot's instances where the program makes them.
  func knownClass(_ slot: NibSlot) -> AnyClass? {
    if classes.indices.contains(slot) { return made[slot] ? classes[slot] : nil }
    return NSLayoutConstraint.self
  }

  /// Forgets what one pass keeps for itself.
  func beginPass() {
    constraintSlots.removeAll()
    connectionEnds = NibConnectionEnds()
  }

  /// The slot of a constraint if anything asked for one.
  func existingSlot(ofConstraint index: Int) -> NibSlot { constraintSlots[index] ?? -1 }

  // MARK: Objects

  private func compileRoot(_ object: IBObject, _ part: NibSource.Part) {
    if object.role == .placeholder || object.elementName == .viewControllerPlaceholder {
      compilePlaceholder(object)
      return
    }
    guard compileObject(object, attachment: .none) else { return }
    parts.roots.append(slot(of: object))
  }

  private func compilePlaceholder(_ object: IBObject) {
    let slot = slot(of: object)
    parts.objects[slot].label = label(of: object)
    switch object.placeholderIdentifier {
    case "IBFilesOwner":
      parts.ownerSlot = slot
      parts.ownerClassName = object.customClass
      parts.ownerModule = object.customModule
    case "IBFirstResponder", nil:
      parts.firstResponders.insert(slot)
    case let identifier?:
      parts.externalSlots.append((slot, identifier))
    }
  }

  /// Compiles one object and what it holds; false when the program does not make it.
  @discardableResult
  func compileObject(_ object: IBObject, attachment: NibAttachment) -> Bool {
    guard let blueprint = blueprint(of: object) else {
      note(.unsupported, "nothing stands for the element \(object.elementText)", object.location)
      return false
    }
    let slot = slot(of: object)
    classes[slot] = blueprint.type
    made[slot] = true
    if let type = blueprint.type, !NibNames.isEngine(type) { parts.isTrusted = false }
    var operation = NibObjectOperation(
      factory: blueprint.factory,
      attachment: attachment,
      label: label(of: object)
    )
    if let type = blueprint.type, ClassMetadata.isSubclass(type, of: UIView.self) {
      operation.viewState = NibViewState(object)
      if ClassMetadata.isSubclass(type, of: UILabel.self) {
        let state = UnsafeMutablePointer<NibLabelState>.allocate(capacity: 1)
        state.initialize(to: labelState(object))
        operation.labelState = state
      }
    }
    operation.settings = storageSettings(blueprint, slot) + settings(of: object, blueprint.type)
    if awakens(blueprint) { parts.awakenings.append(slot) }
    parts.objects[slot] = operation
    for child in inDecodingOrder(object) { compileChild(child, of: object, slot) }
    parts.objects[slot].completions = completions(of: object, blueprint.type)
    return true
  }

  /// Whether `awakeFromNib` does anything for an object: the engine's own classes have nothing to do then, unless they
  /// stand for a declared class, which notes the call.
  private func awakens(_ blueprint: NibBlueprint) -> Bool {
    guard blueprint.awakens else { return false }
    guard let type = blueprint.type, blueprint.declaration == nil else { return true }
    return !NibNames.isEngine(type)
  }

  /// Layout guides of a controller belong to its view, which stands after them in documents.
  private func inDecodingOrder(_ object: IBObject) -> [IBObject] {
    guard object.role == .viewController else { return object.children }
    return object.children.filter { $0.role != .guide }
      + object.children.filter { $0.role == .guide }
  }

  private func compileChild(_ child: IBObject, of parent: IBObject, _ parentSlot: NibSlot) {
    switch attachmentRule(child, of: parent, classes[parentSlot]) {
    case .attach(let attachment):
      if compileObject(child, attachment: attachment) {
        parts.objects[parentSlot].children.append(slot(of: child))
        if case .subview = attachment { parts.objects[parentSlot].subviewCount += 1 }
      }
    case .prototype:
      break
    case .skip:
      break
    }
  }

  /// Gives instances of declared and unknown classes the storage that carries their name.
  private func storageSettings(
    _ blueprint: NibBlueprint,
    _ slot: NibSlot
  ) -> [(NSObject) -> Void] {
    if let declaration = blueprint.declaration {
      declaredClasses[slot] = declaration
      let name = blueprint.declaredName ?? declaration.name
      return [
        { object in
          let storage = NibStorage.attach(to: object)
          storage.className = name
          storage.declaration = declaration
          storage.record(call: "init(coder:)")
        }
      ]
    }
    guard let name = blueprint.unknownName else { return [] }
    unknownClasses[slot] = name
    guard environment.policy == .lenient else { return [] }
    return [
      { object in
        let storage = NibStorage.attach(to: object)
        storage.className = name
        storage.isLenient = true
      }
    ]
  }

  // MARK: Messages

  func note(_ kind: NibNote.Kind, _ message: String, _ location: IBLocation?) {
    let note = NibNote(kind: kind, message: message, location: location.map { "\($0)" })
    if known.insert(note).inserted { parts.notes.append(note) }
  }

  func label(of object: IBObject) -> String {
    let name = object.userLabel.map { " \"\($0)\"" } ?? ""
    return "\(object.elementText)\(name) (\(object.id ?? "no id"))"
  }
}
