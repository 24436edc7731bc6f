/// Interpolates between two layouts while a gesture sets the progress.
///
/// Elements are placed between their frames in both layouts. Those that only one layout has fade.
@preconcurrency @MainActor
open class UICollectionViewTransitionLayout: UICollectionViewLayout {
  /// The layout from which the transition leads.
  public final let currentLayout: UICollectionViewLayout
  /// The layout to which the transition leads.
  public final let nextLayout: UICollectionViewLayout
  /// The progress from 0 to 1; setting it invalidates the layout.
  open var transitionProgress: CGFloat = 0 { didSet { invalidateLayout() } }
  private final var values: [String: CGFloat] = [:]

  /// Creates a transition between two layouts, with progress 0.
  public init(currentLayout: UICollectionViewLayout, nextLayout newLayout: UICollectionViewLayout) {
    self.currentLayout = currentLayout
    nextLayout = newLayout
    super.init()
  }

  /// Fails: transition layouts are not archived, in UIKit neither.
  public required init?(coder: NSCoder) { nil }

  /// Stores a value of a gesture under a name, for subclasses.
  open func updateValue(_ value: CGFloat, forAnimatedKey key: String) { values[key] = value }

  /// A stored value; 0 for an unknown name.
  open func value(forAnimatedKey key: String) -> CGFloat { values[key] ?? 0 }

  /// Prepares both layouts for the view.
  open override func prepare() {
    super.prepare()
    currentLayout.prepare()
    nextLayout.prepare()
  }

  /// The size between those of both layouts.
  open override var collectionViewContentSize: CGSize {
    let (from, to) = (currentLayout.collectionViewContentSize, nextLayout.collectionViewContentSize)
    return CGSize(width: mix(from.width, to.width), height: mix(from.height, to.height))
  }

  /// The elements that are in a rectangle in either layout or on the way between.
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

  /// The attributes of an item, between those of both layouts.
  open override func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    between(UICollectionViewLayoutAttributes(forCellWith: indexPath))
  }

  /// The attributes of a supplementary view, between those of both layouts.
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

/// The category, kind and path that identify an element in both layouts.
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
  /// This layout's attributes of the same element as others.
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
  @discardableResult
  final func startInteractiveTransition(
    _ layout: UICollectionViewLayout,
    _ completion: ((_ completed: Bool, _ finished: Bool) -> Void)?
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
    // Both layouts read the view's bounds and items during the transition.
    former.owner = self
    layout.owner = self
    layoutIfNeeded()
    return made
  }

  final func endTransition(isFinished: Bool) {
    guard let transition else { return }
    self.transition = nil
    let (from, to) = (transition.layout.currentLayout, transition.layout.nextLayout)
    let survivors = shown.list.map(\.view)
    (isFinished ? from : to).owner = nil
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

  /// Replaces the layout from the next pass on.
  final func become(_ layout: UICollectionViewLayout) {
    layoutStorage.owner = nil
    layoutStorage = layout
    layout.owner = self
    let context = layout.makeInvalidationContext()
    context.invalidateEverything = true
    layout.invalidateLayout(with: context)
    elementsAreStale = true
  }
}
