import ConstraintSolver

/// The solved system of an island, without views: a program that islands of equal facts replay.
///
/// A list makes cells of one nib by the hundred, and their systems differ only in numbers. The first instance pays for
/// making the rows and ordering them; the others take both over and run the order with their own sizes, texts and constants. Where
/// other rows decide than in the first, the order found then joins those that are tried.
@MainActor
final class LayoutTemplate {
  /// What the system is for.
  enum Purpose: Equatable {
    /// The frames of the views.
    case frames
    /// The size that fits, with the priorities of the pull.
    case fitting(horizontal: Float, vertical: Float)
  }

  /// What a template is found by.
  struct Key {
    var purpose: Purpose
    var hash: Int
    var facts: [UInt64]

    /// Whether it stands for these facts; most others differ in the hash.
    func isOf(_ purpose: Purpose, _ hash: Int, _ facts: [UInt64]) -> Bool {
      self.hash == hash && self.purpose == purpose && self.facts == facts
    }
  }

  let key: Key
  let record: LayoutSystem.Record
  /// The number of the look-up that found it last.
  @exclusivity(unchecked) var lastUse = 0

  init(_ key: Key, _ record: LayoutSystem.Record) {
    self.key = key
    self.record = record
  }
}
