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

extension UITableViewCell: ReusableView {}

extension UITableViewHeaderFooterView: ReusableView {}

extension UICollectionReusableView: ReusableView {}
