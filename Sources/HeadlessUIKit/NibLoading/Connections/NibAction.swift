import Foundation

/// A method that a nib's action connection can call.
///
/// ```swift
/// override class var actions: [String: NibAction] {
///   ["refresh:": .action(FeedCell.refresh), "close": .action(FeedCell.close)]
/// }
/// ```
@preconcurrency @MainActor
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

  /// An action written as a closure over the target.
  public static func calling<Target: AnyObject>(
    _ body: @escaping @MainActor (Target) -> Void
  ) -> NibAction {
    NibAction { target, _, _ in
      guard let target = target as? Target else { return false }
      body(target)
      return true
    }
  }

  /// An action written as a closure over the target and a sender of some type.
  public static func calling<Target: AnyObject, Sender>(
    _ body: @escaping @MainActor (Target, Sender) -> Void
  ) -> NibAction {
    NibAction { target, sender, _ in
      guard let target = target as? Target, let sender = sender as? Sender else { return false }
      body(target, sender)
      return true
    }
  }

  /// An action written as a closure over the target, a sender and an event.
  public static func calling<Target: AnyObject, Sender, Event>(
    _ body: @escaping @MainActor (Target, Sender, Event) -> Void
  ) -> NibAction {
    NibAction { target, sender, event in
      guard let target = target as? Target, let sender = sender as? Sender,
        let event = event as? Event
      else { return false }
      body(target, sender, event)
      return true
    }
  }
}
