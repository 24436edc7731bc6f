import ConstraintSolver

/// The solved system of an island, without views, to be replayed for islands of equal facts.
///
/// A list makes hundreds of cells of one nib, and their systems differ only in numbers. The first
/// instance pays for making and ordering the rows. The others reuse both with their own sizes,
/// texts and constants. If other rows decide than in the first, the new order joins those that are tried.
@MainActor
final class LayoutTemplate {
  /// What the system answers.
  enum Purpose: Equatable {
    /// The frames of the views.
    case frames
    /// The fitting size, with the priorities of the pull.
    case fitting(horizontal: Float, vertical: Float)
  }

  /// What templates are looked up by.
  struct Key {
    var purpose: Purpose
    var hash: Int
    var facts: [UInt64]

    /// Whether the key is of these facts; the hash, which is compared first, rules out most others.
    func isOf(_ purpose: Purpose, _ hash: Int, _ facts: [UInt64]) -> Bool {
      self.hash == hash && self.purpose == purpose && self.facts == facts
    }
  }

  let key: Key
  let record: LayoutSystem.Record
  /// The number of the last look-up that found it.
  @exclusivity(unchecked) var lastUse = 0

  init(_ key: Key, _ record: LayoutSystem.Record) {
    self.key = key
    self.record = record
  }
}
