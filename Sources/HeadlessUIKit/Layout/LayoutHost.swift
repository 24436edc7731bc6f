import ConstraintSolver
import Foundation

/// Keeps the solved constraints of an island.
///
/// An island is a view placed by hand, by its mask or by a list, with the views below it that
/// constraints place. Each change says how much of the solution becomes stale. Another size of the
/// root, another text or another constant only changes numbers: the system is solved again along
/// the order found before, without allocating. Any other change makes a new system.
@MainActor
final class LayoutHost {
  /// What changed since the last layout.
  struct Staleness: OptionSet {
    let rawValue: UInt8
    /// Views, constraints, priorities, margins or stacks changed: a new system is needed.
    static let structure = Staleness(rawValue: 1 << 0)
    /// Intrinsic sizes changed.
    static let content = Staleness(rawValue: 1 << 1)
    /// Constants of constraints changed.
    static let constants = Staleness(rawValue: 1 << 2)
  }

  /// A system that answers fitting sizes for these priorities.
  private struct Fitting {
    let system: LayoutSystem
    let horizontal: UILayoutPriority
    let vertical: UILayoutPriority
  }

  /// Whether a host is setting frames now, so that their changes do not invalidate the island.
  @exclusivity(unchecked) private(set) static var isPlacing = false
  /// The stack of walks through islands; kept, so that they do not allocate.
  @exclusivity(unchecked) static var waiting: [UIView] = []

  // Unchecked for exclusivity: each access ends before an app's code can run.
  @exclusivity(unchecked) private var staleness = Staleness.structure
  @exclusivity(unchecked) private var fittingStaleness = Staleness.structure
  @exclusivity(unchecked) private var system: LayoutSystem?
  @exclusivity(unchecked) private var fitting: Fitting?
  @exclusivity(unchecked) private var size = CGSize.zero
  @exclusivity(unchecked) private var isBusy = false

  init() {}

  /// Adds a change to those of the next layout and of the next fitting size.
  func invalidate(_ change: Staleness) {
    staleness.formUnion(change)
    fittingStaleness.formUnion(change)
  }

  /// Solves what changed and sets the frames of the island's views.
  ///
  /// - Complexity: O(1) when nothing changed; O(views + terms) when only numbers did.
  func layOut(_ root: UIView) {
    guard !isBusy, !staleness.isEmpty || size != root.placement.size else { return }
    isBusy = true
    defer { isBusy = false }
    let change = staleness
    staleness = []
    size = root.placement.size
    EngineCounters.current.constraintSolves &+= 1
    if let system, keeps(system, change), refresh(system, change, root) {
      finish(system)
    } else {
      let made = madeSystem(root)
      system = made
      finish(made)
    }
  }

  /// A settled system: replayed from a template of equal facts, or solved anew.
  private func madeSystem(_ root: UIView) -> LayoutSystem {
    let (known, key) = template(root, .frames) { refresh($0, [.content, .constants], root) }
    if let known { return known }
    let made = LayoutEngine(root: root, scope: .island).settledSystem()
    if let key { LayoutTemplates.shared.keep(made, key) }
    return made
  }

  /// A system for fitting sizes, not settled: replayed from a template of equal facts, or made anew.
  private func madeFittingSystem(
    _ root: UIView,
    _ target: CGSize,
    _ horizontal: UILayoutPriority,
    _ vertical: UILayoutPriority
  ) -> LayoutSystem {
    let (known, key) = template(
      root,
      .fitting(horizontal: horizontal.rawValue, vertical: vertical.rawValue)
    ) { adopt($0, [.content, .constants]) }
    if let known { return known }
    let made = LayoutEngine(root: root, scope: .island)
      .fittingSystem(horizontal: horizontal, vertical: vertical)
    guard let key else { return made }
    made.setRootSize(target)
    made.settle()
    LayoutTemplates.shared.keep(made, key)
    return made
  }

  /// The system of a template that `takes` accepts; else the key under which to keep a new system.
  private func template(
    _ root: UIView,
    _ purpose: LayoutTemplate.Purpose,
    _ takes: (LayoutSystem) -> Bool
  ) -> (LayoutSystem?, LayoutTemplate.Key?) {
    switch LayoutTemplates.shared.match(root, purpose) {
    case .known(let system):
      return takes(system) ? (system, nil) : (nil, LayoutTemplates.shared.key(root, purpose))
    case .new(let key): return (nil, key)
    case .none: return (nil, nil)
    }
  }

  /// The size that the island's constraints give the root, pulled to the target with these priorities.
  func fittingSize(
    _ root: UIView,
    _ target: CGSize,
    horizontal: UILayoutPriority,
    vertical: UILayoutPriority
  ) -> CGSize {
    EngineCounters.current.constraintSolves &+= 1
    let change = fittingStaleness
    fittingStaleness = []
    if let fitting, fitting.horizontal == horizontal, fitting.vertical == vertical,
      keeps(fitting.system, change), adopt(fitting.system, change)
    {
      return answer(fitting.system, target)
    }
    let made = madeFittingSystem(root, target, horizontal, vertical)
    fitting = Fitting(system: made, horizontal: horizontal, vertical: vertical)
    return answer(made, target)
  }

  private func answer(_ system: LayoutSystem, _ target: CGSize) -> CGSize {
    system.setRootSize(target)
    system.settle()
    system.views.removeAll(keepingCapacity: true)
    return system.rootSize(target)
  }

  private func refresh(_ system: LayoutSystem, _ change: Staleness, _ root: UIView) -> Bool {
    guard adopt(system, change) else { return false }
    system.setRootSize(size)
    system.settle()
    guard system.preservesMargins else { return true }
    return LayoutEngine(root: root, scope: .island).inheritedMargins(system)
      == system.inheritedMargins
  }

  /// Whether a kept system can follow a change: the shares of a stack are factors, which new texts change.
  private func keeps(_ system: LayoutSystem, _ change: Staleness) -> Bool {
    !change.contains(.content) || !system.sharesLengths
  }

  /// Sets the changed numbers in a system; false where a new system is needed.
  private func adopt(_ system: LayoutSystem, _ change: Staleness) -> Bool {
    guard !change.contains(.structure), system.holdsViews || system.refillViews(&LayoutHost.waiting)
    else { return false }
    if change.contains(.constants) { system.updateConstants() }
    return !change.contains(.content) || system.updateContent()
  }

  private func finish(_ system: LayoutSystem) {
    if system.solver.status == .solved || system.solver.status == .conflict {
      LayoutHost.isPlacing = true
      system.place()
      LayoutHost.isPlacing = false
    }
    // A kept system must not hold views: they hold it, through the host.
    system.views.removeAll(keepingCapacity: true)
  }
}

extension UIView {
  /// Whether the superview's island places the view, or a constraint in it names the view or its subtree.
  final var isTiedToSuperview: Bool {
    if flags.contains(.usesConstraints), !flags.contains(.isContentView) { return true }
    return !flags.isDisjoint(with: [.isConstrained, .subtreeIsConstrained])
  }

  /// The topmost view of the island.
  ///
  /// - Complexity: O(depth in the island).
  final var layoutRoot: UIView {
    var view = self
    while view.isTiedToSuperview, let parent = view.superviewStorage,
      !parent.flags.contains(.placesSubviews)
    {
      view = parent
    }
    return view
  }

  /// Whether the view has constraints, arranges subviews or has subviews that constraints place.
  final var mayHostLayout: Bool {
    if !constraintList.isEmpty || constraintSource != nil || flags.contains(.arrangesSubviews) {
      return true
    }
    if flags.contains(.placesSubviews) { return false }
    for subview in subviewStorage where subview.flags.contains(.usesConstraints) { return true }
    return false
  }

  /// Solves the island that the view belongs to, if something in it changed.
  final func layOutIsland() {
    let root = layoutRoot
    root.host.layOut(root)
  }

  private var host: LayoutHost {
    if let known = rare?.layoutHost { return known }
    let made = LayoutHost()
    rareState.layoutHost = made
    flags.insert(.hostsLayout)
    return made
  }

  /// Marks the island's solution stale and its hosts as needing layout.
  ///
  /// - Complexity: O(depth in the island).
  final func invalidateIsland(_ change: LayoutHost.Staleness) {
    var view = self
    while true {
      if view.flags.contains(.hostsLayout) {
        view.rare?.layoutHost?.invalidate(change)
        view.markNeedsLayout()
      }
      guard view.isTiedToSuperview, let parent = view.superviewStorage,
        !parent.flags.contains(.placesSubviews)
      else { return }
      view = parent
    }
  }

  /// Invalidates the island after a mask, a cell or code changed the frame of a view that constraints name.
  final func givenFrameDidChange() {
    guard !LayoutHost.isPlacing, flags.contains(.isContentView) || !flags.contains(.usesConstraints)
    else { return }
    invalidateIsland(.structure)
  }

  /// The size that constraints give the view; nil for a view without constraints.
  final func constrainedSize(
    _ target: CGSize,
    horizontal: UILayoutPriority,
    vertical: UILayoutPriority
  ) -> CGSize? {
    guard flags.contains(.hostsLayout) || mayHostLayout else { return nil }
    updateConstraintsIfNeeded()
    if layoutRoot === self {
      return host.fittingSize(self, target, horizontal: horizontal, vertical: vertical)
    }
    return LayoutEngine(root: self, scope: .island)
      .fittingSize(target, horizontal: horizontal, vertical: vertical)
  }
}
