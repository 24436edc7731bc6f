/// What a reusable view remembers of its pool.
///
/// With it, recycling needs no look-up. It also proves that a view on screen is not in a pool as well.
struct ReuseTicket {
  enum State: UInt8 {
    /// A data source made the view itself; no registry handed it out.
    case unissued
    case inUse
    case pooled
  }

  /// Valid only while `registry` names a living registry, since slots live as long as it does.
  var slot: UnsafeMutablePointer<ReuseSlot>?
  /// The serial number of the registry, unique in the process; 0 for none.
  var registry: UInt32 = 0
  /// The registration from which the view was made; a view of a replaced one is released.
  var generation: UInt32 = 0
  var state: State = .unissued
}

extension UITableViewCell: ReusableView {}

extension UITableViewHeaderFooterView: ReusableView {}

extension UICollectionReusableView: ReusableView {}
