/// Something that can be ended.
public protocol Cancellable {
  /// Ends it.
  func cancel()
}

/// A subscription, which ends with its last reference.
public final class AnyCancellable: Cancellable, Hashable, @unchecked Sendable {
  private var end: (() -> Void)?

  /// Creates a subscription from what ends it.
  public init(_ cancel: @escaping () -> Void) { end = cancel }

  deinit { end?() }

  /// Ends the subscription.
  public func cancel() {
    end?()
    end = nil
  }

  /// Keeps the subscription in a set.
  public func store(in set: inout Set<AnyCancellable>) { set.insert(self) }

  /// Keeps the subscription in a collection.
  public func store<Kept: RangeReplaceableCollection>(in collection: inout Kept)
  where Kept.Element == AnyCancellable { collection.append(self) }

  /// Whether two references are of one subscription.
  public static func == (left: AnyCancellable, right: AnyCancellable) -> Bool { left === right }

  /// Hashes the reference.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
