import Foundation
import HeadlessUIKit

/// Columns that are filled where they end first, with a header over each section and a background behind it.
///
/// Written as for UIKit: everything is computed in `prepare()`, and kept until the next invalidation.
@MainActor
final class StressWaterfallLayout: UICollectionViewLayout {
  static let backgroundKind = "stress background"
  private static let columnCount = 3
  private static let headerHeight: CGFloat = 14.5

  private var items: [[UICollectionViewLayoutAttributes]] = []
  private var headers: [UICollectionViewLayoutAttributes] = []
  private var backgrounds: [UICollectionViewLayoutAttributes] = []
  private var end: CGFloat = 0

  override init() {
    super.init()
    register(StressBackgroundView.self, forDecorationViewOfKind: Self.backgroundKind)
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }

  override func prepare() {
    super.prepare()
    (items, headers, backgrounds, end) = ([], [], [], 0)
    guard let view = collectionView else { return }
    for section in 0..<view.numberOfSections { place(section, view) }
  }

  private func place(_ section: Int, _ view: UICollectionView) {
    let start = end
    let header = UICollectionViewLayoutAttributes(
      forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
      with: IndexPath(item: 0, section: section)
    )
    header.frame = CGRect(x: 0, y: end, width: view.bounds.width, height: Self.headerHeight)
    header.zIndex = 2
    headers.append(header)
    end += Self.headerHeight
    let delegate = view.delegate as? any StressWaterfallDelegate
    let width = view.bounds.width / CGFloat(Self.columnCount)
    var ends = Array(repeating: end, count: Self.columnCount)
    var placed: [UICollectionViewLayoutAttributes] = []
    for item in 0..<view.numberOfItems(inSection: section) {
      let path = IndexPath(item: item, section: section)
      let column = ends.indices.min { ends[$0] < ends[$1] } ?? 0
      let height = delegate?.waterfallHeight(at: path) ?? 40
      let attributes = UICollectionViewLayoutAttributes(forCellWith: path)
      attributes.frame = CGRect(
        x: CGFloat(column) * width,
        y: ends[column],
        width: width,
        height: height
      )
      attributes.alpha = item % 4 == 3 ? 0.5 : 1
      placed.append(attributes)
      ends[column] += height
    }
    end = ends.max() ?? end
    items.append(placed)
    let background = UICollectionViewLayoutAttributes(
      forDecorationViewOfKind: Self.backgroundKind,
      with: IndexPath(item: 0, section: section)
    )
    background.frame = CGRect(x: 0, y: start, width: view.bounds.width, height: end - start)
    background.zIndex = -1
    backgrounds.append(background)
  }

  override var collectionViewContentSize: CGSize {
    CGSize(width: collectionView?.bounds.width ?? 0, height: end)
  }

  override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]?
  {
    (items.joined() + headers + backgrounds).filter { $0.frame.overlaps(rect) }
  }

  override func layoutAttributesForItem(at indexPath: IndexPath)
    -> UICollectionViewLayoutAttributes?
  {
    guard items.indices.contains(indexPath[0]), items[indexPath[0]].indices.contains(indexPath[1])
    else { return nil }
    return items[indexPath[0]][indexPath[1]]
  }

  override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String,
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    headers.indices.contains(indexPath[0]) ? headers[indexPath[0]] : nil
  }

  override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    newBounds.width != collectionView?.bounds.width
  }
}
