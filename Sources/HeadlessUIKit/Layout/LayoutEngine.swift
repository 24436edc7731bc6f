import ConstraintSolver
import Foundation

/// Lays a view tree out by its constraints.
///
/// The root keeps its frame; views that constraints, stacks or masks place get theirs. Layout
/// passes use it through ``LayoutHost``, which keeps the solved system.
@preconcurrency @MainActor
public final class LayoutEngine {
  /// How a layout ended.
  public struct Outcome {
    /// Whether all required constraints hold.
    public var isSatisfied = true
    /// Whether texts of several lines have the heights that their final widths need.
    ///
    /// Only looked for where ``LayoutEngine/isDiagnosing`` is set.
    public var isSettled = true
    /// The minimal conflicts, at most 8; only looked for where ``LayoutEngine/isDiagnosing`` is set.
    public var conflicts: [LayoutConflict] = []
    /// The views with ambiguous frames; only looked for where ``LayoutEngine/isDiagnosing`` is set.
    public var ambiguities: [LayoutAmbiguity] = []
    /// The limits that the search for them reached.
    public var limits: DiagnosisLimits = []
  }

  /// Intrinsic sizes that replace the views' own, by view; a negative length is none.
  public var contentSizes: [ObjectIdentifier: CGSize] = [:]
  /// Lengths assumed for views without an intrinsic size, by view.
  ///
  /// They rank below content. They are not set in sweeps or while ambiguities are looked for: what
  /// is only assumed must not hide an ambiguity.
  public var assumedSizes: [ObjectIdentifier: AssumedSize] = [:]
  /// Line heights of labels whose class uses another font than the document says; baselines follow.
  public var lineHeights: [ObjectIdentifier: CGFloat] = [:]
  /// Whether views take over the part of the root's safe area that reaches into their frames.
  public var spreadsSafeArea = false
  /// How stacks share out what ST leaves open.
  public var stackSharing = StackSharing()
  /// Whether to look for conflicts and ambiguities, which costs more than the layout itself.
  public var isDiagnosing = false
  /// The axes along which the root takes the length of its content, as self-sizing cells do their height.
  ///
  /// A conflict or ambiguity that another length would resolve is not reported.
  public var openAxes: Set<NSLayoutConstraint.Axis> = []

  private let root: UIView
  private let scope: LayoutSystem.Scope

  /// Creates an engine for a tree; the root keeps its frame.
  public convenience init(root: UIView) { self.init(root: root, scope: .tree) }

  init(root: UIView, scope: LayoutSystem.Scope) {
    self.root = root
    self.scope = scope
  }

  /// Drops the solved systems kept for nibs and equal view trees, so that the next instance is solved anew.
  ///
  /// Frames do not depend on them. Use it before measuring, and to free memory.
  public static func forgetKeptStructures() { LayoutTemplates.shared.removeAll() }

  /// Solves the constraints of the tree and sets the frames of its views.
  ///
  /// Nothing moves when the solver ends with neither a solution nor a conflict.
  ///
  /// - Complexity: O(views + constraints) for ordinary layouts.
  @discardableResult
  public func layOut() -> Outcome {
    let system = settledSystem()
    var outcome = Outcome()
    outcome.isSatisfied = system.solver.status == .solved
    if isDiagnosing {
      (outcome.conflicts, outcome.ambiguities, outcome.limits) = system.diagnosis(openAxes)
    }
    guard system.solver.status == .solved || system.solver.status == .conflict else {
      return outcome
    }
    system.place()
    if isDiagnosing { outcome.isSettled = !system.updateTexts() }
    return outcome
  }

  /// The size that the constraints give the root, pulled to the target with these priorities.
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

  /// A system whose root is pulled to its target size with these priorities.
  func fittingSystem(
    horizontal: UILayoutPriority,
    vertical: UILayoutPriority
  ) -> LayoutSystem {
    let system = LayoutSystem(root: root, contentSizes: contentSizes, scope: scope)
    system.assumedSizes = assumedSizes
    system.lineHeights = lineHeights
    system.stackSharing = stackSharing
    system.build()
    system.loosenRoot(horizontal: horizontal, vertical: vertical)
    return system
  }

  /// A solved system, with the margins and safe areas that its views take over from their superviews.
  func settledSystem() -> LayoutSystem {
    var system = solvedSystem(margins: [:], safeAreas: [:], textWidths: [:])
    // Margins, safe areas and heights of texts depend on the solved frames. Documents settle within two rounds.
    for _ in 0..<2 {
      let safeAreas = spreadsSafeArea ? inheritedSafeAreas(system) : [:]
      let margins = inheritedMargins(system)
      let textWidths = system.sharedTextWidths()
      if margins == system.inheritedMargins, safeAreas == system.inheritedSafeAreas,
        textWidths == system.textWidths
      {
        break
      }
      system = solvedSystem(margins: margins, safeAreas: safeAreas, textWidths: textWidths)
    }
    return system
  }

  private func solvedSystem(
    margins: [ObjectIdentifier: UIEdgeInsets],
    safeAreas: [ObjectIdentifier: UIEdgeInsets],
    textWidths: [ObjectIdentifier: CGFloat]
  ) -> LayoutSystem {
    let system = LayoutSystem(root: root, contentSizes: contentSizes, scope: scope)
    system.assumedSizes = assumedSizes
    system.lineHeights = lineHeights
    system.stackSharing = stackSharing
    system.textWidths = textWidths
    system.inheritedMargins = margins
    system.inheritedSafeAreas = safeAreas
    system.build()
    system.settle()
    return system
  }

  /// How far each superview's margins reach into subviews that preserve them.
  func inheritedMargins(_ system: LayoutSystem) -> [ObjectIdentifier: UIEdgeInsets] {
    var found: [ObjectIdentifier: UIEdgeInsets] = [:]
    for (index, view) in system.views.enumerated()
    where view.preservesSuperviewLayoutMargins && system.parents[index] >= 0 {
      let parent = system.parents[index]
      let superview = system.views[parent]
      var margins = system.margins(of: superview)
      if superview is UIScrollView {
        // A scroll view keeps its content clear of bars by insets, so the safe area is not
        // preserved vertically.
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

  /// How far the root's safe area reaches into the views below, by their frames before any scrolling.
  private func inheritedSafeAreas(_ system: LayoutSystem) -> [ObjectIdentifier: UIEdgeInsets] {
    var found: [ObjectIdentifier: UIEdgeInsets] = [:]
    let outermost = root.ownSafeArea
    guard outermost != .zero else { return found }
    for (index, view) in system.views.enumerated() where system.parents[index] >= 0 {
      let parent = system.parents[index]
      let superview = system.views[parent]
      let safe = parent == 0 ? outermost : found[ObjectIdentifier(superview)] ?? .zero
      // A scroll view keeps its content clear of bars by its own insets.
      guard safe != .zero, !(superview is UIScrollView) else { continue }
      let (inner, outer) = (system.frame(index), system.frame(parent))
      let reach = inner.covered(by: safe, of: outer)
      if reach != .zero { found[ObjectIdentifier(view)] = reach }
    }
    return found
  }
}
