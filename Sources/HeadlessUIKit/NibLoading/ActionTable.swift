import Foundation

/// A method that a nib's action connection can call.
///
/// ```swift
/// override class var actions: [String: NibAction] {
///   ["refresh:": .action(FeedCell.refresh), "close": .action(FeedCell.close)]
/// }
/// ```
@MainActor
public struct NibAction {
  /// Calls the method; false when target or sender are not of the classes that it was written for.
  let invoke: (_ target: AnyObject, _ sender: Any?, _ event: UIEvent?) -> Bool

  /// An action that takes nothing.
  public static func action<Target: AnyObject>(
    _ method: @escaping (Target) -> @MainActor () -> Void
  ) -> NibAction {
    NibAction { target, _, _ in
      guard let target = target as? Target else { return false }
      method(target)()
      return true
    }
  }

  /// An action that takes the sender.
  public static func action<Target: AnyObject, Sender>(
    _ method: @escaping (Target) -> @MainActor (Sender) -> Void
  ) -> NibAction {
    NibAction { target, sender, _ in
      guard let target = target as? Target, let sender = sender as? Sender else { return false }
      method(target)(sender)
      return true
    }
  }

  /// An action that takes the sender and the event.
  public static func action<Target: AnyObject, Sender>(
    _ method: @escaping (Target) -> @MainActor (Sender, UIEvent?) -> Void
  ) -> NibAction {
    NibAction { target, sender, event in
      guard let target = target as? Target, let sender = sender as? Sender else { return false }
      method(target)(sender, event)
      return true
    }
  }

  /// An action written as a closure over the target and the sender.
  public static func perform<Target: AnyObject>(
    _ body: @escaping @MainActor (Target, Any?) -> Void
  ) -> NibAction {
    NibAction { target, sender, _ in
      guard let target = target as? Target else { return false }
      body(target, sender)
      return true
    }
  }
}

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
