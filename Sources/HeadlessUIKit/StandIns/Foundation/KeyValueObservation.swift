import Foundation

/// What an observer of a key asks to be told; key-value observing needs Objective-C, so nobody is told.
public struct NSKeyValueObservingOptions: OptionSet, Sendable {
  /// Stored only.
  public let rawValue: UInt
  /// Creates one.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// Stored only.
  public static let new = NSKeyValueObservingOptions(rawValue: 1)
  /// Stored only.
  public static let old = NSKeyValueObservingOptions(rawValue: 2)
  /// Stored only.
  public static let initial = NSKeyValueObservingOptions(rawValue: 4)
  /// Stored only.
  public static let prior = NSKeyValueObservingOptions(rawValue: 8)
}

/// The keys of a change that an observer is told.
public struct NSKeyValueChangeKey: RawRepresentable, Hashable, Sendable {
  /// Stored only.
  public let rawValue: String
  /// Creates one.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Stored only.
  public static let kindKey = NSKeyValueChangeKey(rawValue: "kind")
  /// Stored only.
  public static let newKey = NSKeyValueChangeKey(rawValue: "new")
  /// Stored only.
  public static let oldKey = NSKeyValueChangeKey(rawValue: "old")
  /// Stored only.
  public static let indexesKey = NSKeyValueChangeKey(rawValue: "indexes")
}

/// Kinds of change that an observer is told.
public enum NSKeyValueChange: UInt, Sendable {
  /// As UIKit's.
  case setting = 1
  /// As UIKit's.
  case insertion
  /// As UIKit's.
  case removal
  /// As UIKit's.
  case replacement
}

/// A change of an observed property.
public struct NSKeyValueObservedChange<Value> {
  /// Stored only.
  public let kind: NSKeyValueChange
  /// Stored only.
  public let newValue: Value?
  /// Stored only.
  public let oldValue: Value?
  /// Stored only.
  public let isPrior: Bool
}

/// An observation; here one that ends without having been told anything after its beginning.
public final class NSKeyValueObservation: NSObject, @unchecked Sendable {
  /// Ends the observation.
  public func invalidate() { StandIn.note("KeyValueObservation.invalidate") }
}

/// An object whose properties can be observed by key path.
public protocol ObservableByKeyPath: AnyObject {}

extension NSObject: ObservableByKeyPath {}

extension ObservableByKeyPath {
  /// Observes a property: the handler runs at once with `.initial`, and never again.
  @preconcurrency @MainActor
  public func observe<Value>(
    _ keyPath: KeyPath<Self, Value>,
    options: NSKeyValueObservingOptions = [],
    changeHandler: @escaping (Self, NSKeyValueObservedChange<Value>) -> Void
  ) -> NSKeyValueObservation {
    StandIn.note("NSObject.observe")
    if options.contains(.initial) {
      let value = self[keyPath: keyPath]
      changeHandler(
        self,
        NSKeyValueObservedChange(kind: .setting, newValue: value, oldValue: nil, isPrior: false)
      )
    }
    return NSKeyValueObservation()
  }
}

extension NSObject {
  /// Observes a key: nobody is told.
  @preconcurrency @MainActor
  public func addObserver(
    _ observer: NSObject,
    forKeyPath keyPath: String,
    options: NSKeyValueObservingOptions = [],
    context: UnsafeMutableRawPointer?
  ) { StandIn.note("NSObject.addObserver") }
  /// Ends an observation of a key.
  @preconcurrency @MainActor
  public func removeObserver(_ observer: NSObject, forKeyPath keyPath: String) {
    StandIn.note("KeyValueObservation.removeObserver")
  }
  /// Ends an observation of a key.
  @preconcurrency @MainActor
  public func removeObserver(
    _ observer: NSObject,
    forKeyPath keyPath: String,
    context: UnsafeMutableRawPointer?
  ) {}
  /// Tells observers that a property is about to change; there are none.
  public func willChangeValue(forKey key: String) {
    StandIn.note("KeyValueObservation.willChangeValue")
  }
  /// Tells observers that a property changed; there are none.
  public func didChangeValue(forKey key: String) {
    StandIn.note("KeyValueObservation.didChangeValue")
  }
  /// Runs an action by name; answers nothing, whatever the method returns.
  @preconcurrency @MainActor
  @discardableResult
  public func perform(_ selector: Selector?) -> Unmanaged<AnyObject>? {
    if let selector { _ = ActionPerformance.perform(selector, on: self, sender: nil) }
    return nil
  }
  /// Runs an action by name after virtual time.
  @preconcurrency @MainActor
  public func perform(_ selector: Selector, with argument: Any?, afterDelay delay: TimeInterval) {
    DelayedRequests.add(selector, of: self, argument, after: delay)
  }
  /// Drops the actions that wait for an object.
  @preconcurrency @MainActor
  public class func cancelPreviousPerformRequests(withTarget target: Any) {
    DelayedRequests.cancel { $0.target === target as AnyObject }
  }
  /// Drops the actions of one name that wait for an object, with an equal argument.
  @preconcurrency @MainActor
  public class func cancelPreviousPerformRequests(
    withTarget target: Any,
    selector: Selector,
    object argument: Any?
  ) {
    DelayedRequests.cancel {
      $0.target === target as AnyObject && $0.selector == selector
        && DelayedRequests.isEqual($0.argument, argument)
    }
  }
}

extension NSObjectProtocol {
  /// Whether the object's class lists an action of this name.
  @preconcurrency @MainActor
  public func responds(to selector: Selector?) -> Bool {
    ListedActions.have(selector, of: self)
  }
  /// Whether the object is of a class or of one below it.
  @_disfavoredOverload
  public func isKind(of aClass: AnyClass) -> Bool {
    (self as? NSObject)?.isKind(of: aClass) ?? false
  }
  /// Whether the object is of a class itself.
  @_disfavoredOverload
  public func isMember(of aClass: AnyClass) -> Bool {
    (self as? NSObject)?.isMember(of: aClass) ?? false
  }
  /// The object that takes a message instead; messages are not forwarded here.
  @preconcurrency @MainActor
  public func forwardingTarget(for selector: Selector?) -> Any? { nil }
  /// Is told of changes of observed keys; never called here.
  @preconcurrency @MainActor
  public func observeValue(
    forKeyPath keyPath: String?,
    of object: Any?,
    change: [NSKeyValueChangeKey: Any]?,
    context: UnsafeMutableRawPointer?
  ) { StandIn.note("NSObject.observeValue") }
}
