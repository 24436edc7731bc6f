import Dispatch
import Foundation

extension NotificationCenter {
  /// Sends a message to an object at each notification, for as long as the object lives.
  ///
  /// The message is looked up in the class's table of actions, which `nibmark-sources` writes.
  @preconcurrency @MainActor
  public func addObserver(
    _ observer: Any,
    selector: Selector,
    name: NSNotification.Name?,
    object: Any?
  ) {
    let observer = observer as AnyObject
    let token = NotificationToken(observer, name: name, object: object as AnyObject?)
    token.token = addObserver(forName: name, object: object, queue: nil) { [weak token] note in
      token?.deliver(Notice(note), selector)
    }
    var tokens = SelectorObservers.tokens(of: observer)
    tokens.append(token)
    StoredValues.set(tokens, of: observer, SelectorObservers.key)
  }

  /// Ends the messages of one name to an object; nil stands for every name or sender.
  @preconcurrency @MainActor
  public func removeObserver(_ observer: NSObject, name: NSNotification.Name?, object: Any?) {
    let kept = SelectorObservers.tokens(of: observer).filter { token in
      guard token.matches(name, object as AnyObject?) else { return true }
      if let registered = token.token { removeObserver(registered) }
      return false
    }
    StoredValues.set(kept, of: observer, SelectorObservers.key)
  }
}

/// A notification on its way to the main actor, where it was posted.
private struct Notice: @unchecked Sendable {
  let notification: Notification
  init(_ notification: Notification) { self.notification = notification }
}

/// The observers that were added with selectors, kept with the objects that they send to.
@MainActor
private enum SelectorObservers {
  static let key = "NotificationCenter.observers"

  static func tokens(of observer: AnyObject) -> [NotificationToken] {
    StoredValues.value(of: observer, key) as? [NotificationToken] ?? []
  }
}

/// One observer that was added with a selector.
private final class NotificationToken: @unchecked Sendable {
  private weak var observer: AnyObject?
  private let name: NSNotification.Name?
  private weak var object: AnyObject?
  var token: (any NSObjectProtocol)?

  init(_ observer: AnyObject, name: NSNotification.Name?, object: AnyObject?) {
    self.observer = observer
    self.name = name
    self.object = object
  }

  deinit { if let token { NotificationCenter.default.removeObserver(token) } }

  func matches(_ name: NSNotification.Name?, _ object: AnyObject?) -> Bool {
    (name == nil || name == self.name) && (object == nil || object === self.object)
  }

  func deliver(_ notice: Notice, _ selector: Selector) {
    if MainQueue.isCurrent {
      MainActor.assumeIsolated { perform(notice, selector) }
    } else {
      Task { @MainActor in perform(notice, selector) }
    }
  }

  @MainActor
  private func perform(_ notice: Notice, _ selector: Selector) {
    guard let observer else { return }
    if !ActionPerformance.perform(selector, on: observer, sender: notice.notification) {
      UIKitException.raise(.unrecognizedSelector(selector, observer))
    }
  }
}

/// Whether code runs on the main queue, which other threads than the first may serve on Linux.
enum MainQueue {
  private static let key: DispatchSpecificKey<Bool> = {
    let key = DispatchSpecificKey<Bool>()
    DispatchQueue.main.setSpecific(key: key, value: true)
    return key
  }()

  static var isCurrent: Bool {
    Thread.isMainThread || DispatchQueue.getSpecific(key: key) == true
  }
}
