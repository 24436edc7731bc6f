import ConstraintSolver
import Foundation

/// The constraints of a view tree as a system of the solver.
///
/// Each view has four variables: where its frame begins in the root's coordinates, and its size. The root's are given.
/// A view whose mask stands for constraints is tied to its superview as the mask says; content asks for its size
/// by one row with the priorities of compression resistance and hugging.
@MainActor
final class LayoutSystem {
  /// Which views of the tree take part.
  enum Scope {
    /// All of them: those that masks place are tied to their superviews by constraints.
    case tree
    /// Those that constraints place or name: the others follow by their masks, without a solver.
    case island
  }

  /// Not retained: a root keeps the system with which it lays out its subtree.
  unowned let root: UIView
  let scope: Scope
  let solver: Solver
  /// The views of the tree, each before its subviews; a system that is kept holds them only while it works.
  @exclusivity(unchecked) var views: [UIView] = []
  /// The index of a view's superview among the views; -1 for the root.
  @exclusivity(unchecked) private(set) var parents: [Int] = []
  @exclusivity(unchecked) private var indices: [ObjectIdentifier: Int] = [:]
  @exclusivity(unchecked) var guideBoxes: [ObjectIdentifier: LayoutBox] = [:]
  @exclusivity(unchecked) var contentBoxes: [ObjectIdentifier: LayoutBox] = [:]
  /// Natural sizes that hold instead of the views' own.
  let contentSizes: [ObjectIdentifier: CGSize]
  /// Views whose natural size is the least that they take, and holds nothing back.
  @exclusivity(unchecked) var looseViews: Set<ObjectIdentifier> = []
  /// Lengths to assume for views that ask for none.
  @exclusivity(unchecked) var assumedSizes: [ObjectIdentifier: AssumedSize] = [:]
  /// How high a line of a label's text is, where its font is not the one that it says.
  @exclusivity(unchecked) var lineHeights: [ObjectIdentifier: CGFloat] = [:]
  /// Margins that follow from where views lie, found by an earlier pass.
  @exclusivity(unchecked) var inheritedMargins: [ObjectIdentifier: UIEdgeInsets] = [:]
  /// Safe areas that follow from where views lie, found by an earlier pass.
  @exclusivity(unchecked) var inheritedSafeAreas: [ObjectIdentifier: UIEdgeInsets] = [:]
  /// The layout constraint of a solver's row, by the row's index.
  @exclusivity(unchecked) private(set) var sources: [Int: NSLayoutConstraint] = [:]
  /// The rows of layout constraints with the constants that they were made with.
  @exclusivity(unchecked) var constraintRows: [ConstraintRow] = []
  /// The rows of the root's width and height.
  @exclusivity(unchecked) var sizeRows: (width: ConstraintID, height: ConstraintID)?
  /// The rows of the natural width and height of views.
  @exclusivity(unchecked) var contentRows:
    [(view: Int, width: ConstraintID?, height: ConstraintID?)] = []
  /// The places among them of texts that ask for no more width than their lines take, until the next layout.
  @exclusivity(unchecked) var narrowedRows: [Int] = []
  /// Where the rows come from that no constraint made: each entry speaks of those up to its end.
  @exclusivity(unchecked) private(set) var origins: [(end: Int, requirement: LayoutRequirement)] =
    []
  /// The sizes that a row keeps from becoming negative.
  @exclusivity(unchecked) var positiveSizes: Set<Int> = []
  /// How often such rows were looked for; further instances go on from there, so that they end where the first one did.
  @exclusivity(unchecked) var positiveRounds = 0
  /// Whether any view takes over margins of its superview.
  @exclusivity(unchecked) private(set) var preservesMargins = false
  @exclusivity(unchecked) private var terms: [Term] = []
  @exclusivity(unchecked) private(set) var error: SolverError?

  init(root: UIView, contentSizes: [ObjectIdentifier: CGSize], scope: Scope = .tree) {
    self.root = root
    self.scope = scope
    self.contentSizes = contentSizes
    solver = Solver(variableCapacity: 64, constraintCapacity: 96)
    gatherViews()
    addRoot()
    note(.rootSize(root))
  }

  /// A system for another island of the same facts; its views are gathered when it is refreshed.
  init(root: UIView, _ record: Record) {
    self.root = root
    scope = .island
    contentSizes = [:]
    solver = record.solver.makeInstance()
    parents = record.parents
    constraintRows = record.constraintRows
    contentRows = record.contentRows
    sizeRows = record.sizeRows
    positiveSizes = record.positiveSizes
    positiveRounds = record.positiveRounds
    preservesMargins = record.preservesMargins
    adoptViews(record)
  }

  /// Takes over what is known by view: which margins reach in, where content lies, what open variables keep.
  private func adoptViews(_ record: Record) {
    guard refillViews(&LayoutHost.waiting) else { return }
    for (view, margins) in record.inheritedMargins {
      inheritedMargins[ObjectIdentifier(views[view])] = margins
    }
    for (view, box) in record.contentBoxes { contentBoxes[ObjectIdentifier(views[view])] = box }
    solver.withPreferredValues { values in
      for (view, box) in record.contentBoxes {
        values[box.width] = Double(views[view].placement.width)
        values[box.height] = Double(views[view].placement.height)
      }
      for (index, view) in views.enumerated() {
        let (parent, frame) = (parents[index], view.placement)
        let isRoot = parent < 0
        // A view comes after its superview, whose place in the root's coordinates is there by then.
        values[4 * index] = isRoot ? 0 : values[4 * parent] + Double(frame.minX)
        values[4 * index + 1] = isRoot ? 0 : values[4 * parent + 1] + Double(frame.minY)
        values[4 * index + 2] = Double(frame.width)
        values[4 * index + 3] = Double(frame.height)
      }
    }
  }

  /// Says where the rows added since the last note come from.
  private func note(_ requirement: LayoutRequirement) {
    // Systems that are kept must not keep views.
    if scope == .tree { origins.append((solver.constraintCount, requirement)) }
  }

  /// Adds everything that decides where the views lie.
  ///
  /// - Complexity: O(views + constraints).
  func build() {
    for index in views.indices.dropFirst() {
      let view = views[index]
      if isGiven(view) { addMask(index) } else { addContent(index) }
      note(isGiven(view) ? .mask(view) : .content(view))
    }
    for (index, view) in views.enumerated() {
      if let stack = view as? UIStackView {
        addStack(stack)
        note(.stack(stack))
      }
      for (place, constraint) in view.constraintStorage.enumerated() {
        add(constraint, holder: index, place)
      }
      note(.guides(view))
    }
  }

  /// Whether a view's place follows from its superview by its mask.
  func isGiven(_ view: UIView) -> Bool {
    view.flags.contains(.isContentView) || !view.flags.contains(.usesConstraints)
  }

  private func gatherViews() {
    var waiting: [(view: UIView, parent: Int, origin: CGPoint)] = [(root, -1, .zero)]
    while let (view, parent, origin) = waiting.popLast() {
      indices[ObjectIdentifier(view)] = views.count
      for value in [origin.x, origin.y, view.placement.width, view.placement.height] {
        _ = solver.makeVariable(preferred: Double(value))
      }
      let index = views.count
      views.append(view)
      parents.append(parent)
      if parent >= 0, view.flags.contains(.preservesMargins) { preservesMargins = true }
      for subview in view.subviewStorage.reversed() where includes(subview, of: view) {
        let place = subview.placement.origin
        waiting.append((subview, index, CGPoint(x: origin.x + place.x, y: origin.y + place.y)))
      }
    }
  }

  /// Whether a subview takes part in the layout of its superview's island.
  func includes(_ subview: UIView, of view: UIView) -> Bool {
    scope == .tree || (!view.flags.contains(.placesSubviews) && subview.isTiedToSuperview)
  }

  private func addRoot() {
    let size = root.placement.size
    addRow([Term(variable(0))], constant: 0)
    addRow([Term(variable(1))], constant: 0)
    guard let width = addRow([Term(variable(2))], constant: -Double(size.width)),
      let height = addRow([Term(variable(3))], constant: -Double(size.height))
    else { return }
    sizeRows = (width, height)
  }

  func variable(_ index: Int) -> Variable { Variable(index: index) }

  /// The box of the view of an index: its alignment rectangle.
  func box(_ index: Int) -> LayoutBox {
    LayoutBox(first: 4 * index).inset(by: views[index].alignmentRectInsets)
  }

  /// The frame of the view of an index.
  func frameBox(_ index: Int) -> LayoutBox { LayoutBox(first: 4 * index) }

  func index(of view: UIView) -> Int? { indices[ObjectIdentifier(view)] }

  // MARK: Rows

  /// Adds a row whose terms sum to 0, or keep a side of it.
  @discardableResult
  func addRow(
    _ terms: [Term],
    constant: Double,
    _ relation: NSLayoutConstraint.Relation = .equal,
    priority: Float = 1000
  ) -> ConstraintID? {
    let level = Priority(min(priority, 1000))
    return addRow(
      terms,
      constant: constant,
      below: relation == .lessThanOrEqual ? nil : level,
      above: relation == .greaterThanOrEqual ? nil : level
    )
  }

  /// Adds a row that costs by its side; what has no priority above 0 asks for nothing.
  @discardableResult
  func addRow(_ terms: [Term], constant: Double, below: Priority?, above: Priority?)
    -> ConstraintID?
  {
    let low = below.flatMap { $0.rawValue > 0 ? $0 : nil }
    let high = above.flatMap { $0.rawValue > 0 ? $0 : nil }
    guard low != nil || high != nil else { return nil }
    do throws(SolverError) {
      return try solver.add(terms, constant: constant, below: low, above: high)
    } catch {
      self.error = error
      return nil
    }
  }

  /// Adds `first - multiplier × second - constant` as a row.
  @discardableResult
  func addRow(
    _ first: LayoutQuantity,
    _ relation: NSLayoutConstraint.Relation = .equal,
    _ second: LayoutQuantity? = nil,
    multiplier: Double = 1,
    constant: Double = 0,
    priority: Float = 1000,
    origin: Int = -1
  ) -> ConstraintID? {
    terms.removeAll(keepingCapacity: true)
    var sum = first.constant - constant
    append(first, 1)
    var originFactor = first.isPosition ? -1.0 : 0
    if let second {
      append(second, -multiplier)
      sum -= multiplier * second.constant
      if second.isPosition { originFactor += multiplier }
    }
    // A multiple of a place is one in the coordinates of the view that holds the constraint.
    if originFactor != 0, origin >= 0 { terms.append(Term(variable(origin), originFactor)) }
    return addRow(terms, constant: sum, relation, priority: priority)
  }

  /// Holds a sum of quantities, each times its factor, to nothing.
  func addRow(of parts: [(LayoutQuantity, Double)], priority: Float) {
    terms.removeAll(keepingCapacity: true)
    var sum = 0.0
    for (quantity, factor) in parts {
      append(quantity, factor)
      sum += factor * quantity.constant
    }
    addRow(terms, constant: sum, priority: priority)
  }

  private func append(_ quantity: LayoutQuantity, _ factor: Double) {
    if quantity.position >= 0 { terms.append(Term(variable(quantity.position), factor)) }
    if quantity.size >= 0 {
      terms.append(Term(variable(quantity.size), factor * quantity.sizeFactor))
    }
  }

  // MARK: Constraints

  private func add(_ constraint: NSLayoutConstraint, holder: Int, _ place: Int) {
    guard let item = constraint.activeFirst, constraint.priority.rawValue > 0 else { return }
    // Views are placed in the direction of what holds them, whatever the direction of their own content.
    let isFlipped = constraint.owner?.effectiveUserInterfaceLayoutDirection == .rightToLeft
    let other = constraint.activeSecond
    guard let first = quantity(item, constraint.firstAttribute, other: other, isFlipped)
    else { return }
    var second: LayoutQuantity?
    if let other, constraint.secondAttribute != .notAnAttribute {
      second = quantity(other, constraint.secondAttribute, other: item, isFlipped)
      if second == nil { return }
    }
    let owner = constraint.owner.flatMap { index(of: $0) } ?? 0
    // What leads from the right is measured leftwards.
    let isMirrored =
      isFlipped
      && (constraint.firstAttribute.isDirectional || constraint.secondAttribute.isDirectional)
    let row = addRow(
      first,
      isMirrored ? constraint.relation.mirrored : constraint.relation,
      second,
      multiplier: Double(constraint.multiplier),
      constant: Double(isMirrored ? -constraint.constant : constraint.constant),
      priority: constraint.priority.rawValue,
      origin: 4 * owner + (constraint.firstAttribute.isVertical ? 1 : 0)
    )
    guard let row else { return }
    if scope == .tree { return sources[row.index] = constraint }
    constraintRows.append(
      ConstraintRow(
        row: row,
        holder: holder,
        place: place,
        constant: Double(constraint.constant),
        isMirrored: isMirrored
      )
    )
  }

  /// An attribute of a view or a guide; nil for what lies outside the tree.
  private func quantity(
    _ item: AnyObject,
    _ attribute: NSLayoutConstraint.Attribute,
    other: AnyObject?,
    _ isFlipped: Bool
  ) -> LayoutQuantity? {
    guard let box = box(of: item, attribute, other: other) else { return nil }
    if attribute == .firstBaseline || attribute == .lastBaseline,
      let view = item as? UIView, let baseline = baseline(attribute, of: view, in: box)
    {
      return baseline
    }
    return box.quantity(attribute, isFlipped: isFlipped)
  }

  private func box(
    of item: AnyObject,
    _ attribute: NSLayoutConstraint.Attribute,
    other: AnyObject?
  ) -> LayoutBox? {
    if let guide = item as? UILayoutGuide { return box(of: guide) }
    guard let view = item as? UIView, let index = index(of: view) else { return nil }
    let margins = attribute.isMargin ? margins(of: view) : .zero
    if attribute.isEdge, let scroll = view as? UIScrollView,
      let inner = NSLayoutConstraint.view(of: other), inner !== scroll,
      inner.isDescendant(of: scroll)
    {
      return contentBox(of: scroll, index).inset(by: margins)
    }
    return (attribute.isMargin ? frameBox(index) : box(index)).inset(by: margins)
  }

  /// The margins that layout keeps: set or the default, at least the superview's where they are preserved, and the safe area.
  func margins(of view: UIView) -> UIEdgeInsets {
    var margins =
      view is UIStackView && !view.hasExplicitLayoutMargins ? .zero : view.layoutMargins
    if let inherited = inheritedMargins[ObjectIdentifier(view)] {
      margins.top = max(margins.top, inherited.top)
      margins.left = max(margins.left, inherited.left)
      margins.bottom = max(margins.bottom, inherited.bottom)
      margins.right = max(margins.right, inherited.right)
    }
    guard view.insetsLayoutMarginsFromSafeArea else { return margins }
    let safe = safeArea(of: view)
    margins.top += safe.top
    margins.left += safe.left
    margins.bottom += safe.bottom
    margins.right += safe.right
    return margins
  }

  /// What bars and corners take of a view: its own, or what reaches in from its superview's.
  func safeArea(of view: UIView) -> UIEdgeInsets {
    inheritedSafeAreas[ObjectIdentifier(view)] ?? view.safeAreaInsets
  }
}
