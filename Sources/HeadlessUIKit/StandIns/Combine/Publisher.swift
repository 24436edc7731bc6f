/// Sends values to whoever subscribes: the part of Combine's that list code uses.
///
/// Values arrive at once, in the order in which they are sent; schedulers are not looked at.
public protocol Publisher<Output, Failure> {
  /// The values.
  associatedtype Output
  /// The error that may end them.
  associatedtype Failure: Error
  /// Subscribes closures; answers what ends the subscription.
  func subscribe(
    _ value: @escaping (Output) -> Void,
    _ completion: @escaping (Subscribers.Completion<Failure>) -> Void
  ) -> AnyCancellable
}

/// Names of Combine's subscribers.
public enum Subscribers {
  /// How values end.
  public enum Completion<Failure: Error> {
    /// All were sent.
    case finished
    /// An error came.
    case failure(Failure)
  }
}

/// A publisher whose kind is hidden.
public struct AnyPublisher<Output, Failure: Error>: Publisher {
  typealias Subscription = (
    @escaping (Output) -> Void, @escaping (Subscribers.Completion<Failure>) -> Void
  ) -> AnyCancellable
  private let subscription: Subscription

  init(_ subscription: @escaping Subscription) { self.subscription = subscription }

  /// Hides a publisher's kind.
  public init<Base: Publisher>(_ base: Base) where Base.Output == Output, Base.Failure == Failure {
    subscription = { base.subscribe($0, $1) }
  }

  /// Subscribes closures.
  public func subscribe(
    _ value: @escaping (Output) -> Void,
    _ completion: @escaping (Subscribers.Completion<Failure>) -> Void
  ) -> AnyCancellable { subscription(value, completion) }
}

extension Publisher {
  /// Hides the publisher's kind.
  public func eraseToAnyPublisher() -> AnyPublisher<Output, Failure> { AnyPublisher(self) }

  /// Calls closures for values and for their end.
  public func sink(
    receiveCompletion: @escaping (Subscribers.Completion<Failure>) -> Void,
    receiveValue: @escaping (Output) -> Void
  ) -> AnyCancellable { subscribe(receiveValue, receiveCompletion) }

  /// Calls a closure for each value.
  public func sink(receiveValue: @escaping (Output) -> Void) -> AnyCancellable
  where Failure == Never { subscribe(receiveValue) { _ in } }

  /// Sets a property to each value.
  public func assign<Root: AnyObject>(
    to keyPath: ReferenceWritableKeyPath<Root, Output>,
    on object: Root
  ) -> AnyCancellable where Failure == Never {
    subscribe({ object[keyPath: keyPath] = $0 }, { _ in })
  }

  /// Other values made of these.
  public func map<Other>(_ transform: @escaping (Output) -> Other) -> AnyPublisher<Other, Failure> {
    AnyPublisher { value, completion in subscribe({ value(transform($0)) }, completion) }
  }

  /// A part of each value.
  public func map<Other>(_ keyPath: KeyPath<Output, Other>) -> AnyPublisher<Other, Failure> {
    map { $0[keyPath: keyPath] }
  }

  /// Other values made of these, without those that are nil.
  public func compactMap<Other>(
    _ transform: @escaping (Output) -> Other?
  ) -> AnyPublisher<Other, Failure> {
    AnyPublisher { value, completion in
      subscribe({ if let other = transform($0) { value(other) } }, completion)
    }
  }

  /// The values that fulfil a condition.
  public func filter(_ isIncluded: @escaping (Output) -> Bool) -> AnyPublisher<Output, Failure> {
    AnyPublisher { value, completion in
      subscribe({ if isIncluded($0) { value($0) } }, completion)
    }
  }

  /// The values, with a closure called for each.
  public func handleEvents(
    receiveOutput: ((Output) -> Void)? = nil
  ) -> AnyPublisher<Output, Failure> {
    map {
      receiveOutput?($0)
      return $0
    }
  }

  /// The values after some.
  public func dropFirst(_ count: Int = 1) -> AnyPublisher<Output, Failure> {
    AnyPublisher { value, completion in
      var left = count
      return subscribe(
        {
          left -= 1
          if left < 0 { value($0) }
        },
        completion
      )
    }
  }

  /// The values, wherever they are wanted: a scheduler is not looked at.
  public func receive<Scheduler>(on scheduler: Scheduler, options: Never? = nil)
    -> AnyPublisher<Output, Failure>
  { eraseToAnyPublisher() }

  /// The values, wherever they come from: a scheduler is not looked at.
  public func subscribe<Scheduler>(on scheduler: Scheduler) -> AnyPublisher<Output, Failure> {
    eraseToAnyPublisher()
  }

  /// The values without a wait.
  public func debounce<Time, Scheduler>(
    for dueTime: Time,
    scheduler: Scheduler
  ) -> AnyPublisher<Output, Failure> { eraseToAnyPublisher() }

  /// The values of this publisher and of another, the last of both.
  public func combineLatest<Other: Publisher>(
    _ other: Other
  ) -> AnyPublisher<(Output, Other.Output), Failure> where Other.Failure == Failure {
    AnyPublisher { value, completion in
      var (first, second): (Output?, Other.Output?) = (nil, nil)
      func send() { if let first, let second { value((first, second)) } }
      let one = subscribe(
        {
          first = $0
          send()
        },
        completion
      )
      let two = other.subscribe(
        {
          second = $0
          send()
        },
        completion
      )
      return AnyCancellable {
        one.cancel()
        two.cancel()
      }
    }
  }
}

extension Publisher where Output: Equatable {
  /// The values without those that equal the one before.
  public func removeDuplicates() -> AnyPublisher<Output, Failure> {
    AnyPublisher { value, completion in
      var last: Output?
      return subscribe(
        {
          if $0 != last { value($0) }
          last = $0
        },
        completion
      )
    }
  }
}
