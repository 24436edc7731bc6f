import Foundation

/// The coder that `init(coder:)` of a nib's objects receives: a cursor into a running program.
///
/// One lives as long as one instantiation. Its object table retains every object until all
/// connections are made, so that user code which drops a view meanwhile cannot leave it dangling.
final class NibCoder: NSCoder {
  let program: NibProgram
  /// The object that is being decoded: the next engine initialiser fills it.
  private var cursor: NibSlot = -1
  private let table: UnsafeMutablePointer<NSObject?>
  private let slotCount: Int

  @MainActor
  init(_ program: NibProgram) {
    self.program = program
    slotCount = program.slotCount
    table = .allocate(capacity: max(slotCount, 1))
    table.initialize(repeating: nil, count: slotCount)
    super.init()
  }

  deinit {
    table.deinitialize(count: slotCount)
    table.deallocate()
  }

  /// The object of a slot; nil for none, or when it could not be created.
  @inline(__always)
  subscript(slot: NibSlot) -> NSObject? {
    get { slot >= 0 && slot < slotCount ? table[slot] : nil }
    set { if slot >= 0 && slot < slotCount { table[slot] = newValue } }
  }

  /// All objects by slot.
  var allObjects: [NSObject?] { (0..<slotCount).map { table[$0] } }

  // MARK: Phase 1, decoding

  /// Makes all objects, each after its parent's own initialiser began and before it returns.
  @MainActor
  func decodeObjects() {
    for root in program.roots {
      create(root, parent: program.rootParent.flatMap { self[$0] })
      if mayStop, UIKitException.isPending { return }
    }
  }

  /// Whether code of an app runs in between, which may raise.
  @MainActor private var mayStop: Bool { !program.isTrusted }

  /// Called by the engine's initialisers: gives `object` its attributes and its children.
  @MainActor
  func fill(_ object: NSObject) {
    let slot = cursor
    // A slot is filled once, even when several classes of a hierarchy ask.
    guard slot >= 0, table[slot] == nil else { return }
    cursor = -1
    table[slot] = object
    apply(slot, to: object)
  }

  @MainActor
  private func apply(_ slot: NibSlot, to object: NSObject) {
    let operation = program.objects + slot
    for setting in operation.pointee.settings { setting(object) }
    if !operation.pointee.constraintFlags.isEmpty {
      unsafeDowncast(object, to: UIView.self).flags.formUnion(operation.pointee.constraintFlags)
    }
    for child in operation.pointee.children {
      create(child, parent: object)
      if mayStop, UIKitException.isPending { return }
    }
    for completion in operation.pointee.completions { completion(object, self) }
  }

  @MainActor
  private func create(_ slot: NibSlot, parent: NSObject?) {
    switch program.objects[slot].factory {
    case .view(let type):
      cursor = slot
      finish(slot, type.init(coder: self), parent)
    case .other(let make):
      cursor = slot
      finish(slot, make(self), parent)
    case .adopt(let find):
      guard let object = parent.flatMap(find) else { return }
      table[slot] = object
      apply(slot, to: object)
    case .placeholder:
      break
    }
  }

  @MainActor
  private func finish(_ slot: NibSlot, _ made: NSObject?, _ parent: NSObject?) {
    cursor = -1
    guard let object = made else {
      // The initialiser gave up, perhaps after it was filled: nothing may refer to it any more.
      table[slot] = nil
      NibEnvironment.current.note(
        .objectNotCreated,
        "init(coder:) of \(program.objects[slot].label) returned nil"
      )
      return
    }
    if table[slot] == nil {
      // A class outside the engine, or an initialiser that did not call super's.
      table[slot] = object
      apply(slot, to: object)
    } else if table[slot] !== object {
      table[slot] = object
    }
    guard let parent else { return }
    switch program.objects[slot].attachment {
    case .none: break
    case .subview:
      let view = unsafeDowncast(object, to: UIView.self)
      unsafeDowncast(parent, to: UIView.self).takeDecodedSubview(view)
    case .custom(let attach): attach(parent, object)
    }
  }
}

extension UIView {
  /// Adds a subview in front while a nib is decoded.
  ///
  /// Neither view can be in a window or laid out yet; where app code made that false, the subview is
  /// added as any other.
  final func takeDecodedSubview(_ view: UIView) {
    guard superviewStorage == nil, view.superviewStorage == nil, view !== self,
      !flags.contains(.isWindow)
    else { return insert(view, at: subviewStorage.count) }
    view.willMove(toSuperview: self)
    view.superviewStorage = self
    subviewStorage.append(view)
    flags.insert([.needsLayout, .subtreeNeedsLayout])
    view.didMoveToSuperview()
    didAddSubview(view)
  }
}
