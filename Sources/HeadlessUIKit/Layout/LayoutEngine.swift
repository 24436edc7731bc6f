import ConstraintSolver
import Foundation

/// Lays a view tree out by its constraints.
///
/// The root keeps its frame; views that constraints, stacks or masks place get theirs. The first line of Auto Layout: nothing calls it
/// by itself yet, so that what relies on stored frames and masks keeps them.
@MainActor
public final class LayoutEngine {
  /// How a layout ended.
  public struct Outcome {
    /// Whether all required constraints hold.
    public var isSatisfied = true
    /// What cannot hold together; only looked for where ``LayoutEngine/isDiagnosing`` is set.
    public var conflicts: [LayoutConflict] = []
    /// Views whose frame the constraints leave open; only looked for where ``LayoutEngine/isDiagnosing`` is set.
    public var ambiguities: [LayoutAmbiguity] = []
  }

  /// Natural sizes to use instead of the views' own, by view.
  public var contentSizes: [ObjectIdentifier: CGSize] = [:]
  /// Whether to look for conflicts and open frames, which costs more than a layout.
  public var isDiagnosing = false
  /// Along which axes the root is as long as its content asks for, as the height of cells that size themselves: what
  /// another length would resolve is then neither a conflict nor open.
  public var openAxes: Set<NSLayoutConstraint.Axis> = []

  private let root: UIView

  /// Creates an engine for a tree.
  public init(root: UIView) { self.root = root }

  /// Solves the constraints of the tree and sets the frames of its views.
  ///
  /// - Complexity: O(views + constraints) for a layout as layouts are.
  @discardableResult
  public func layOut() -> Outcome {
    var system = solvedSystem(inherited: [:])
    // Margins that are preserved depend on where views lie; two rounds settle what documents do.
    for _ in 0..<2 {
      let inherited = inheritedMargins(system)
      if inherited == system.inheritedMargins { break }
      system = solvedSystem(inherited: inherited)
    }
    var outcome = Outcome()
    outcome.isSatisfied = system.solver.status == .solved
    if isDiagnosing {
      outcome.conflicts = system.conflicts(openAxes)
      outcome.ambiguities = system.ambiguities(openAxes)
    }
    guard system.solver.status == .solved || system.solver.status == .conflict else {
      return outcome
    }
    place(system)
    return outcome
  }

  /// The size that the constraints give the root where only the target pulls at it.
  public func fittingSize(
    _ target: CGSize,
    horizontal: UILayoutPriority,
    vertical: UILayoutPriority
  ) -> CGSize {
    let system = LayoutSystem(root: root, contentSizes: contentSizes)
    system.build()
    let rows = [
      (system.sizeRows?.width, Double(target.width), horizontal, 2),
      (system.sizeRows?.height, Double(target.height), vertical, 3),
    ]
    for (row, length, priority, variable) in rows {
      guard let row else { continue }
      try? system.solver.setActive(false, row)
      system.addRow(
        [Term(Variable(index: variable))],
        constant: -length,
        priority: priority.rawValue
      )
    }
    solve(system)
    let width = system.solver.value(Variable(index: 2))
    let height = system.solver.value(Variable(index: 3))
    guard width.isFinite, height.isFinite else { return target }
    return CGSize(width: max(0, width), height: max(0, height))
  }

  private func solvedSystem(inherited: [ObjectIdentifier: UIEdgeInsets]) -> LayoutSystem {
    let system = LayoutSystem(root: root, contentSizes: contentSizes)
    system.inheritedMargins = inherited
    system.build()
    solve(system)
    return system
  }

  private func solve(_ system: LayoutSystem) {
    system.solver.solve()
    // The height of text follows its width, and may change widths in turn; a few rounds are enough for what ends.
    for _ in 0..<3 where system.updateHeights() { system.solver.solve() }
  }

  /// How far the superview's margins reach into views that preserve them.
  private func inheritedMargins(_ system: LayoutSystem) -> [ObjectIdentifier: UIEdgeInsets] {
    var found: [ObjectIdentifier: UIEdgeInsets] = [:]
    for (index, view) in system.views.enumerated()
    where view.preservesSuperviewLayoutMargins && system.parents[index] >= 0 {
      let parent = system.parents[index]
      let margins = system.margins(of: system.views[parent])
      let (inner, outer) = (rect(index, system), rect(parent, system))
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

  private func rect(_ index: Int, _ system: LayoutSystem) -> CGRect {
    let value = { (offset: Int) in system.solver.value(Variable(index: 4 * index + offset)) }
    return CGRect(x: value(0), y: value(1), width: value(2), height: value(3))
  }

  private func place(_ system: LayoutSystem) {
    for (index, view) in system.views.enumerated() where system.parents[index] >= 0 {
      var frame = rect(index, system)
      let parent = rect(system.parents[index], system)
      frame.origin.x -= parent.minX
      frame.origin.y -= parent.minY
      guard frame.minX.isFinite, frame.minY.isFinite, frame.width.isFinite, frame.height.isFinite
      else { continue }
      if differs(frame, view.placement) { view.frame = frame }
    }
    for (index, view) in system.views.enumerated() {
      guard let scroll = view as? UIScrollView, index >= 0,
        let content = system.contentBoxes[ObjectIdentifier(scroll)]
      else { continue }
      scroll.contentSize = CGSize(
        width: system.solver.value(Variable(index: content.width)),
        height: system.solver.value(Variable(index: content.height))
      )
    }
  }

  /// Whether a frame is another by more than what rounding in the solver makes.
  private func differs(_ left: CGRect, _ right: CGRect) -> Bool {
    abs(left.minX - right.minX) > 1e-6 || abs(left.minY - right.minY) > 1e-6
      || abs(left.width - right.width) > 1e-6 || abs(left.height - right.height) > 1e-6
  }
}
