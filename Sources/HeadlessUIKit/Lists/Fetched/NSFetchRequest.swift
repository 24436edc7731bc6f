import Foundation

/// Which records somebody wants, and in which order.
open class NSFetchRequest<ResultType>: NSObject {
  /// The entity; nil for records of the result's class.
  open var entityName: String?
  /// Which records count.
  open var predicate: NSPredicate?
  /// The order; that of insertion without any.
  open var sortDescriptors: [NSSortDescriptor]?
  /// The most records, and how many are skipped before them; 0 for all and none.
  open var fetchLimit = 0
  open var fetchOffset = 0
  /// Hints that change no answer.
  open var fetchBatchSize = 0
  open var returnsObjectsAsFaults = true
  open var includesPendingChanges = true
  open var includesSubentities = true
  open var relationshipKeyPathsForPrefetching: [String]?

  /// Creates a request for records of the result's class.
  public override init() { super.init() }

  /// Creates a request for records of an entity.
  public convenience init(entityName: String) {
    self.init()
    self.entityName = entityName
  }

  /// The request without its type.
  var query: FetchQuery {
    FetchQuery(
      entityName: entityName,
      isWanted: { $0 is ResultType },
      predicate: predicate,
      sortDescriptors: sortDescriptors ?? [],
      limit: fetchLimit,
      offset: fetchOffset
    )
  }
}

/// A request without the type of its results.
struct FetchQuery {
  let entityName: String?
  let isWanted: (NSManagedObject) -> Bool
  let predicate: NSPredicate?
  let sortDescriptors: [NSSortDescriptor]
  let limit: Int
  let offset: Int

  func answer(among objects: [NSManagedObject]) -> [NSManagedObject] {
    let found = objects.filter { object in
      isWanted(object) && (entityName == nil || object.entity.name == entityName)
        && (predicate?.evaluate(with: object) ?? true)
    }
    // `sorted` is stable, so that what compares equal keeps the order of insertion.
    let rest = found.sorted(by: comesFirst).dropFirst(offset)
    return Array(limit > 0 ? rest.prefix(limit) : rest)
  }

  private func comesFirst(_ left: NSManagedObject, _ right: NSManagedObject) -> Bool {
    for descriptor in sortDescriptors {
      let order = descriptor.compare(left, to: right)
      if order != .orderedSame { return order == .orderedAscending }
    }
    return false
  }
}

extension NSSortDescriptor {
  /// Sorts records by a value's name: numbers, texts and dates.
  public convenience init(key: String?, ascending: Bool) {
    self.init(keyPath: \NSManagedObject.[key ?? ""], ascending: ascending) { left, right in
      NSManagedObject.compare(left, right)
    }
  }
}

extension NSManagedObject {
  fileprivate subscript(path: String) -> Any? { value(forKeyPath: path) }

  /// The order of two values; nothing comes before something.
  fileprivate static func compare(_ left: Any, _ right: Any) -> ComparisonResult {
    switch (unwrapped(left), unwrapped(right)) {
    case (nil, nil): .orderedSame
    case (nil, _): .orderedAscending
    case (_, nil): .orderedDescending
    case (let left as String, let right as String): order(left, right)
    case (let left as Date, let right as Date): order(left, right)
    case (let left?, let right?): order(number(left), number(right))
    }
  }

  private static func unwrapped(_ value: Any) -> Any? {
    let mirror = Mirror(reflecting: value)
    return mirror.displayStyle == .optional ? mirror.children.first?.value : value
  }

  private static func order<Value: Comparable>(_ left: Value, _ right: Value) -> ComparisonResult {
    left == right ? .orderedSame : left < right ? .orderedAscending : .orderedDescending
  }

  private static func number(_ value: Any) -> Double {
    switch value {
    case let value as Bool: value ? 1 : 0
    case let value as any BinaryInteger: Double(value)
    case let value as any BinaryFloatingPoint: Double(value)
    case let value as NSNumber: value.doubleValue
    default: 0
    }
  }
}
