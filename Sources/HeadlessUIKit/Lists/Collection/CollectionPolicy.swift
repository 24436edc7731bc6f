/// What no public text settles about collection views: one declared choice each, changeable by tests.
@MainActor
public struct CollectionPolicy: Equatable {
  /// In which order a pass takes views away and gets new ones (rule CV-51).
  public enum RecycleOrder: Sendable {
    /// New views first: a jump needs up to two screenfuls of views.
    case fetchFirst
    /// Views that leave go to the pool first: a jump reuses them at once.
    case recycleFirst
  }

  /// What an update that contradicts the counts does (rule CV-72).
  public enum InvalidUpdate: Sendable {
    /// Raises.
    case raise
    /// Logs UIKit's text and reloads everything.
    case logAndReload
  }

  /// What attributes for a path that does not exist do (rule CV-34).
  public enum InvalidAttributes: Sendable {
    /// As the profile did: raises up to iOS 12's generation, logs and ignores later.
    case byProfile
    /// Raises.
    case raise
    /// Logs and ignores.
    case ignore
  }

  /// Which sizes a flow layout asks its delegate for after a batch of updates.
  public enum BatchSizes: Sendable {
    /// Those of items that are new or reloaded; the others keep theirs, moved ones too: a batch costs O(log items) then.
    case newItems
    /// All, as an invalidation with `invalidateFlowLayoutDelegateMetrics` means in UIKit: O(items).
    case allItems
  }

  /// In which order a pass takes views away and gets new ones.
  public var recycleOrder = RecycleOrder.fetchFirst
  /// What an update that contradicts the counts does.
  public var invalidUpdate = InvalidUpdate.raise
  /// What attributes for a path that does not exist do.
  public var invalidAttributes = InvalidAttributes.byProfile
  /// Which sizes a flow layout asks its delegate for after a batch; metrics of sections are always asked (rule FL-20).
  public var batchSizes = BatchSizes.newItems
  /// How many screens ahead of the movement items are announced to a prefetching data source (rule CV-53).
  public var prefetchScreens: CGFloat = 1
  /// Whether it is an error that a data source dequeues a view and returns another, as it is from iOS 18 on; that
  /// release lies beyond the profiles (rule CV-14).
  public var raisesForUnreturnedViews = false
  /// The pixels per point to whose grid flow layouts round origins, half up; nil does not round (rule FL-18).
  public var pixelAlignmentScale: CGFloat?

  /// Creates the declared choices.
  public nonisolated init() {}

  /// The choices that hold.
  public static var current = CollectionPolicy()

  /// How high an item lies that a finger moves: above all others, and far from where adding to it would overflow.
  static let movingZIndex = 1 << 40

  /// Whether attributes for a missing path raise.
  var raisesForInvalidAttributes: Bool {
    switch invalidAttributes {
    case .raise: true
    case .ignore: false
    case .byProfile: UIKitProfile.current < .ios11
    }
  }
}
