import ConstraintSolver
import Foundation

/// Keeps the solved constraints of an island: a view that is placed by hand, by its mask or by a list, and below it the views
/// that constraints place.
///
/// A change says how much of the solution it spoils. Another size of the root, another text or another constant only changes
/// numbers: the system is solved again along the order found before, and nothing is allocated. Anything else makes a new one.
@MainActor
final class LayoutHost {
  /// What changed since the last layout.
  struct Staleness: OptionSet {
    let rawValue: UInt8
    /// Views, constraints, priorities, margins, stacks.
    static let structure = Staleness(rawValue: 1 << 0)
    /// Natural sizes.
    static let content = Staleness(rawValue: 1 << 1)
    /// Constants of constraints.
    static let constants = Staleness(rawValue: 1 << 2)
  }

  /// A system that answers which size fits, with the priorities that it was made for.
  private struct Fitting {
    let system: LayoutSystem
    let horizontal: UILayoutPriority
    let vertical: UILayoutPriority
  }

  /// Whether some host sets frames now.
  @exclusivity(unchecked) private(set) static var isPlacing = false
  /// Stack of the walks through islands, kept so that they allocate nothing.
  @exclusivity(unchecked) static var waiting: [UIView] = []

  @exclusivity(unchecked) private var staleness = Staleness.structure
  @exclusivity(unchecked) private var fittingStaleness = Staleness.structure
  @exclusivity(unchecked) private var system: LayoutSystem?
  @exclusivity(unchecked) private var fitting: Fitting?
  @exclusivity(unchecked) private var size = CGSize.zero
  @exclusivity(unchecked) private var isBusy = false

  init() {}

  /// Notes a change.
  func invalidate(_ change: Staleness) {
    staleness.formUnion(change)
    fittingStaleness.formUnion(change)
  }

  /// Solves what changed and gives the views of the island their frames.
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
    if let system, refresh(system, change, root) {
      finish(system)
    } else {
      let made = madeSystem(root)
      system = made
      finish(made)
    }
  }

  /// A settled system: that of an island of equal facts with other numbers, or a new one.
  private func madeSystem(_ root: UIView) -> LayoutSystem {
    let (known, key) = template(root, .frames) { refresh($0, [.content, .constants], root) }
    if let known { return known }
    let made = LayoutEngine(root: root, scope: .island).settledSystem()
    if let key { LayoutTemplates.shared.keep(made, key) }
    return made
  }

  /// A system that answers sizes, not settled: that of an island of equal facts with other numbers, or a new one.
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

  /// A system from a template that a test takes, or the key by which one that is made is to be kept.
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

  /// The size that the constraints of the island give the root where only the target pulls at it.
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
      adopt(fitting.system, change)
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

  /// Takes over what changed; false where the system is not the one that is needed.
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
    // Kept systems hold no views, which hold them.
    system.views.removeAll(keepingCapacity: true)
  }
}

extension UIView {
  /// Whether constraints of the superview's island place the view or name something in it.
  final var isTiedToSuperview: Bool {
    if flags.contains(.usesConstraints), !flags.contains(.isContentView) { return true }
    return !flags.isDisjoint(with: [.isConstrained, .subtreeIsConstrained])
  }

  /// The view at the top of the island.
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

  /// Whether the view has anything that asks for constraints to be solved.
  final var mayHostLayout: Bool {
    if !constraintList.isEmpty || constraintSource != nil || flags.contains(.arrangesSubviews) {
      return true
    }
    if flags.contains(.placesSubviews) { return false }
    for subview in subviewStorage where subview.flags.contains(.usesConstraints) { return true }
    return false
  }

  /// Solves the constraints of the island that the view belongs to, where something changed.
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

  /// Says that the island's solution holds no more, and that a pass must come this way.
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

  /// A view that constraints name got a size from a mask, a cell or by hand: what they see of it is another.
  final func givenSizeDidChange() {
    guard !LayoutHost.isPlacing, flags.contains(.isContentView) || !flags.contains(.usesConstraints)
    else { return }
    invalidateIsland(.structure)
  }

  /// The size that constraints ask for; nil where the view has none.
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
