import ConstraintSolver
import Foundation

/// The templates of the process, at most ``countMax``; the least recently used one is dropped.
@MainActor
final class LayoutTemplates {
  /// More structures than this rarely take turns on screen; each keeps some kilobytes.
  static let countMax = 64
  static let shared = LayoutTemplates()

  /// The outcome of a look-up.
  enum Match {
    /// A system made from a template, neither refreshed nor solved yet.
    case known(LayoutSystem)
    /// No template has these facts; a new system may be kept under this key.
    case new(LayoutTemplate.Key)
    /// The island cannot be compared with others.
    case none
  }

  // Unchecked for exclusivity: each access ends before an app's code can run.
  @exclusivity(unchecked) private var templates: [LayoutTemplate] = []
  /// Kept for its memory.
  ///
  /// Set to nil while in use: measuring a view may lay out others.
  @exclusivity(unchecked) private var facts: LayoutFacts? = LayoutFacts()
  @exclusivity(unchecked) private var lookUpCount = 0
  /// The number of systems made from a template.
  var replayCount: Int { EngineCounters.current.layoutReplays }

  /// Looks up an island by its facts, and makes a system from the template that has them.
  ///
  /// - Complexity: O(templates + views + rows + constraints that are objects)
  func match(_ root: UIView, _ purpose: LayoutTemplate.Purpose) -> Match {
    var found = facts ?? LayoutFacts()
    facts = nil
    defer { facts = found }
    guard found.gather(root) else { return .none }
    guard let template = template(found, purpose) else { return .new(Self.key(found, purpose)) }
    EngineCounters.current.layoutReplays += 1
    return .known(LayoutSystem(root: root, template.record))
  }

  /// The key under which a new system replaces a template that did not fit; nil if it cannot be compared.
  func key(_ root: UIView, _ purpose: LayoutTemplate.Purpose) -> LayoutTemplate.Key? {
    var found = LayoutFacts()
    return found.gather(root) ? Self.key(found, purpose) : nil
  }

  // A real copy: sharing the array would make the next `gather` allocate.
  private static func key(_ facts: LayoutFacts, _ purpose: LayoutTemplate.Purpose)
    -> LayoutTemplate.Key
  {
    LayoutTemplate.Key(
      purpose: purpose,
      hash: facts.hash,
      facts: facts.words.withUnsafeBufferPointer { Array($0) }
    )
  }

  // A loop instead of `first(where:)`: on the main actor each call of a closure checks its executor.
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

  /// Keeps a solved system as a template, in the place of the least recently used one if there are too many.
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

  func removeAll() { templates.removeAll() }
}
