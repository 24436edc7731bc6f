import Foundation

/// Everything that decides which rows an island's system has, as numbers to compare islands by.
///
/// Islands of equal facts have the same rows. Only constants may differ, and those are set
/// afterwards: the root's size, intrinsic sizes, constants of constraints, and the values of open
/// variables. Whatever else `LayoutSystem` comes to read of a view must be added here.
@MainActor
struct LayoutFacts {
  /// The facts, view by view, then constraint by constraint.
  private(set) var words: [UInt64] = []
  /// A hash of the words; equal facts have equal hashes.
  private(set) var hash = 0
  private var views: [UIView] = []
  private var indices: [ObjectIdentifier: Int] = [:]
  private var hasObjects = false
  private var isComparable = true

  /// Larger islands are not compared: structures that repeat are small, and systems of whole
  /// screens take memory.
  private static let viewCountMax = 250

  /// The view flags that decide which rows are made.
  private static let decidingFlags: UIView.Flags = [
    .hidden, .keepsSubviewSizes, .usesConstraints, .arrangesSubviews, .preservesMargins,
    .isContentView,
    .placesSubviews, UIView.Flags(rawValue: 0x3F << 24),
  ]

  /// Reads an island; allocates nothing once its arrays have grown.
  ///
  /// - Returns: Whether the island can be compared with others.
  /// - Complexity: O(views + constraints that are objects)
  mutating func gather(_ root: UIView) -> Bool {
    words.removeAll(keepingCapacity: true)
    (hasObjects, isComparable) = (false, true)
    defer { views.removeAll(keepingCapacity: true) }
    views.append(root)
    // Breadth first: with each view's number of subviews, the order defines the tree.
    var next = 0
    while next < views.count, isComparable, views.count <= Self.viewCountMax {
      let view = views[next]
      next += 1
      add(view, isRoot: next == 1)
    }
    guard isComparable, views.count <= Self.viewCountMax else { return false }
    if hasObjects { addObjects() }
    hash = Self.hash(words)
    return isComparable
  }

  private nonisolated static func hash(_ words: [UInt64]) -> Int {
    var hash = UInt64(words.count)
    for word in words { hash = (hash &* 31) &+ (word ^ (word >> 32)) }
    return Int(truncatingIfNeeded: hash)
  }

  private mutating func add(_ view: UIView, isRoot: Bool) {
    words.append(UInt64(UInt(bitPattern: ObjectIdentifier(type(of: view)))))
    words.append(UInt64(view.flags.intersection(Self.decidingFlags).rawValue))
    view.idStorage.appendWords(&words)
    if view.idStorage.isElsewhere { isComparable = false }
    let priorities = view.priorities
    add(priorities.huggingHorizontal, priorities.huggingVertical)
    add(priorities.compressionHorizontal, priorities.compressionVertical)
    addSource(view)
    if let rare = view.rare { add(rare, of: view) } else { words.append(0) }
    addEdges(view.alignmentRectInsets)
    let kind = ContentKind(view)
    addBaselines(view, kind)
    if !isRoot { addRows(view, kind) }
    if view.flags.contains(.arrangesSubviews), let stack = view as? UIStackView { add(stack) }
    addSubviews(of: view)
  }

  /// Whether the class alone says that a view has an intrinsic size or none, so that it need not be measured.
  private enum ContentKind {
    case none, both, unknown

    @MainActor
    init(_ view: UIView) {
      let name = ObjectIdentifier(type(of: view))
      if view.rare?.placeholderIntrinsicSize != nil {
        self = .unknown
      } else if name == ObjectIdentifier(UIView.self) {
        self = .none
      } else {
        let isText =
          name == ObjectIdentifier(UILabel.self) || name == ObjectIdentifier(UIButton.self)
        self = isText ? .both : .unknown
      }
    }
  }

  private mutating func addBaselines(_ view: UIView, _ kind: ContentKind) {
    if kind == .none { return words.append(0) }
    if let label = view as? UILabel {
      let font: UIFont = label.font
      add(Double(font.ascender))
      return add(Double(font.descender))
    }
    let box = LayoutBox(first: 0)
    add(view.baseline(.firstBaseline, in: box, lineHeight: nil)?.constant ?? -1)
    add(view.baseline(.lastBaseline, in: box, lineHeight: nil)?.constant ?? -1)
  }

  /// Adds what decides a view's own rows: its mask and frame, or which lengths its content has.
  private mutating func addRows(_ view: UIView, _ kind: ContentKind) {
    if view.flags.contains(.isContentView) || !view.flags.contains(.usesConstraints) {
      return addMask(view)
    }
    switch kind {
    case .none: words.append(0)
    case .both: words.append(3)
    case .unknown:
      let size = view.intrinsicContentSize
      words.append((size.width >= 0 ? 1 : 0) | (size.height >= 0 ? 2 : 0))
    }
  }

  private mutating func addSubviews(of view: UIView) {
    let count = views.count
    if !view.flags.contains(.placesSubviews) {
      for subview in view.subviewStorage where subview.isTiedToSuperview { views.append(subview) }
    }
    words.append(UInt64(views.count - count))
  }

  private mutating func addSource(_ view: UIView) {
    if let source = view.constraintSource {
      words.append(UInt64(view.constraintGroup) << 1 | 1)
      words.append(source.program.serial)
    } else {
      words.append(UInt64(view.constraintList.count) << 1)
      if !view.constraintList.isEmpty { hasObjects = true }
    }
  }

  private mutating func add(_ rare: RareViewState, of view: UIView) {
    words.append(rare.insetsLayoutMarginsFromSafeArea ? 3 : 1)
    words.append(UInt64(rare.semantic.rawValue))
    words.append(view.hasExplicitLayoutMargins ? 1 : 0)
    addEdges(view.layoutMargins)
    addEdges(view.ownSafeArea)
  }

  private mutating func addMask(_ view: UIView) {
    let frame = view.placement
    add(Double(frame.minX))
    add(Double(frame.minY))
    add(Double(frame.width))
    add(Double(frame.height))
    guard let outer = view.superviewStorage?.placement.size else { return }
    add(Double(outer.width))
    add(Double(outer.height))
    if let table = view.superviewStorage as? UITableView {
      words.append(table.tableHeaderView === view || table.tableFooterView === view ? 1 : 0)
    }
  }

  private mutating func add(_ stack: UIStackView) {
    let isInset = stack.isLayoutMarginsRelativeArrangement
    words.append(
      UInt64(stack.axis.rawValue) | UInt64(stack.distribution.rawValue) << 8
        | UInt64(stack.alignment.rawValue) << 16
        | (isInset ? 1 << 24 : 0) | (stack.isBaselineRelativeArrangement ? 1 << 25 : 0)
    )
    add(Double(stack.spacing))
    let (arranged, subviews) = (stack.arrangedSubviews, stack.subviewStorage)
    words.append(UInt64(arranged.count))
    for (index, view) in arranged.enumerated() {
      let isInOrder = index < subviews.count && subviews[index] === view
      let place = isInOrder ? index : subviews.firstIndex { $0 === view } ?? -1
      words.append(UInt64(bitPattern: Int64(place)))
      add(Double(stack.customSpacing(after: view)))
      guard stack.distribution == .fillProportionally else { continue }
      for isVertical in [false, true] {
        add(Double(view.proportionalLength(isVertical: isVertical) { $0.intrinsicContentSize }))
      }
    }
  }

  // MARK: Constraints that are objects

  /// Adds the constraints that exist as objects, without their constants, which are set afterwards.
  private mutating func addObjects() {
    for (index, view) in views.enumerated() { indices[ObjectIdentifier(view)] = index }
    defer { indices.removeAll(keepingCapacity: true) }
    for view in views where view.constraintSource == nil {
      for constraint in view.constraintList {
        words.append(
          UInt64(constraint.firstAttribute.rawValue) | UInt64(constraint.secondAttribute.rawValue)
            << 8
            | UInt64(constraint.relation.rawValue + 1) << 16
        )
        add(Double(constraint.multiplier))
        add(constraint.priority.rawValue, 0)
        guard let first = name(of: constraint.activeFirst),
          let second = name(of: constraint.activeSecond)
        else { return isComparable = false }
        words.append(UInt64(bitPattern: Int64(first)))
        words.append(UInt64(bitPattern: Int64(second)))
      }
    }
  }

  /// A number for the item, equal in equal islands; nil for a guide that cannot be numbered.
  private func name(of item: AnyObject?) -> Int? {
    guard let item else { return -1 }
    // Items outside the island take part in no row.
    if let index = indices[ObjectIdentifier(item)] { return index << 4 }
    guard let guide = item as? UILayoutGuide else { return item is UIView ? -2 : nil }
    guard let owner = guide.owner else { return nil }
    guard let index = indices[ObjectIdentifier(owner)] else { return -2 }
    let scroll = owner as? UIScrollView
    let roles: [UILayoutGuide?] = [
      owner.rare?.safeAreaGuide, owner.rare?.marginsGuide, owner.rare?.readableGuide,
      scroll?.contentGuideStorage, scroll?.frameGuideStorage,
    ]
    return roles.firstIndex { $0 === guide }.map { index << 4 | ($0 + 1) }
  }

  // MARK: Words

  private mutating func add(_ number: Double) { words.append(number.bitPattern) }

  private mutating func add(_ one: Float, _ other: Float) {
    words.append(UInt64(one.bitPattern) << 32 | UInt64(other.bitPattern))
  }

  private mutating func addEdges(_ edges: UIEdgeInsets) {
    guard edges != .zero else { return words.append(0) }
    words.append(1)
    add(Double(edges.top))
    add(Double(edges.left))
    add(Double(edges.bottom))
    add(Double(edges.right))
  }
}

extension CompactText {
  /// Adds the text as two words.
  fileprivate func appendWords(_ words: inout [UInt64]) {
    let (low, high) = self.words
    words.append(low)
    words.append(high)
  }
}
