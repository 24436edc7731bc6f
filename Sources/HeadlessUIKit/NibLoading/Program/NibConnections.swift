import Foundation

extension NibCoder {
  // MARK: Phase 2, connections

  /// Makes outlet, collection and action connections in archive order (NB-4).
  @MainActor
  func connectObjects() {
    keepForOwner()
    for connection in program.connections {
      connect(connection)
      if UIKitException.isPending { return }
    }
  }

  /// Keeps all objects where outlets are an app's own: its code may drop views while it takes them.
  @MainActor
  private func keepForOwner() {
    guard program.isTrusted else { return }
    for slot in [program.ownerSlot, program.rootParent] {
      guard let slot, let owner = self[slot], !NibNames.isEngine(type(of: owner)) else { continue }
      return keepAll()
    }
  }

  @MainActor
  private func connect(_ connection: NibConnectionOperation) {
    switch connection {
    case .strong(let source, let destination, let offset):
      guard let source = self[source], let destination = self[destination] else { return }
      InstanceMemory.storeStrong(destination, into: source, offset: offset)
    case .weak(let source, let destination, let offset):
      guard let source = self[source], let destination = self[destination] else { return }
      InstanceMemory.storeWeak(destination, into: source, offset: offset)
    case .held(let outlet):
      connect(outlet)
    case .outlet(let source, let destination, let site):
      guard let source = self[source], let destination = self[destination] else { return }
      site.connect(source, to: destination)
    case .collection(let source, let destinations, let appends, let site):
      guard let source = self[source] else { return }
      site.connect(source, to: destinations.compactMap { self[$0] }, appending: appends)
    case .action(let source, let destination, let selector, let event):
      // A destination that could not be created must not become "the responder chain".
      guard let source = self[source], destination < 0 || self[destination] != nil else { return }
      connectAction(source, self[destination], selector, event)
    case .control(let source, let destination, let selector, let event):
      guard let source = self[source], destination < 0 || self[destination] != nil else { return }
      unsafeDowncast(source, to: UIControl.self)
        .takeDecodedAction(self[destination], selector, event)
    }
  }

  /// Puts an outlet into the list of a source; the compiler has proved that both exist, and what they are.
  @MainActor
  private func connect(_ outlet: NibHeldOutlet) {
    guard let source = reference(outlet.source), let destination = self[outlet.destination] else {
      return
    }
    let view = unsafeDowncast(source.takeUnretainedValue(), to: UIView.self)
    guard let storage = view.rare?.nibStorage else { return }
    if outlet.isNoted { storage.noteLenient(outlet.site) }
    storage.connectHeld(outlet.site.key, to: destination, of: outlet.count)
  }

  /// NB-10: controls get a target for an event, recognisers and bar items their one action.
  @MainActor
  private func connectAction(
    _ source: NSObject,
    _ destination: NSObject?,
    _ selector: Selector,
    _ event: UIControl.Event
  ) {
    switch source {
    case let control as UIControl:
      control.addTarget(destination, action: selector, for: event)
    case let recognizer as UIGestureRecognizer:
      if let destination { recognizer.addTarget(destination, action: selector) }
    case let item as UIBarButtonItem:
      item.target = destination
      item.action = selector
    default:
      // A class that nobody declared may be a control; that it is taken unchecked was said.
      guard NibStorage.existing(of: source)?.isLenient != true else { return }
      NibEnvironment.current.note(
        .unsupported,
        "\(NibNames.className(of: source)) sends no actions; \(selector) is not connected"
      )
    }
  }

  // MARK: Phase 3, runtime attributes

  /// Sets user-defined runtime attributes by key path, before anything awakes (NB-11).
  @MainActor
  func setRuntimeAttributes() {
    for attribute in program.attributes {
      if let object = self[attribute.object] { attribute.site.apply(to: object) }
      if UIKitException.isPending { return }
    }
  }

  // MARK: Phase 4, awakening

  /// Sends `awakeFromNib` to every object that the nib created (NB-4, NB-5).
  @MainActor
  func awakenObjects() {
    for slot in program.awakenings {
      switch self[slot] {
      case let responder as UIResponder: responder.awakeFromNib()
      case let constraint as NSLayoutConstraint: constraint.awakeFromNib()
      case let object as any NibConnectable: object.awakeFromNib()
      case let object as any NibAwakening: object.awakeFromNib()
      default: break
      }
      if UIKitException.isPending { return }
    }
  }
}
