import HeadlessUIKit

/// The declared classes that lists know by a registration.
///
/// Their views come out of the registry as UIKit's, and get their name when they are dequeued first.
@MainActor
final class DeclaredClasses {
  private struct RegisteredPool: Hashable {
    let list: ObjectIdentifier
    let pool: ReusePool
  }

  private var names: [RegisteredPool: String] = [:]

  /// Notes which declared class a pool's views are of; nil for any other origin.
  func note(_ name: String?, of lane: ReuseLane) {
    names[Self.key(lane)] = name
  }

  /// Gives a view that was made from a declared class its name.
  func adopt(_ view: UIView, from lane: ReuseLane) {
    guard let name = names[Self.key(lane)], NibStorage.existing(of: view) == nil else { return }
    NibEnvironment.current.classes.adopt(view, as: name)
  }

  private static func key(_ lane: ReuseLane) -> RegisteredPool {
    RegisteredPool(list: ObjectIdentifier(lane.list.view), pool: lane.pool)
  }
}
