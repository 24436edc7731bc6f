import Foundation

/// What a fetch answers with.
public protocol NSFetchRequestResult: AnyObject {}

/// A record in memory, by Core Data's name: nothing is stored beyond the process.
///
/// `nibmark-sources` lets properties that a source marks with `@NSManaged` read and write values by their names.
open class NSManagedObject: NSObject, NSFetchRequestResult {
  /// What the record is an instance of.
  public let entity: NSEntityDescription
  /// Where the record lives; nil after it was deleted.
  public internal(set) weak var managedObjectContext: NSManagedObjectContext?
  /// The identity of the record.
  public let objectID = NSManagedObjectID()
  private var values: [String: Any] = [:]
  private var changes: [String: Any] = [:]
  /// Whether the record was made since its context was last saved.
  public internal(set) var isInserted = false
  /// Whether it was changed since then.
  public internal(set) var isUpdated = false
  /// Whether it was deleted.
  public internal(set) var isDeleted = false

  /// Creates a record in a context.
  public init(entity: NSEntityDescription, insertInto context: NSManagedObjectContext?) {
    self.entity = entity
    super.init()
    context?.insert(self)
  }

  /// Creates a record of the class in a context.
  public convenience init(context moc: NSManagedObjectContext) {
    self.init(entity: Self.entity(), insertInto: moc)
  }

  /// The description of the class: its name.
  open class func entity() -> NSEntityDescription {
    NSEntityDescription(name: String(describing: self))
  }

  /// Whether something changed since the context was last saved.
  public var hasChanges: Bool { isInserted || isUpdated || isDeleted }

  /// What was written since the context was last saved, by name.
  open func changedValues() -> [String: Any] { changes }

  /// Hears that the record was put into a context for the first time.
  open func awakeFromInsert() {}
  /// Hears that the record is about to be deleted.
  open func prepareForDeletion() {}
  /// Hears that the record is about to be saved.
  open func willSave() {}
  /// Hears that the record was saved.
  open func didSave() {}

  // MARK: Values

  /// A value by its name.
  open func value(forKey key: String) -> Any? { values[key] }

  /// Writes a value, and tells the context.
  open func setValue(_ value: Any?, forKey key: String) {
    values[key] = value
    changes[key] = value ?? NSNull()
    managedObjectContext?.noteChange(of: self)
  }

  /// A value by its name.
  open func primitiveValue(forKey key: String) -> Any? { values[key] }
  /// Writes a value without telling anybody.
  open func setPrimitiveValue(_ value: Any?, forKey key: String) { values[key] = value }

  /// A value along names that dots part.
  open func value(forKeyPath path: String) -> Any? {
    let parts = path.split(separator: ".", maxSplits: 1).map(String.init)
    guard parts.count == 2 else { return value(forKey: path) }
    return (value(forKey: parts[0]) as? NSManagedObject)?.value(forKeyPath: parts[1])
  }

  /// Takes note that the context was saved.
  func wasSaved() {
    isInserted = false
    isUpdated = false
    isDeleted = false
    changes = [:]
    didSave()
  }
}

/// The names under which ``NSManagedObject`` keeps what `@NSManaged` declares.
extension NSManagedObject {
  /// The value of a property; numbers, texts and the like begin with nothing in them.
  public func managed<Value>(_ name: String) -> Value {
    if let value = value(forKey: name) as? Value { return value }
    if let none = Optional<Any>.none as? Value { return none }
    for empty in Self.empties {
      if let value = empty as? Value { return value }
    }
    preconditionFailure("\(entity.name ?? "") has no value for \"\(name)\". Set it first.")
  }

  /// Writes the value of a property.
  public func setManaged<Value>(_ value: Value, _ name: String) {
    let isNone =
      Mirror(reflecting: value).displayStyle == .optional
      && Mirror(reflecting: value).children.isEmpty
    setValue(isNone ? nil : value, forKey: name)
  }

  /// Adds an object or a set of them to a relation.
  public func addManaged(_ value: Any, to name: String) {
    change(name) { $0.union(members(of: value)) }
  }

  /// Takes an object or a set of them out of a relation.
  public func removeManaged(_ value: Any, from name: String) {
    change(name) { $0.subtracting(members(of: value)) }
  }

  private func change(_ name: String, _ body: (Set<NSObject>) -> Set<NSObject>) {
    let former = (value(forKey: name) as? NSSet).map(members) ?? []
    setValue(NSSet(array: Array(body(former))), forKey: name)
  }

  private func members(of value: Any) -> Set<NSObject> {
    if let set = value as? NSSet { return Set(set.allObjects.compactMap { $0 as? NSObject }) }
    return (value as? NSObject).map { [$0] } ?? []
  }

  private static var empties: [Any] {
    [
      false, 0, Int16(0), Int32(0), Int64(0), Double(0), Float(0), "",
      Date(timeIntervalSinceReferenceDate: 0),
      Data(), NSSet(), NSOrderedSet(), Decimal(0), NSDecimalNumber(value: 0),
    ]
  }
}

/// What records are instances of.
open class NSEntityDescription: NSObject {
  /// The entity's name.
  open var name: String?

  /// Creates a description.
  public init(name: String?) {
    self.name = name
    super.init()
  }

  /// Creates a description without a name.
  public override convenience init() { self.init(name: nil) }
}

/// The identity of a record.
public final class NSManagedObjectID: NSObject {}
