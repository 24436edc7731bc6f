import Foundation

/// Properties of extensions, which have no storage of their own in Swift.
///
/// An entry lives as long as its owner. Entries of owners that are gone leave at the end of a turn, or at the next growth
/// where there are many.
@MainActor
enum StoredValues {
  private final class Entry {
    weak var owner: AnyObject?
    var values: [String: Any] = [:]
    init(_ owner: AnyObject) { self.owner = owner }
  }

  private static var entries: [ObjectIdentifier: Entry] = [:]
  private static var limit = manyEntries
  /// More are not looked through in every turn.
  private static let manyEntries = 1_024

  /// The value of a property of an object; nil before the first assignment.
  static func value(of owner: AnyObject, _ key: String) -> Any? {
    guard let entry = entries[ObjectIdentifier(owner)], entry.owner === owner else { return nil }
    return entry.values[key]
  }

  /// Sets the value of a property; nil removes it.
  static func set(_ value: Any?, of owner: AnyObject, _ key: String) {
    if entries.count >= limit {
      entries = entries.filter { $0.value.owner != nil }
      limit = max(manyEntries, entries.count * 2)
    }
    let identifier = ObjectIdentifier(owner)
    if let entry = entries[identifier], entry.owner === owner {
      entry.values[key] = value
      return
    }
    guard let value else { return }
    let entry = Entry(owner)
    entry.values[key] = value
    entries[identifier] = entry
  }

  /// Drops what owners that are gone have stored.
  static func dropDead() {
    guard entries.count <= manyEntries, entries.contains(where: { $0.value.owner == nil }) else {
      return
    }
    // Kept until the table is whole again: what is freed may run code that stores values.
    let dead = entries.filter { $0.value.owner == nil }
    for key in dead.keys { entries.removeValue(forKey: key) }
  }
}

/// An object that a stored value does not retain.
struct WeakReference {
  weak var object: AnyObject?
  init(_ object: AnyObject?) { self.object = object }
}

extension NSObject {
  /// The stored value of a property that an extension declares.
  @MainActor
  final func stored<Value>(_ key: String, _ standard: Value) -> Value {
    StoredValues.value(of: self, key) as? Value ?? standard
  }

  /// Stores the value of a property that an extension declares.
  @MainActor
  final func store(_ key: String, _ value: Any?) { StoredValues.set(value, of: self, key) }
}
