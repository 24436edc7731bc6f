import Foundation

/// What nib loading keeps beside an object: the class it was declared with, dynamic outlets, values.
///
/// Only objects that need it have one: instances of declared classes and, under the lenient policy,
/// of classes that nobody knows.
@preconcurrency @MainActor
public final class NibStorage {
  private struct WeakObject {
    weak var object: AnyObject?
  }
  private struct Outlet {
    let name: String
    weak var object: AnyObject?
  }

  /// The class name that the document gave, when the object's own class is another.
  public internal(set) var className: String?
  /// The declaration, for instances of declared classes.
  @exclusivity(unchecked) public internal(set) var declaration: DynamicClass?
  /// The values of runtime attributes that no property took, by key path.
  public internal(set) var values: [String: Any] = [:]
  /// Whether messages are noted; a benchmark switches it off, since growing lists would be measured.
  package static var recordsCalls = true
  /// The messages received so far, oldest first.
  public private(set) var recordedCalls: [RecordedCall] = []
  /// The actions received so far, oldest first.
  public private(set) var recordedActions: [RecordedAction] = []
  /// Outlets are weak, as UIKit's usually are: a view that owns itself would never go away.
  ///
  /// A list, as objects have few: comparing short names is cheaper than hashing one.
  @exclusivity(unchecked) private var outlets: [Outlet] = []
  /// Outlets that lead down into the object's own tree, in the order of their connections: held, as a declared
  /// property would hold them, since no cycle can come of it and a weak reference costs the object a side table.
  @exclusivity(unchecked) private var heldOutlets: [(name: String, object: AnyObject)] = []
  private var collections: [String: [WeakObject]] = [:]
  /// Objects that nothing else owns (top-level objects beside the root) stay alive through these.
  private var owned: [AnyObject] = []

  init() {}

  /// The scene that a controller came from.
  var scene: SceneState?
  /// The segues of that scene.
  var segues: [NibSegue] = []

  /// Keeps objects alive as long as the one that this belongs to.
  func keep(_ objects: [NSObject]) { owned.append(contentsOf: objects) }

  /// Whether the object's class is unknown and the lenient policy lets it take anything.
  var isLenient = false

  /// The object connected to an outlet, or nil.
  public func outlet(_ name: String) -> AnyObject? {
    for outlet in heldOutlets where outlet.name == name { return outlet.object }
    return outlets.first { $0.name == name }?.object
  }

  /// The objects of an outlet collection that still exist, in document order.
  public func outletCollection(_ name: String) -> [AnyObject] {
    (collections[name] ?? []).compactMap(\.object)
  }

  /// The names of all outlets that were connected, sorted.
  public var outletNames: [String] {
    (heldOutlets.map(\.name) + outlets.map(\.name) + Array(collections.keys)).sorted()
  }

  func connect(_ name: String, to object: AnyObject) {
    connectWeakly(name, to: object)
    // Views hang in others, and controllers own what the nib made: to own one would be a cycle.
    if !(object is UIView), !(object is UIViewController) { owned.append(object) }
  }

  /// Connects an outlet that the compiler proved to be the only one of its name and to lead to a descendant.
  func connectHeld(_ name: String, to object: AnyObject, of count: Int) {
    if heldOutlets.isEmpty { heldOutlets.reserveCapacity(count) }
    heldOutlets.append((name, object))
  }

  private func connectWeakly(_ name: String, to object: AnyObject) {
    heldOutlets.removeAll { $0.name == name }
    for index in outlets.indices where outlets[index].name == name {
      outlets[index].object = object
      return
    }
    if outlets.isEmpty { outlets.reserveCapacity(4) }
    outlets.append(Outlet(name: name, object: object))
  }

  func connect(_ name: String, to objects: [AnyObject], appending: Bool) {
    let before = appending ? collections[name] ?? [] : []
    collections[name] = before + objects.map { WeakObject(object: $0) }
  }

  func record(_ selector: String, sender: AnyObject?) {
    recordedActions.append(RecordedAction(selector: selector, sender: sender))
    record(call: selector)
  }

  /// Notes a message, for classes that have no code to note it themselves.
  func record(call name: String) {
    guard declaration != nil, Self.recordsCalls else { return }
    recordedCalls.append(RecordedCall(name: name, outlets: outletNames))
  }
}

extension NibStorage {
  /// Whether the object may take an outlet: declared with a fitting class, or anything when lenient.
  ///
  /// A declared outlet of another class raises; a lenient one is noted.
  func accepts(_ key: String, _ objects: @autoclosure () -> [NSObject], _ site: OutletSite) -> Bool
  {
    if declaration == nil { return acceptsLeniently(site) }
    if let outlet = outletDeclaration(key) {
      guard let name = outlet.className else { return true }
      for object in objects() where !Self.object(object, isKindOf: name) {
        UIKitException.raise(
          .invalidArgument,
          "cannot connect the outlet \(key) of \(className ?? "an object"): the declaration says "
            + "\(name), the nib connects \(NibNames.className(of: object))"
        )
        return true
      }
      return true
    }
    return acceptsLeniently(site)
  }

  private func acceptsLeniently(_ site: OutletSite) -> Bool {
    guard isLenient else { return false }
    noteLenient(site)
    return true
  }

  /// Notes, once, that an outlet is taken which nobody declared.
  func noteLenient(_ site: OutletSite) {
    site.noteOnce(
      "outlet \(site.key) of \(className ?? "an unknown class") is kept beside the object"
    )
  }

  /// Whether the object answers an action: declared, or any when lenient.
  func acceptsAction(_ selector: String) -> Bool {
    isLenient || declarations.contains { $0.actions.contains(selector) }
  }

  /// Whether the object may take a runtime attribute of a key: declared, or anything when lenient.
  func acceptsValue(_ key: String) -> Bool {
    isLenient || declarations.contains { $0.attributes.contains(key) }
  }

  /// The declaration of an outlet, in the object's declared class or those it inherits from.
  private func outletDeclaration(_ name: String) -> DynamicClass.Outlet? {
    guard let declaration else { return nil }
    return NibEnvironment.current.classes.outlet(named: name, of: declaration)
  }

  /// The declared classes of the object, nearest first.
  var declarations: [DynamicClass] {
    guard let declaration else { return [] }
    return NibEnvironment.current.classes.lineage(of: declaration)
  }

  /// Whether an object is an instance of a class given by name, declared or native.
  static func object(_ object: NSObject, isKindOf name: String) -> Bool {
    let declared = existing(of: object)?.declarations ?? []
    if declared.contains(where: { $0.name == name }) { return true }
    guard case .native(let type) = NibEnvironment.current.classes.resolve(name: name, module: nil)
    else { return false }
    return ClassMetadata.isSubclass(Swift.type(of: object), of: type)
  }
}

extension NibStorage {
  private struct Entry {
    weak var object: NSObject?
    let storage: NibStorage
  }

  /// Storages of objects that are not views, which have no room for one.
  private static var others: [ObjectIdentifier: Entry] = [:]
  private static var sweepCount = 256

  /// The storage of an object, or nil when it has none.
  /// - Complexity: O(1).
  public static func existing(of object: NSObject) -> NibStorage? {
    if let view = object as? UIView { return view.rare?.nibStorage }
    guard let entry = others[ObjectIdentifier(object)], entry.object === object else { return nil }
    return entry.storage
  }

  /// The storage of an object, made now if it had none.
  static func attach(to object: NSObject) -> NibStorage {
    if let known = existing(of: object) { return known }
    let storage = NibStorage()
    if let view = object as? UIView {
      view.rareState.nibStorage = storage
      return storage
    }
    others[ObjectIdentifier(object)] = Entry(object: object, storage: storage)
    if others.count > sweepCount { sweep() }
    return storage
  }

  /// Forgets the storages of objects that are gone, unless there are too many to look through in every turn.
  static func dropDead() {
    guard others.count <= 256, others.contains(where: { $0.value.object == nil }) else { return }
    sweep()
  }

  /// Forgets the storages of objects that are gone.
  private static func sweep() {
    others = others.filter { $0.value.object != nil }
    sweepCount = max(256, others.count * 2)
  }
}
