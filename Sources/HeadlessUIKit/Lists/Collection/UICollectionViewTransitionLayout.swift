/// Leads from one layout to another while a gesture says how far it has got.
///
/// Elements lie between their places in both layouts; those that only one of them has fade.
@MainActor
open class UICollectionViewTransitionLayout: UICollectionViewLayout {
  /// The layout that the transition leaves.
  public final let currentLayout: UICollectionViewLayout
  /// The layout to which it leads.
  public final let nextLayout: UICollectionViewLayout
  /// How far it has got: from 0 to 1.
  open var transitionProgress: CGFloat = 0 { didSet { invalidateLayout() } }
  private final var values: [String: CGFloat] = [:]

  /// Creates a transition between two layouts.
  public init(currentLayout: UICollectionViewLayout, nextLayout newLayout: UICollectionViewLayout) {
    self.currentLayout = currentLayout
    nextLayout = newLayout
    super.init()
  }

  /// UIKit's transitions are not archived either: nil.
  public required init?(coder: NSCoder) { nil }

  /// Keeps a value of a gesture under a name, for subclasses.
  open func updateValue(_ value: CGFloat, forAnimatedKey key: String) { values[key] = value }

  /// A value that was kept; 0 for an unknown name.
  open func value(forAnimatedKey key: String) -> CGFloat { values[key] ?? 0 }

  /// Prepares both layouts.
  open override func prepare() {
    super.prepare()
    currentLayout.prepare()
    nextLayout.prepare()
  }

  /// Between the sizes of both layouts.
  open override var collectionViewContentSize: CGSize {
    let (from, to) = (currentLayout.collectionViewContentSize, nextLayout.collectionViewContentSize)
    return CGSize(width: mix(from.width, to.width), height: mix(from.height, to.height))
  }

  /// What lies in a rectangle in either layout, or on the way between.
  ///
  /// - Complexity: O(elements that both layouts have in the rectangle).
  open override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    var found: [UICollectionViewLayoutAttributes] = []
    var seen: Set<ElementName> = []
    for layout in [currentLayout, nextLayout] {
      for attributes in layout.layoutAttributesForElements(in: rect) ?? []
      where seen.insert(ElementName(attributes)).inserted {
        if let mixed = between(attributes) { found.append(mixed) }
      }
    }
    return found
  }

  /// An item between its two places.
  open override func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    between(UICollectionViewLayoutAttributes(forCellWith: indexPath))
  }

  /// A supplementary view between its two places.
  open override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String,
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    between(
      UICollectionViewLayoutAttributes(forSupplementaryViewOfKind: elementKind, with: indexPath)
    )
  }

  private func between(_ name: UICollectionViewLayoutAttributes)
    -> UICollectionViewLayoutAttributes?
  {
    let from = currentLayout.attributes(named: name)
    let to = nextLayout.attributes(named: name)
    guard let start = from ?? to, let end = to ?? from,
      let mixed = start.copy() as? UICollectionViewLayoutAttributes
    else { return nil }
    mixed.center = CGPoint(
      x: mix(start.center.x, end.center.x),
      y: mix(start.center.y, end.center.y)
    )
    mixed.size = CGSize(
      width: mix(start.size.width, end.size.width),
      height: mix(start.size.height, end.size.height)
    )
    mixed.alpha = mix(from?.alpha ?? 0, to?.alpha ?? 0)
    mixed.zIndex = transitionProgress < 0.5 ? start.zIndex : end.zIndex
    return mixed
  }

  private func mix(_ from: CGFloat, _ to: CGFloat) -> CGFloat {
    transitionProgress == 1 ? to : from + (to - from) * transitionProgress
  }
}

/// What tells one element of a layout from another.
private struct ElementName: Hashable {
  let category: UICollectionViewElementCategory
  let kind: String?
  let path: IndexPath

  init(_ attributes: UICollectionViewLayoutAttributes) {
    category = attributes.representedElementCategory
    kind = attributes.representedElementKind
    path = attributes.indexPath
  }
}

extension UICollectionViewLayout {
  /// This layout's attributes of the element that others name.
  fileprivate final func attributes(named other: UICollectionViewLayoutAttributes)
    -> UICollectionViewLayoutAttributes?
  {
    let kind = other.representedElementKind ?? ""
    return switch other.representedElementCategory {
    case .cell: layoutAttributesForItem(at: other.indexPath)
    case .supplementaryView:
      layoutAttributesForSupplementaryView(ofKind: kind, at: other.indexPath)
    case .decorationView: layoutAttributesForDecorationView(ofKind: kind, at: other.indexPath)
    }
  }
}

extension UICollectionView {
  /// Starts to lead from the layout to another; set the progress of the returned layout, then finish or cancel.
  ///
  /// The delegate may give the transition a layout of its own. The completion hears whether the animation ran to its
  /// end and whether the transition was finished. A transition that is under way is cancelled.
  @discardableResult
  public func startInteractiveTransition(
    to layout: UICollectionViewLayout,
    completion: ((_ completed: Bool, _ finished: Bool) -> Void)? = nil
  ) -> UICollectionViewTransitionLayout {
    if transition != nil { cancelInteractiveTransition() }
    layoutIfNeeded()
    let former = layoutStorage
    let made =
      answer(.transitionLayout) {
        $1.collectionView($0, transitionLayoutForOldLayout: former, newLayout: layout)
      } ?? UICollectionViewTransitionLayout(currentLayout: former, nextLayout: layout)
    former.prepareForTransition(to: layout)
    layout.prepareForTransition(from: former)
    transition = CollectionTransition(layout: made, completion: completion)
    become(made)
    // Both layouts ask the view for its bounds and its items meanwhile.
    former.collectionView = self
    layout.collectionView = self
    layoutIfNeeded()
    return made
  }

  /// Ends the transition at the new layout.
  public func finishInteractiveTransition() { endTransition(isFinished: true) }

  /// Ends the transition at the old layout.
  public func cancelInteractiveTransition() { endTransition(isFinished: false) }

  private func endTransition(isFinished: Bool) {
    guard let transition else { return }
    self.transition = nil
    let (from, to) = (transition.layout.currentLayout, transition.layout.nextLayout)
    let survivors = shown.list.map(\.view)
    (isFinished ? from : to).collectionView = nil
    become(isFinished ? to : from)
    layoutIfNeeded()
    settleOffset()
    from.finalizeLayoutTransition()
    to.finalizeLayoutTransition()
    if isFinished {
      for view in survivors where view.superviewStorage === self {
        view.didTransition(from: from, to: to)
      }
    }
    guard let completion = transition.completion else { return }
    UIView.animate(withDuration: CollectionTiming.animationDuration, animations: {}) {
      completion($0, isFinished)
    }
  }

  /// Uses another layout from the next pass on.
  final func become(_ layout: UICollectionViewLayout) {
    layoutStorage.collectionView = nil
    layoutStorage = layout
    layout.collectionView = self
    let context = layout.makeInvalidationContext()
    context.invalidateEverything = true
    layout.invalidateLayout(with: context)
    elementsAreStale = true
  }
}
