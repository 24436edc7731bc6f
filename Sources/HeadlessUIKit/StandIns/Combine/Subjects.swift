import Foundation

/// The subscriptions of a subject.
private final class Subscriptions<Output, Failure: Error> {
  private var all:
    [(number: Int, value: (Output) -> Void, end: (Subscribers.Completion<Failure>) -> Void)] = []
  private var last = 0

  func add(
    _ value: @escaping (Output) -> Void,
    _ end: @escaping (Subscribers.Completion<Failure>) -> Void
  ) -> AnyCancellable {
    last += 1
    let number = last
    all.append((number, value, end))
    return AnyCancellable { [weak self] in self?.all.removeAll { $0.number == number } }
  }

  /// Sends to those that subscribe now and still do when their turn comes.
  func send(_ value: Output) {
    for one in all where all.contains(where: { $0.number == one.number }) { one.value(value) }
  }

  func end(_ completion: Subscribers.Completion<Failure>) {
    let ended = all
    all = []
    for one in ended { one.end(completion) }
  }
}

/// A publisher that sends what it is told to.
public final class PassthroughSubject<Output, Failure: Error>: Publisher {
  private let subscriptions = Subscriptions<Output, Failure>()
  /// Creates a subject.
  public init() {}
  /// Sends a value.
  public func send(_ value: Output) { subscriptions.send(value) }
  /// Ends the values.
  public func send(completion: Subscribers.Completion<Failure>) { subscriptions.end(completion) }
  /// Subscribes closures.
  public func subscribe(
    _ value: @escaping (Output) -> Void,
    _ completion: @escaping (Subscribers.Completion<Failure>) -> Void
  ) -> AnyCancellable { subscriptions.add(value, completion) }
}

extension PassthroughSubject where Output == Void {
  /// Sends that something happened.
  public func send() { send(()) }
}

/// A publisher that keeps its last value, and sends it to who subscribes.
public final class CurrentValueSubject<Output, Failure: Error>: Publisher {
  private let subscriptions = Subscriptions<Output, Failure>()
  /// The last value; a new one is sent.
  public var value: Output { didSet { subscriptions.send(value) } }
  /// Creates a subject with a value.
  public init(_ value: Output) { self.value = value }
  /// Sends a value.
  public func send(_ value: Output) { self.value = value }
  /// Ends the values.
  public func send(completion: Subscribers.Completion<Failure>) { subscriptions.end(completion) }
  /// Subscribes closures.
  public func subscribe(
    _ value: @escaping (Output) -> Void,
    _ completion: @escaping (Subscribers.Completion<Failure>) -> Void
  ) -> AnyCancellable {
    value(self.value)
    return subscriptions.add(value, completion)
  }
}

/// A publisher of one value.
public struct Just<Output>: Publisher {
  /// UIKit's name.
  public typealias Failure = Never
  private let output: Output
  /// Creates a publisher of a value.
  public init(_ output: Output) { self.output = output }
  /// Sends the value and ends.
  public func subscribe(
    _ value: @escaping (Output) -> Void,
    _ completion: @escaping (Subscribers.Completion<Never>) -> Void
  ) -> AnyCancellable {
    value(output)
    completion(.finished)
    return AnyCancellable {}
  }
}

/// An object that tells of its changes.
public protocol ObservableObject: AnyObject {}

/// A property whose new values are sent to subscribers of `$property`.
///
/// As in Combine, subscribers hear of a new value before the property has it.
@propertyWrapper
public struct Published<Value> {
  private final class Storage {
    var value: Value
    let changes = PassthroughSubject<Value, Never>()
    init(_ value: Value) { self.value = value }
  }

  private let storage: Storage
  /// Creates a property with a value.
  public init(wrappedValue: Value) { storage = Storage(wrappedValue) }
  /// Creates a property with a value.
  public init(initialValue: Value) { storage = Storage(initialValue) }
  /// The value.
  public var wrappedValue: Value {
    get { storage.value }
    nonmutating set {
      storage.changes.send(newValue)
      storage.value = newValue
    }
  }
  /// The present value and those that are set.
  public var projectedValue: AnyPublisher<Value, Never> {
    let storage = storage
    return AnyPublisher { value, completion in
      value(storage.value)
      return storage.changes.subscribe(value, completion)
    }
  }
}

extension NotificationCenter {
  /// Sends the notifications of a name.
  public func publisher(
    for name: Notification.Name,
    object: AnyObject? = nil
  ) -> AnyPublisher<Notification, Never> {
    AnyPublisher { value, _ in
      let receiver = Receiver(value)
      let token = self.addObserver(forName: name, object: object, queue: nil) { note in
        receiver.value(note)
      }
      return AnyCancellable { self.removeObserver(token) }
    }
  }
}

/// A closure that a notification centre may call; it does so where the notification was posted.
private struct Receiver: @unchecked Sendable {
  let value: (Notification) -> Void
  init(_ value: @escaping (Notification) -> Void) { self.value = value }
}
