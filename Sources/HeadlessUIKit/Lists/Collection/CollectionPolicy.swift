/// Choices that no public text settles for collection views; tests can change them.
@preconcurrency @MainActor
public struct CollectionPolicy: Equatable {
  /// Whether a pass removes views before or after it gets new ones (rule CV-51).
  public enum RecycleOrder: Sendable {
    /// New views come first: a jump needs up to two screenfuls of views.
    case fetchFirst
    /// Views that leave return to the pool first: a jump reuses them.
    case recycleFirst
  }

  /// The reaction to an update that contradicts the counts (rule CV-72).
  public enum InvalidUpdate: Sendable {
    /// Raises `NSInternalInconsistencyException`.
    case raise
    /// Logs UIKit's message and reloads everything.
    case logAndReload
  }

  /// The reaction to attributes for a path that does not exist (rule CV-34).
  public enum InvalidAttributes: Sendable {
    /// As the profile's UIKit: raises up to iOS 12's generation, logs and ignores later.
    case byProfile
    /// Raises an exception.
    case raise
    /// Logs UIKit's message and ignores the attributes.
    case ignore
  }

  /// Which sizes a flow layout asks its delegate for after a batch of updates.
  public enum BatchSizes: Sendable {
    /// Those of new and reloaded items.
    ///
    /// Others keep theirs, moved ones too, so a batch costs O(log items).
    case newItems
    /// All sizes, as `invalidateFlowLayoutDelegateMetrics` means in UIKit; a batch costs O(items).
    case allItems
  }

  /// The order of removing and getting views; new views first by default.
  public var recycleOrder = RecycleOrder.fetchFirst
  /// The reaction to an update that contradicts the counts; raises by default.
  public var invalidUpdate = InvalidUpdate.raise
  /// The reaction to attributes for a missing path; the profile's by default.
  public var invalidAttributes = InvalidAttributes.byProfile
  /// The sizes asked for after a batch; metrics of sections are always asked (rule FL-20).
  public var batchSizes = BatchSizes.newItems
  /// How many screens ahead items are announced to a prefetching data source; 1 by default (rule CV-53).
  public var prefetchScreens: CGFloat = 1
  /// Whether a data source must return the view that it dequeued (rule CV-14).
  ///
  /// Nil, the default, means as the profile's UIKit, which raises from iOS 18 on.
  public var raisesForUnreturnedViews: Bool?
  /// Whether items inserted into a section that the same batch inserts raise; false by default (rule CV-73b).
  public var refusesItemsOfNewSections = false
  /// The pixels per point to which flow layouts round origins, half up; nil does not round (rule FL-18).
  public var pixelAlignmentScale: CGFloat?

  /// Creates the default choices.
  public nonisolated init() {}

  /// The choices in use.
  public static var current = CollectionPolicy()

  /// The zIndex of an item that a finger moves: above all others, yet far from overflow.
  static let movingZIndex = 1 << 40

  /// Whether views that are dequeued must be returned, under this policy and profile.
  var checksReturnedViews: Bool { raisesForUnreturnedViews ?? (UIKitProfile.current >= .ios18) }

  /// Whether attributes for a missing path raise under this policy and profile.
  var raisesForInvalidAttributes: Bool {
    switch invalidAttributes {
    case .raise: true
    case .ignore: false
    case .byProfile: UIKitProfile.current < .ios11
    }
  }
}
