import Foundation
import HeadlessUIKit

/// A collection view that shows nothing, in which a fresh custom layout is asked what it would place.
@MainActor
final class CollectionMirror {
  private unowned let stress: CollectionStress
  private let counts: MirrorCounts
  private var view: UICollectionView?

  init(_ stress: CollectionStress) {
    self.stress = stress
    counts = MirrorCounts(stress)
  }

  /// What a layout that nobody used before says about the data as it is.
  func answers(of layout: UICollectionViewLayout) -> (size: CGSize, elements: [PlainElement]) {
    let own = stress.view
    let mirror = view ?? UICollectionView(frame: own.frame, collectionViewLayout: layout)
    view = mirror
    mirror.frame = own.frame
    mirror.contentInset = own.contentInset
    mirror.bounds = own.bounds
    mirror.dataSource = counts
    mirror.delegate = stress
    mirror.setCollectionViewLayout(layout, animated: false)
    mirror.reloadData()
    layout.prepare()
    let found = layout.layoutAttributesForElements(in: own.bounds) ?? []
    var elements: [PlainElement] = []
    for one in found where !one.isHidden && one.frame.overlaps(own.bounds) {
      if let element = element(one) { elements.append(element) }
    }
    return (layout.collectionViewContentSize, elements)
  }

  private func element(_ attributes: UICollectionViewLayoutAttributes) -> PlainElement? {
    let kind = attributes.representedElementKind ?? ""
    let role: PlainElement.Role =
      switch attributes.representedElementCategory {
      case .cell: .cell
      case .supplementaryView: .supplementary(stress.kindNumber(kind))
      case .decorationView: .decoration
      }
    return StressPath(attributes.indexPath).map { path in
      PlainElement(
        role: role,
        path: path,
        frame: attributes.frame,
        zIndex: attributes.zIndex,
        alpha: Double(attributes.alpha),
        transform: attributes.transform
      )
    }
  }
}
