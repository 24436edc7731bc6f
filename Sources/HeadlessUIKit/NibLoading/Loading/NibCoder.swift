import Foundation

/// The coder that `init(coder:)` of a nib's objects receives: a cursor into a running program.
///
/// One lives as long as one instantiation. Its object table keeps every object until all connections are made, so
/// that user code which drops a view meanwhile cannot leave it dangling. The table hands out uncounted references:
/// counting would cost as much as the rest of the work. For the same reason what follows takes few closures: one of the main actor that is handed to a function of no actor checks, each
/// time that it runs, that it runs there.
final class NibCoder: NSCoder {
  let program: NibProgram
  /// The object that is being decoded: the next engine initialiser fills it.
  @exclusivity(unchecked) private var cursor: NibSlot = -1
  /// The objects by slot, not retained.
  @exclusivity(unchecked) private(set) var table: NibObjectTable
  /// The same slots, without a look into the table.
  @exclusivity(unchecked) private var slots: UnsafeMutablePointer<Unmanaged<NSObject>?>
  private let slotCount: Int
  /// The program's own, without a look into the program.
  private let operations: UnsafeMutablePointer<NibObjectOperation>
  private let isTrusted: Bool
  /// The objects of the table but those that hang in views of the engine, which only code of an app could drop.
  @exclusivity(unchecked) private var kept: [NSObject] = []

  @MainActor
  init(_ program: NibProgram) {
    self.program = program
    table = NibObjectTable(program)
    slots = table.slots
    slotCount = table.count
    operations = program.objects
    isTrusted = program.isTrusted
    super.init()
    kept.reserveCapacity(program.isTrusted ? 4 : slotCount)
  }

  /// Makes the coder ready for another run of the program; views of the last one may hold its table.
  @MainActor
  func reset() {
    cursor = -1
    kept.removeAll(keepingCapacity: true)
    table = NibObjectTable(program)
    slots = table.slots
  }

  /// Lets go of what a run kept alive.
  func drop() { kept.removeAll(keepingCapacity: true) }

  /// The object of a slot; nil for none, or when it could not be created.
  subscript(slot: NibSlot) -> NSObject? {
    get { reference(slot)?.takeUnretainedValue() }
    set {
      guard slot >= 0 && slot < slotCount else { return }
      slots[slot] = nil
      guard let newValue else { return }
      slots[slot] = Unmanaged.passUnretained(newValue)
      kept.append(newValue)
    }
  }

  /// The object of a slot as a reference that is good as long as the coder.
  @inline(__always)
  func reference(_ slot: NibSlot) -> Unmanaged<NSObject>? {
    slot >= 0 && slot < slotCount ? slots[slot] : nil
  }

  /// Keeps every object until the run is over.
  func keepAll() {
    for slot in 0..<slotCount {
      if let object = slots[slot]?.takeUnretainedValue() { kept.append(object) }
    }
  }

  /// All objects by slot.
  var allObjects: [NSObject?] { (0..<slotCount).map { self[$0] } }

  // MARK: Phase 1, decoding

  /// Makes all objects, each after its parent's own initialiser began and before it returns.
  @MainActor
  func decodeObjects() {
    let parent = self[program.rootParent ?? -1]
    for root in program.roots {
      create(root, parent: parent)
      if mayStop, UIKitException.isPending { return }
    }
  }

  /// Whether code of an app runs in between, which may raise.
  @MainActor private var mayStop: Bool { !isTrusted }

  /// Called by the engine's initialisers: gives `object` its attributes and its children.
  @MainActor
  func fill(_ object: NSObject) {
    let slot = cursor
    // A slot is filled once, even when several classes of a hierarchy ask.
    guard slot >= 0, slots[slot] == nil else { return }
    cursor = -1
    slots[slot] = Unmanaged.passUnretained(object)
    apply(slot, to: object)
  }

  /// As the other one, for the views that nearly all objects are.
  @MainActor
  func fill(view: UIView) {
    let slot = cursor
    guard slot >= 0, slots[slot] == nil else { return }
    cursor = -1
    slots[slot] = Unmanaged.passUnretained(view)
    apply(slot, toView: view)
  }

  @MainActor
  private func apply(_ slot: NibSlot, toView view: UIView) {
    let operation = operations + slot
    applyAttributes(operation, to: view)
    for child in operation.pointee.childList {
      if operations[child].isSubview, let type = operations[child].viewType {
        createSubview(child, type, in: view)
      } else {
        create(child, parent: view)
      }
      if mayStop, UIKitException.isPending { return }
    }
    if operation.pointee.completions.isEmpty { return }
    for completion in operation.pointee.completions { completion(view, self) }
  }

  @MainActor
  private func applyAttributes(
    _ operation: UnsafeMutablePointer<NibObjectOperation>,
    to view: UIView
  ) {
    operation.pointee.viewState?.apply(to: view)
    let count = operation.pointee.subviewCount
    if count > 0 { view.subviewStorage.reserveCapacity(count) }
    if let state = operation.pointee.labelState {
      let label = unsafeDowncast(view, to: UILabel.self)
      label.textStorage = state.pointee.text
      label.fontStorage = state.pointee.font
    }
    for setting in operation.pointee.settingList { setting(view) }
  }

  @MainActor
  private func apply(_ slot: NibSlot, to object: NSObject) {
    let operation = operations + slot
    if operation.pointee.viewState != nil {
      return apply(slot, toView: unsafeDowncast(object, to: UIView.self))
    }
    for setting in operation.pointee.settingList { setting(object) }
    for child in operation.pointee.childList {
      create(child, parent: object)
      if mayStop, UIKitException.isPending { return }
    }
    if operation.pointee.completions.isEmpty { return }
    for completion in operation.pointee.completions {
      completion(object, self)
    }
  }

  @MainActor
  private func create(_ slot: NibSlot, parent: NSObject?) {
    switch operations[slot].factory {
    case .view(let type):
      cursor = slot
      finish(slot, type.init(coder: self), parent)
    case .other(let make):
      cursor = slot
      finish(slot, make(self), parent)
    case .adopt(let find):
      guard let parent, let object = find(parent) else { return }
      slots[slot] = Unmanaged.passUnretained(object)
      kept.append(object)
      apply(slot, to: object)
    case .placeholder:
      break
    }
  }

  /// Makes a subview: what `create` does for any object, without a cast on the way, as each counts references.
  @MainActor
  private func createSubview(_ slot: NibSlot, _ type: UIView.Type, in parent: UIView) {
    cursor = slot
    guard let view = type.init(coder: self) else { return finish(slot, nil, parent) }
    cursor = -1
    let isFilled = slots[slot] != nil
    slots[slot] = Unmanaged.passUnretained(view)
    if !isTrusted { kept.append(view) }
    if !isFilled { apply(slot, toView: view) }
    parent.takeDecodedSubview(view)
  }

  /// Clears the slots of an object that went away, and of what hung in it and nothing else keeps.
  @MainActor
  private func forget(_ slot: NibSlot) {
    slots[slot] = nil
    guard isTrusted else { return }
    for child in operations[slot].children { forget(child) }
  }

  @MainActor
  private func finish(
    _ slot: NibSlot,
    _ made: NSObject?,
    _ parent: NSObject?
  ) {
    cursor = -1
    guard let object = made else {
      // The initialiser gave up, perhaps after it was filled: nothing may refer to it any more.
      forget(slot)
      NibEnvironment.current.note(
        .objectNotCreated,
        "init(coder:) of \(operations[slot].label) returned nil"
      )
      return
    }
    let isFilled = slots[slot] != nil
    slots[slot] = Unmanaged.passUnretained(object)
    if operations[slot].isSubview, let parent {
      if !isTrusted { kept.append(object) }
      if !isFilled { apply(slot, to: object) }
      unsafeDowncast(parent, to: UIView.self)
        .takeDecodedSubview(unsafeDowncast(object, to: UIView.self))
      return
    }
    kept.append(object)
    // A class outside the engine, or an initialiser that did not call super's.
    if !isFilled { apply(slot, to: object) }
    if case .custom(let attach) = operations[slot].attachment, let parent {
      attach(parent, object)
    }
  }
}

extension UIView {
  /// Adds a subview in front while a nib is decoded.
  ///
  /// Neither view can be in a window or laid out yet; where app code made that false, the subview is
  /// added as any other.
  ///
  /// Not inlined: its parameters are lent, while the caller's copies of them would be counted.
  @inline(never)
  final func takeDecodedSubview(_ view: UIView) {
    guard superviewReference == nil, view.superviewReference == nil, view !== self,
      !flags.contains(.isWindow)
    else { return insert(view, at: subviewStorage.count) }
    view.willMove(toSuperview: self)
    view.superviewReference = Unmanaged.passUnretained(self)
    subviewStorage.append(view)
    flags.insert([.needsLayout, .subtreeNeedsLayout])
    view.didMoveToSuperview()
    didAddSubview(view)
  }
}
