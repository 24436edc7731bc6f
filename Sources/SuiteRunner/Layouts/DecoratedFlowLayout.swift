import Foundation
import HeadlessUIKit

/// A flow layout with the decoration views that a suite declares: behind sections, behind items, behind the whole list.
open class DecoratedFlowLayout: LoggedUpdatesLayout {
  private var plans: [DecorationPlan] = []
  /// The decorations of the last preparation, in the order of plans, sections and items.
  private var prepared: [UICollectionViewLayoutAttributes] = []

  final func decorate(_ plans: [DecorationPlan]) { self.plans = plans }

  /// Works out the decorations once the items have their places.
  ///
  /// - Complexity: O(items).
  open override func prepare() {
    super.prepare()
    prepared = plans.flatMap { attributes(of: $0) }
  }

  /// What the flow layout finds, and the decorations.
  open override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    let found = prepared.filter { $0.frame.intersects(rect) }
    return (super.layoutAttributesForElements(in: rect) ?? []) + found
  }

  /// The attributes of one decoration.
  open override func layoutAttributesForDecorationView(
    ofKind elementKind: String,
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    prepared.first { $0.representedElementKind == elementKind && $0.indexPath == indexPath }
  }

  /// Records what a decoration appears with.
  open override func initialLayoutAttributesForAppearingDecorationElement(
    ofKind elementKind: String,
    at decorationIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    record(
      "initialLayoutAttributesForAppearingDecorationElement",
      elementKind,
      decorationIndexPath
    )
    return super.initialLayoutAttributesForAppearingDecorationElement(
      ofKind: elementKind,
      at: decorationIndexPath
    )
  }

  /// Records what a decoration disappears with.
  open override func finalLayoutAttributesForDisappearingDecorationElement(
    ofKind elementKind: String,
    at decorationIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    record(
      "finalLayoutAttributesForDisappearingDecorationElement",
      elementKind,
      decorationIndexPath
    )
    return super.finalLayoutAttributesForDisappearingDecorationElement(
      ofKind: elementKind,
      at: decorationIndexPath
    )
  }

  private func attributes(of plan: DecorationPlan) -> [UICollectionViewLayoutAttributes] {
    guard let list = collectionView else { return [] }
    let whole = CGRect(origin: .zero, size: collectionViewContentSize)
    let first = IndexPath(item: 0, section: 0)
    if plan.subject == .list { return [plan.attributes(at: first, around: whole)] }
    return (0..<list.numberOfSections).flatMap { section in
      let frames = (0..<list.numberOfItems(inSection: section)).compactMap { item in
        layoutAttributesForItem(at: IndexPath(item: item, section: section))?.frame
      }
      guard let first = frames.first else { return [UICollectionViewLayoutAttributes]() }
      let path = IndexPath(item: 0, section: section)
      if plan.subject == .section {
        let whole = frames.dropFirst().reduce(first) { $0.union($1) }
        return [plan.attributes(at: path, around: whole)]
      }
      return frames.enumerated().map { item, frame in
        plan.attributes(at: IndexPath(item: item, section: section), around: frame)
      }
    }
  }
}

extension DecorationPlan {
  /// The attributes of one view around a rectangle.
  @MainActor
  fileprivate func attributes(
    at path: IndexPath,
    around frame: CGRect
  ) -> UICollectionViewLayoutAttributes {
    let made = UICollectionViewLayoutAttributes(forDecorationViewOfKind: kind, with: path)
    made.frame = frame.insetBy(dx: -margin, dy: -margin)
    made.zIndex = zIndex
    made.alpha = alpha
    made.isHidden = isHidden
    return made
  }
}
