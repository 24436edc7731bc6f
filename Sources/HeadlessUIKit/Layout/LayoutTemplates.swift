import ConstraintSolver
import Foundation

/// The templates of the process.
@MainActor
final class LayoutTemplates {
  /// More structures than this are rarely on screen in turns; each keeps some kilobytes.
  static let countMax = 64
  static let shared = LayoutTemplates()

  /// What a look-up ends with.
  enum Match {
    /// A system from the template, not refreshed and not solved yet.
    case known(LayoutSystem)
    /// No island was like this: a system that is made may be kept by this key.
    case new(LayoutTemplate.Key)
    /// The island cannot be compared.
    case none
  }

  @exclusivity(unchecked) private var templates: [LayoutTemplate] = []
  /// Kept for its memory; taken away while it is filled, since views that are asked for sizes may lay out others.
  @exclusivity(unchecked) private var facts: LayoutFacts? = LayoutFacts()
  @exclusivity(unchecked) private var lookUpCount = 0
  /// How many systems were made from a template.
  @exclusivity(unchecked) private(set) var replayCount = 0

  /// A system for an island from the template of its facts, which are read before its system is made.
  ///
  /// - Complexity: O(templates + views + rows + constraints that are objects)
  func match(_ root: UIView, _ purpose: LayoutTemplate.Purpose) -> Match {
    var found = facts ?? LayoutFacts()
    facts = nil
    defer { facts = found }
    guard found.gather(root) else { return .none }
    guard let template = template(found, purpose) else { return .new(Self.key(found, purpose)) }
    replayCount += 1
    return .known(LayoutSystem(root: root, template.record))
  }

  /// What a system is to be kept by instead of that of a template which did not do; nil where islands cannot be compared.
  func key(_ root: UIView, _ purpose: LayoutTemplate.Purpose) -> LayoutTemplate.Key? {
    var found = LayoutFacts()
    return found.gather(root) ? Self.key(found, purpose) : nil
  }

  // The words are copied, so that the facts keep their memory to themselves.
  private static func key(_ facts: LayoutFacts, _ purpose: LayoutTemplate.Purpose)
    -> LayoutTemplate.Key
  {
    LayoutTemplate.Key(
      purpose: purpose,
      hash: facts.hash,
      facts: facts.words.withUnsafeBufferPointer { Array($0) }
    )
  }

  // Loops instead of `first(where:)`: on the main actor each call of a closure asks where it runs.
  private func template(_ facts: LayoutFacts, _ purpose: LayoutTemplate.Purpose)
    -> LayoutTemplate?
  {
    lookUpCount += 1
    for template in templates where template.key.isOf(purpose, facts.hash, facts.words) {
      template.lastUse = lookUpCount
      return template
    }
    return nil
  }

  /// Keeps a solved system as a template, and drops the one that was not used for longest.
  func keep(_ system: LayoutSystem, _ key: LayoutTemplate.Key) {
    guard system.solver.isReplayable else { return }
    let made = LayoutTemplate(key, system.record())
    made.lastUse = lookUpCount
    var oldest = 0
    for (place, template) in templates.enumerated() {
      if template.key.isOf(key.purpose, key.hash, key.facts) { return templates[place] = made }
      if template.lastUse < templates[oldest].lastUse { oldest = place }
    }
    if templates.count < Self.countMax { templates.append(made) } else { templates[oldest] = made }
  }

  /// Forgets all templates.
  func removeAll() { templates.removeAll() }
}
