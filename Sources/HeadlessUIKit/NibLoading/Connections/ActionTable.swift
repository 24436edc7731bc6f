import Foundation

/// The actions of one class and its superclasses by selector, gathered once.
@MainActor
final class ActionTable {
  private let actions: [String: NibAction]

  private static var tables: [ObjectIdentifier: ActionTable] = [:]

  /// The table of a class.
  /// - Complexity: O(1) after the first call for that class.
  static func table(of type: AnyClass) -> ActionTable {
    if let known = tables[ObjectIdentifier(type)] { return known }
    let table = ActionTable(type)
    tables[ObjectIdentifier(type)] = table
    return table
  }

  /// The superclasses' entries are merged in, so an override lists only its own.
  private init(_ type: AnyClass) {
    var merged: [String: NibAction] = [:]
    var current: AnyClass? = type
    while let klass = current {
      let own = (klass as? any NibConnectable.Type)?.actions ?? [:]
      merged.merge(own) { nearest, _ in nearest }
      current = ClassMetadata(klass).superclass
    }
    actions = merged
  }

  subscript(selector: String) -> NibAction? { actions[selector] }

  /// Performs an action on an object that declares it.
  /// - Returns: false when the object's class has no such action.
  static func perform(
    _ selector: String,
    on target: AnyObject,
    sender: Any?,
    event: UIEvent?
  ) -> Bool {
    if let action = table(of: type(of: target))[selector] {
      return action.invoke(target, sender, event)
    }
    guard let object = target as? NSObject, let storage = NibStorage.existing(of: object),
      storage.acceptsAction(selector)
    else { return false }
    storage.record(selector, sender: sender as AnyObject?)
    return true
  }
}
