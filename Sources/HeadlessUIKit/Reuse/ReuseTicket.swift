/// What a reusable view remembers about the pool that it belongs to.
///
/// It makes recycling a pointer chase instead of a look-up, and it is the proof that a view which is
/// still shown can never be in a pool as well.
struct ReuseTicket {
  enum State: UInt8 {
    /// Never handed out by a registry; a data source made the view itself.
    case unissued
    case inUse
    case pooled
  }

  /// Valid only while `registry` names a living registry: slots live exactly as long as it does.
  var slot: UnsafeMutablePointer<ReuseSlot>?
  /// The serial number of the registry, unique in the process; 0 for none.
  var registry: UInt32 = 0
  /// The registration under which the view was made, so that a replaced one retires its views.
  var generation: UInt32 = 0
  var state: State = .unissued
}

/// A view that a registry can keep: cells, headers and footers, supplementary views.
@MainActor
protocol ReusableView: UIView {
  var reuseTicket: ReuseTicket { get set }
  var reuseIdentifier: String? { get }
  func setReuseIdentifier(_ identifier: String?)
  func prepareForReuse()
}

extension UITableViewCell: ReusableView {}
extension UITableViewHeaderFooterView: ReusableView {}
extension UICollectionReusableView: ReusableView {}

/// Counts of one pool, or of a whole registry.
public struct ReuseCounts: Sendable, Equatable {
  /// Views made from a registration.
  public var created = 0
  /// Views handed out again.
  public var reused = 0
  /// Views waiting in the pool now.
  public var pooled = 0
  /// The most views that ever waited at once.
  public var highWater = 0
  /// Pooled or returning views that were let go: replaced registrations and `purge()`.
  public var purged = 0
  /// Views that came back without a reuse identifier and were let go.
  public var dropped = 0

  static func + (left: ReuseCounts, right: ReuseCounts) -> ReuseCounts {
    ReuseCounts(
      created: left.created + right.created,
      reused: left.reused + right.reused,
      pooled: left.pooled + right.pooled,
      highWater: left.highWater + right.highWater,
      purged: left.purged + right.purged,
      dropped: left.dropped + right.dropped
    )
  }
}

/// Why a view cannot go into a pool.
public enum ReuseError: Error, Equatable, Sendable, CustomStringConvertible {
  /// The view is in the pool already.
  case alreadyPooled(identifier: String)
  /// The view was handed out by another table or collection view.
  case foreignView(identifier: String)

  /// A sentence that says what happened and what to do.
  public var description: String {
    switch self {
    case .alreadyPooled(let identifier):
      "a view with identifier \(identifier) was recycled twice; recycle it once when it leaves "
        + "the screen"
    case .foreignView(let identifier):
      "a view with identifier \(identifier) belongs to another list view; recycle it there"
    }
  }
}
