import ConstraintSolver
import Foundation

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

    func isEqual(to other: Key) -> Bool {
      hash == other.hash && purpose == other.purpose && facts == other.facts
    }
  }

  let key: Key
  let record: LayoutSystem.Record

  init(_ key: Key, _ record: LayoutSystem.Record) {
    self.key = key
    self.record = record
  }
}

/// The templates of the process, those used last first.
@MainActor
final class LayoutTemplates {
  /// More structures than this are rarely on screen in turns; each keeps some kilobytes.
  static let countMax = 64
  static let shared = LayoutTemplates()

  @exclusivity(unchecked) private var templates: [LayoutTemplate] = []
  /// Kept for its memory; taken away while it is filled, since views that are asked for sizes may lay out others.
  @exclusivity(unchecked) private var facts: LayoutFacts? = LayoutFacts()
  /// How many systems were made from a template.
  @exclusivity(unchecked) private(set) var replayCount = 0

  /// What an island's template is found by, read before its system is made; nil where islands cannot be compared.
  ///
  /// - Complexity: O(views + constraints that are objects)
  func key(_ root: UIView, _ purpose: LayoutTemplate.Purpose) -> LayoutTemplate.Key? {
    var found = facts ?? LayoutFacts()
    facts = nil
    defer { facts = found }
    guard found.gather(root) else { return nil }
    return LayoutTemplate.Key(purpose: purpose, hash: found.hash, facts: found.words)
  }

  /// A system from the template of a key, not solved yet; nil where there is none.
  ///
  /// - Complexity: O(templates + views + rows)
  func system(_ root: UIView, _ key: LayoutTemplate.Key) -> LayoutSystem? {
    guard let place = templates.firstIndex(where: { $0.key.isEqual(to: key) }) else { return nil }
    let found = templates[place]
    if place > 0 {
      templates.remove(at: place)
      templates.insert(found, at: 0)
    }
    replayCount += 1
    return LayoutSystem(root: root, found.record)
  }

  /// Keeps a solved system as a template, and drops the one that was not used for longest.
  func keep(_ system: LayoutSystem, _ key: LayoutTemplate.Key) {
    guard system.solver.isReplayable else { return }
    if let place = templates.firstIndex(where: { $0.key.isEqual(to: key) }) {
      templates.remove(at: place)
    } else if templates.count >= Self.countMax {
      templates.removeLast()
    }
    templates.insert(LayoutTemplate(key, system.record()), at: 0)
  }

  /// Forgets all templates.
  func removeAll() { templates.removeAll() }
}
