import Foundation

/// How the tables below hold their objects, with Apple's numbers.
public struct NSPointerFunctionsOptions: OptionSet, Sendable {
  /// The bits.
  public let rawValue: UInt
  /// Creates options from their bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// Objects are retained.
  public static let strongMemory: Self = []
  /// Objects are not retained, and leave when they end.
  public static let weakMemory = Self(rawValue: 5)
  /// Objects are compared by identity.
  public static let objectPointerPersonality = Self(rawValue: 1 << 9)
  /// Objects are copied; retained here.
  public static let copyIn = Self(rawValue: 1 << 16)
}

/// A set of objects, which may be held weakly; Foundation has it on Apple's systems only.
///
/// Objects are compared by identity.
open class NSHashTable<ObjectType: AnyObject>: NSObject {
  /// Apple's name.
  public typealias Options = NSPointerFunctionsOptions
  private var holders: [ObjectIdentifier: ObjectHolder] = [:]
  private let isWeak: Bool

  /// Creates a set.
  public required init(options: NSPointerFunctionsOptions, capacity: Int = 0) {
    isWeak = options.contains(.weakMemory)
  }
  /// Creates a set of retained objects.
  public override convenience init() { self.init(options: []) }
  /// A set of objects that are not retained.
  public class func weakObjects() -> Self { self.init(options: .weakMemory) }

  /// The objects, in no order.
  open var allObjects: [ObjectType] { holders.values.compactMap { $0.object as? ObjectType } }
  /// The number of objects.
  open var count: Int { allObjects.count }
  /// One of the objects.
  open var anyObject: ObjectType? { allObjects.first }
  /// The objects as a set, which retains them.
  open var setRepresentation: Set<AnyHashable> {
    Set(allObjects.compactMap { $0 as? AnyHashable })
  }
  /// Adds an object.
  open func add(_ object: ObjectType?) {
    guard let object else { return }
    holders[ObjectIdentifier(object)] = ObjectHolder(object, isWeak: isWeak)
  }
  /// Takes an object out.
  open func remove(_ object: ObjectType?) {
    if let object { holders[ObjectIdentifier(object)] = nil }
  }
  /// Takes all objects out.
  open func removeAllObjects() { holders.removeAll() }
  /// Whether an object is in the set.
  open func contains(_ object: ObjectType?) -> Bool { member(object) != nil }
  /// The object of the set that is the same.
  open func member(_ object: ObjectType?) -> ObjectType? {
    object.flatMap { holders[ObjectIdentifier($0)]?.object as? ObjectType }
  }
  /// Walks over the objects.
  open func objectEnumerator() -> NSEnumerator {
    (allObjects as NSArray).objectEnumerator()
  }
}

/// Holds one object, weakly or not.
final class ObjectHolder {
  private weak var weakObject: AnyObject?
  private var strongObject: AnyObject?

  init(_ object: AnyObject, isWeak: Bool) {
    weakObject = object
    if !isWeak { strongObject = object }
  }

  var object: AnyObject? { weakObject }
}

/// A dictionary whose keys and values may be held weakly; Foundation has it on Apple's systems only.
///
/// Keys are compared by identity if they are held weakly, and as hashable values otherwise.
open class NSMapTable<KeyType: AnyObject, ObjectType: AnyObject>: NSObject {
  /// Apple's name.
  public typealias Options = NSPointerFunctionsOptions
  private var entries: [AnyHashable: (key: ObjectHolder, value: ObjectHolder)] = [:]
  private let hasWeakKeys: Bool
  private let hasWeakValues: Bool

  /// Creates a dictionary.
  public required init(
    keyOptions: NSPointerFunctionsOptions,
    valueOptions: NSPointerFunctionsOptions,
    capacity: Int = 0
  ) {
    hasWeakKeys = keyOptions.contains(.weakMemory)
    hasWeakValues = valueOptions.contains(.weakMemory)
  }
  /// Creates a dictionary that retains keys and values.
  public override convenience init() { self.init(keyOptions: [], valueOptions: []) }
  /// A dictionary that retains keys and values.
  public class func strongToStrongObjects() -> Self { self.init(keyOptions: [], valueOptions: []) }
  /// A dictionary that retains values.
  public class func weakToStrongObjects() -> Self {
    self.init(keyOptions: .weakMemory, valueOptions: [])
  }
  /// A dictionary that retains keys.
  public class func strongToWeakObjects() -> Self {
    self.init(keyOptions: [], valueOptions: .weakMemory)
  }
  /// A dictionary that retains nothing.
  public class func weakToWeakObjects() -> Self {
    self.init(keyOptions: .weakMemory, valueOptions: .weakMemory)
  }

  private func name(_ key: KeyType) -> AnyHashable {
    if !hasWeakKeys, let hashable = key as? AnyHashable { return hashable }
    return AnyHashable(ObjectIdentifier(key))
  }

  private var living: [(key: ObjectHolder, value: ObjectHolder)] {
    entries.values.filter { $0.key.object != nil && $0.value.object != nil }
  }

  /// The number of entries.
  open var count: Int { living.count }
  /// The value of a key.
  open func object(forKey key: KeyType?) -> ObjectType? {
    guard let key, let entry = entries[name(key)], entry.key.object != nil else { return nil }
    return entry.value.object as? ObjectType
  }
  /// Sets the value of a key.
  open func setObject(_ object: ObjectType?, forKey key: KeyType?) {
    guard let key else { return }
    entries[name(key)] = object.map {
      (ObjectHolder(key, isWeak: hasWeakKeys), ObjectHolder($0, isWeak: hasWeakValues))
    }
  }
  /// Takes an entry out.
  open func removeObject(forKey key: KeyType?) {
    if let key { entries[name(key)] = nil }
  }
  /// Takes all entries out.
  open func removeAllObjects() { entries.removeAll() }
  /// Walks over the keys.
  open func keyEnumerator() -> NSEnumerator {
    (living.compactMap { $0.key.object as? KeyType } as NSArray).objectEnumerator()
  }
  /// Walks over the values; nil without any.
  open func objectEnumerator() -> NSEnumerator? {
    (living.compactMap { $0.value.object as? ObjectType } as NSArray).objectEnumerator()
  }
}
