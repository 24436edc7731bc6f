import ConstraintSolver
import Foundation

/// The constraints of a view tree as a system of the solver.
///
/// Each view has four variables: the origin of its frame in the root's coordinates, and its size.
/// The root's are fixed. A mask that stands for constraints becomes rows that tie the view to its
/// superview. Each intrinsic length is one row, with the priorities of compression resistance and hugging.
@MainActor
final class LayoutSystem {
  /// Which views of the tree take part.
  enum Scope {
    /// All views: rows stand for the masks of those that masks place.
    case tree
    /// Views that constraints place or name; the others follow by their masks, without the solver.
    case island
  }

  /// Not retained: the root retains the system that lays out its subtree.
  unowned let root: UIView
  let scope: Scope
  let solver: Solver
  // Fields are unchecked for exclusivity: each access ends before an app's code can run.
  /// The views, each before its subviews; a kept system holds them only while it works.
  @exclusivity(unchecked) var views: [UIView] = []
  /// The index of each view's superview; -1 for the root.
  @exclusivity(unchecked) private(set) var parents: [Int] = []
  @exclusivity(unchecked) private var indices: [ObjectIdentifier: Int] = [:]
  @exclusivity(unchecked) var guideBoxes: [ObjectIdentifier: LayoutBox] = [:]
  /// The indices of views with guides that code or a nib added and constraints name.
  @exclusivity(unchecked) var guideHolders: [Int] = []
  @exclusivity(unchecked) var contentBoxes: [ObjectIdentifier: LayoutBox] = [:]
  /// Intrinsic sizes that replace the views' own, by view.
  let contentSizes: [ObjectIdentifier: CGSize]
  /// Lengths assumed for views without an intrinsic size.
  @exclusivity(unchecked) var assumedSizes: [ObjectIdentifier: AssumedSize] = [:]
  /// Line heights of labels whose font is not the one that they name.
  @exclusivity(unchecked) var lineHeights: [ObjectIdentifier: CGFloat] = [:]
  /// How stacks share out what ST leaves open.
  @exclusivity(unchecked) var stackSharing = StackSharing()
  /// The widths of texts in columns that share their length by content, found from an earlier solution.
  @exclusivity(unchecked) var textWidths: [ObjectIdentifier: CGFloat] = [:]
  /// Margins that views take over from their superviews, found from an earlier solution.
  @exclusivity(unchecked) var inheritedMargins: [ObjectIdentifier: UIEdgeInsets] = [:]
  /// Safe areas that reach into views, found from an earlier solution.
  @exclusivity(unchecked) var inheritedSafeAreas: [ObjectIdentifier: UIEdgeInsets] = [:]
  /// The layout constraint of a row, by the row's index.
  @exclusivity(unchecked) private(set) var sources: [Int: NSLayoutConstraint] = [:]
  /// The rows of layout constraints, with the constants that the rows have.
  @exclusivity(unchecked) var constraintRows: [ConstraintRow] = []
  /// The rows of the root's width and height.
  @exclusivity(unchecked) var sizeRows: (width: ConstraintID, height: ConstraintID)?
  /// The rows of the views' intrinsic widths and heights.
  @exclusivity(unchecked) var contentRows:
    [(view: Int, width: ConstraintID?, height: ConstraintID?)] = []
  /// Indices into ``contentRows`` of texts narrowed to the width of their lines, until the next layout.
  @exclusivity(unchecked) var narrowedRows: [Int] = []
  /// The requirements of rows without a constraint: each entry covers the rows before its `end`.
  @exclusivity(unchecked) private(set) var origins: [(end: Int, requirement: LayoutRequirement)] =
    []
  /// The variables of sizes that a row keeps from being negative.
  @exclusivity(unchecked) var positiveSizes: Set<Int> = []
  /// How many rounds looked for negative sizes.
  ///
  /// A replayed system goes on counting from its template's rounds, so that both end alike.
  @exclusivity(unchecked) var positiveRounds = 0
  /// Whether a stack's shares hang on the intrinsic sizes that its rows were made of.
  @exclusivity(unchecked) var sharesLengths = false
  /// Whether any view preserves its superview's margins.
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

  /// Makes a system from the record of an island with equal facts; its views are gathered anew.
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
    sharesLengths = record.sharesLengths
    adoptViews(record)
  }

  /// Sets what is kept by view: inherited margins, content boxes, and preferred values from the frames.
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
        // Superviews come first, so the superview's origin in the root's coordinates is known.
        values[4 * index] = isRoot ? 0 : values[4 * parent] + Double(frame.minX)
        values[4 * index + 1] = isRoot ? 0 : values[4 * parent + 1] + Double(frame.minY)
        values[4 * index + 2] = Double(frame.width)
        values[4 * index + 3] = Double(frame.height)
      }
    }
  }

  /// Records the requirement behind the rows added since the last note.
  private func note(_ requirement: LayoutRequirement) {
    // Requirements hold views; a kept system must not.
    if scope == .tree { origins.append((solver.constraintCount, requirement)) }
  }

  /// Adds all rows.
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

  /// Whether a view is placed by its mask or as a content view, not by constraints.
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

  /// Whether a subview takes part in its superview's system.
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

  /// The alignment rectangle of the view at an index.
  func box(_ index: Int) -> LayoutBox {
    LayoutBox(first: 4 * index).inset(by: views[index].alignmentRectInsets)
  }

  /// The frame of the view at an index.
  func frameBox(_ index: Int) -> LayoutBox { LayoutBox(first: 4 * index) }

  func index(of view: UIView) -> Int? { indices[ObjectIdentifier(view)] }

  // MARK: Rows

  /// Adds a row: its terms and the constant sum to 0, or stay on one side of it.
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

  /// Adds a row with a priority for each side of 0; nil or a priority of 0 leaves that side free.
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
    // A multiple of a position counts from the origin of the view that holds the constraint.
    if originFactor != 0, origin >= 0 { terms.append(Term(variable(origin), originFactor)) }
    return addRow(terms, constant: sum, relation, priority: priority)
  }

  /// Adds a row that keeps a weighted sum of quantities at 0.
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
    // The direction is that of the view that holds the constraint, not of its items.
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
    // From right to left, constants of leading and trailing attributes count towards the left.
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

  /// An attribute of a view or guide as a quantity; nil for items outside the tree.
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

  /// The margins used in layout: the view's own, at least the inherited ones, plus the safe area.
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

  /// The safe area inside a view: what reaches in from its superview, else its own.
  func safeArea(of view: UIView) -> UIEdgeInsets {
    inheritedSafeAreas[ObjectIdentifier(view)] ?? view.ownSafeArea
  }
}
