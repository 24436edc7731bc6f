import ConstraintSolver
import Foundation

/// Lays a view tree out by its constraints.
///
/// The root keeps its frame; views that constraints, stacks or masks place get theirs. Layout passes use it by way of ``LayoutHost``,
/// which keeps what was solved.
@MainActor
public final class LayoutEngine {
  /// How a layout ended.
  public struct Outcome {
    /// Whether all required constraints hold.
    public var isSatisfied = true
    /// Whether the heights of texts go with the widths that they got; only looked for where ``LayoutEngine/isDiagnosing`` is set.
    public var isSettled = true
    /// What cannot hold together; only looked for where ``LayoutEngine/isDiagnosing`` is set.
    public var conflicts: [LayoutConflict] = []
    /// Views whose frame the constraints leave open; only looked for where ``LayoutEngine/isDiagnosing`` is set.
    public var ambiguities: [LayoutAmbiguity] = []
  }

  /// Natural sizes to use instead of the views' own, by view.
  public var contentSizes: [ObjectIdentifier: CGSize] = [:]
  /// Views among them whose size was declared for a canvas: it is the least that they take, and holds nothing back.
  public var declaredSizes: Set<ObjectIdentifier> = []
  /// Lengths to assume for views whose content asks for none, by view.
  public var assumedSizes: [ObjectIdentifier: AssumedSize] = [:]
  /// How high a line of a label's text is, where its font is not the one that it says; baselines follow.
  public var lineHeights: [ObjectIdentifier: CGFloat] = [:]
  /// Whether the root's safe area reaches into the views below it, by where they lie.
  public var spreadsSafeArea = false
  /// Whether to look for conflicts and open frames, which costs more than a layout.
  public var isDiagnosing = false
  /// Along which axes the root is as long as its content asks for, as the height of cells that size themselves: what
  /// another length would resolve is then neither a conflict nor open.
  public var openAxes: Set<NSLayoutConstraint.Axis> = []

  private let root: UIView
  private let scope: LayoutSystem.Scope

  /// Creates an engine for a tree.
  public convenience init(root: UIView) { self.init(root: root, scope: .tree) }

  init(root: UIView, scope: LayoutSystem.Scope) {
    self.root = root
    self.scope = scope
  }

  /// Forgets what further instances of nibs and of equal view trees would replay, so that the next is the first again.
  ///
  /// Frames do not depend on it: it is for measuring, and for giving memory back.
  public static func forgetKeptStructures() { LayoutTemplates.shared.removeAll() }

  /// Solves the constraints of the tree and sets the frames of its views.
  ///
  /// - Complexity: O(views + constraints) for a layout as layouts are.
  @discardableResult
  public func layOut() -> Outcome {
    let system = settledSystem()
    var outcome = Outcome()
    outcome.isSatisfied = system.solver.status == .solved
    if isDiagnosing {
      (outcome.conflicts, outcome.ambiguities) = system.diagnosis(openAxes)
    }
    guard system.solver.status == .solved || system.solver.status == .conflict else {
      return outcome
    }
    system.place()
    if isDiagnosing { outcome.isSettled = !system.updateTexts() }
    return outcome
  }

  /// The size that the constraints give the root where only the target pulls at it.
  public func fittingSize(
    _ target: CGSize,
    horizontal: UILayoutPriority,
    vertical: UILayoutPriority
  ) -> CGSize {
    let system = fittingSystem(horizontal: horizontal, vertical: vertical)
    system.setRootSize(target)
    system.settle()
    return system.rootSize(target)
  }

  /// A system whose root's size is pulled at with these priorities.
  func fittingSystem(
    horizontal: UILayoutPriority,
    vertical: UILayoutPriority
  ) -> LayoutSystem {
    let system = LayoutSystem(root: root, contentSizes: contentSizes, scope: scope)
    system.looseViews = declaredSizes
    system.assumedSizes = assumedSizes
    system.lineHeights = lineHeights
    system.build()
    system.loosenRoot(horizontal: horizontal, vertical: vertical)
    return system
  }

  /// A system that is solved, with the margins and safe areas that follow from where its views lie.
  func settledSystem() -> LayoutSystem {
    var system = solvedSystem(margins: [:], safeAreas: [:])
    // What is preserved depends on where views lie; two rounds settle what documents do.
    for _ in 0..<2 {
      let safeAreas = spreadsSafeArea ? inheritedSafeAreas(system) : [:]
      let margins = inheritedMargins(system)
      if margins == system.inheritedMargins, safeAreas == system.inheritedSafeAreas { break }
      system = solvedSystem(margins: margins, safeAreas: safeAreas)
    }
    return system
  }

  private func solvedSystem(
    margins: [ObjectIdentifier: UIEdgeInsets],
    safeAreas: [ObjectIdentifier: UIEdgeInsets]
  ) -> LayoutSystem {
    let system = LayoutSystem(root: root, contentSizes: contentSizes, scope: scope)
    system.looseViews = declaredSizes
    system.assumedSizes = assumedSizes
    system.lineHeights = lineHeights
    system.inheritedMargins = margins
    system.inheritedSafeAreas = safeAreas
    system.build()
    system.settle()
    return system
  }

  /// How far the superview's margins reach into views that preserve them.
  func inheritedMargins(_ system: LayoutSystem) -> [ObjectIdentifier: UIEdgeInsets] {
    var found: [ObjectIdentifier: UIEdgeInsets] = [:]
    for (index, view) in system.views.enumerated()
    where view.preservesSuperviewLayoutMargins && system.parents[index] >= 0 {
      let parent = system.parents[index]
      let superview = system.views[parent]
      var margins = system.margins(of: superview)
      if superview is UIScrollView {
        // What scrolls moves its content out of the bars above and below it.
        margins.top = superview.layoutMargins.top
        margins.bottom = superview.layoutMargins.bottom
      }
      let (inner, outer) = (system.frame(index), system.frame(parent))
      let reach = UIEdgeInsets(
        top: max(0, outer.minY + margins.top - inner.minY),
        left: max(0, outer.minX + margins.left - inner.minX),
        bottom: max(0, inner.maxY - (outer.maxY - margins.bottom)),
        right: max(0, inner.maxX - (outer.maxX - margins.right))
      )
      if reach != .zero { found[ObjectIdentifier(view)] = reach }
    }
    return found
  }

  /// How far the root's safe area reaches into the views below it, by where they lie before anything is scrolled.
  private func inheritedSafeAreas(_ system: LayoutSystem) -> [ObjectIdentifier: UIEdgeInsets] {
    var found: [ObjectIdentifier: UIEdgeInsets] = [:]
    guard root.safeAreaInsets != .zero else { return found }
    for (index, view) in system.views.enumerated() where system.parents[index] >= 0 {
      let parent = system.parents[index]
      let superview = system.views[parent]
      let safe = parent == 0 ? root.safeAreaInsets : found[ObjectIdentifier(superview)] ?? .zero
      // What scrolls keeps its content clear of bars by insets of its own.
      guard safe != .zero, !(superview is UIScrollView) else { continue }
      let (inner, outer) = (system.frame(index), system.frame(parent))
      let reach = UIEdgeInsets(
        top: min(safe.top, max(0, outer.minY + safe.top - inner.minY)),
        left: min(safe.left, max(0, outer.minX + safe.left - inner.minX)),
        bottom: min(safe.bottom, max(0, inner.maxY - (outer.maxY - safe.bottom))),
        right: min(safe.right, max(0, inner.maxX - (outer.maxX - safe.right)))
      )
      if reach != .zero { found[ObjectIdentifier(view)] = reach }
    }
    return found
  }
}
