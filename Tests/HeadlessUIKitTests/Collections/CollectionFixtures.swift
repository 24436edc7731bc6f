import Foundation

@testable import HeadlessUIKit

/// A data source and delegate that writes down what it is asked and told.
@MainActor
class RecordingSource: UICollectionViewDataSource, UICollectionViewDelegate {
  var counts: [Int]
  var log: [String] = []
  /// Names under which items are shown; a batch keeps these and the counts in step.
  var cells: [IndexPath: ObjectIdentifier] = [:]

  init(_ counts: [Int]) { self.counts = counts }

  func numberOfSections(in collectionView: UICollectionView) -> Int {
    log.append("sections")
    return counts.count
  }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int)
    -> Int
  {
    log.append("items(\(section))")
    return counts[section]
  }

  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
    -> UICollectionViewCell
  {
    log.append("cell(\(indexPath.section),\(indexPath.item))")
    return collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
  }

  func collectionView(
    _ collectionView: UICollectionView,
    viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    log.append("view(\(shortKind(kind)),\(indexPath.section))")
    return collectionView.dequeueReusableSupplementaryView(
      ofKind: kind,
      withReuseIdentifier: "view",
      for: indexPath
    )
  }

  func collectionView(
    _ collectionView: UICollectionView,
    willDisplay cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) { log.append("will(\(indexPath.section),\(indexPath.item))") }

  func collectionView(
    _ collectionView: UICollectionView,
    didEndDisplaying cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) { log.append("end(\(indexPath.section),\(indexPath.item))") }

  func collectionView(
    _ collectionView: UICollectionView,
    willDisplaySupplementaryView view: UICollectionReusableView,
    forElementKind elementKind: String,
    at indexPath: IndexPath
  ) { log.append("will(\(shortKind(elementKind)),\(indexPath.section))") }

  func collectionView(
    _ collectionView: UICollectionView,
    didEndDisplayingSupplementaryView view: UICollectionReusableView,
    forElementOfKind elementKind: String,
    at indexPath: IndexPath
  ) { log.append("end(\(shortKind(elementKind)),\(indexPath.section))") }

  /// What was written down since the last call.
  func takeLog() -> [String] {
    defer { log = [] }
    return log
  }

  func shortKind(_ kind: String) -> String {
    switch kind {
    case UICollectionView.elementKindSectionHeader: "header"
    case UICollectionView.elementKindSectionFooter: "footer"
    default: kind
    }
  }
}

/// A source that answers every question of a flow layout.
@MainActor
final class MeasuredSource: RecordingSource, UICollectionViewDelegateFlowLayout {
  var sizes: [[CGSize]] = []
  var insets: [UIEdgeInsets] = []
  var lineSpacings: [CGFloat] = []
  var itemSpacings: [CGFloat] = []
  var headers: [CGSize] = []
  var footers: [CGSize] = []
  var queries: [String] = []

  func collectionView(
    _ collectionView: UICollectionView,
    layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize {
    queries.append("size(\(indexPath.section),\(indexPath.item))")
    return sizes[indexPath.section][indexPath.item]
  }

  func collectionView(
    _ collectionView: UICollectionView,
    layout collectionViewLayout: UICollectionViewLayout,
    insetForSectionAt section: Int
  ) -> UIEdgeInsets {
    queries.append("inset(\(section))")
    return insets[section]
  }

  func collectionView(
    _ collectionView: UICollectionView,
    layout collectionViewLayout: UICollectionViewLayout,
    minimumLineSpacingForSectionAt section: Int
  ) -> CGFloat {
    queries.append("line(\(section))")
    return lineSpacings[section]
  }

  func collectionView(
    _ collectionView: UICollectionView,
    layout collectionViewLayout: UICollectionViewLayout,
    minimumInteritemSpacingForSectionAt section: Int
  ) -> CGFloat {
    queries.append("item(\(section))")
    return itemSpacings[section]
  }

  func collectionView(
    _ collectionView: UICollectionView,
    layout collectionViewLayout: UICollectionViewLayout,
    referenceSizeForHeaderInSection section: Int
  ) -> CGSize {
    queries.append("header(\(section))")
    return headers[section]
  }

  func collectionView(
    _ collectionView: UICollectionView,
    layout collectionViewLayout: UICollectionViewLayout,
    referenceSizeForFooterInSection section: Int
  ) -> CGSize {
    queries.append("footer(\(section))")
    return footers[section]
  }
}

/// A source that gives sizes only; the layout's properties hold for the rest.
@MainActor
final class SizingSource: RecordingSource, UICollectionViewDelegateFlowLayout {
  var sizes: [CGSize]

  init(_ sizes: [CGSize]) {
    self.sizes = sizes
    super.init([sizes.count])
  }

  func collectionView(
    _ collectionView: UICollectionView,
    layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize { sizes[indexPath.item] }
}

/// A collection view with a source, registered classes and a flow layout.
@MainActor
struct CollectionFixture<Source: RecordingSource> {
  let view: UICollectionView
  let source: Source

  init(
    _ source: Source,
    width: CGFloat = 320,
    height: CGFloat = 480,
    layout: UICollectionViewLayout? = nil,
    _ setUp: (UICollectionViewFlowLayout) -> Void = { _ in }
  ) {
    let layout = layout ?? UICollectionViewFlowLayout()
    if let flow = layout as? UICollectionViewFlowLayout { setUp(flow) }
    self.source = source
    view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: width, height: height),
      collectionViewLayout: layout
    )
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    for kind in [
      UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter,
    ] {
      view.register(
        UICollectionReusableView.self,
        forSupplementaryViewOfKind: kind,
        withReuseIdentifier: "view"
      )
    }
    view.dataSource = source
    view.delegate = source
  }

  var flow: UICollectionViewFlowLayout? {
    view.collectionViewLayout as? UICollectionViewFlowLayout
  }

  func frame(_ item: Int, section: Int = 0) -> CGRect? {
    view.layoutAttributesForItem(at: IndexPath(item: item, section: section))?.frame
  }

  func header(_ section: Int) -> CGRect? {
    bar(UICollectionView.elementKindSectionHeader, section)
  }

  func footer(_ section: Int) -> CGRect? {
    bar(UICollectionView.elementKindSectionFooter, section)
  }

  private func bar(_ kind: String, _ section: Int) -> CGRect? {
    view.layoutAttributesForSupplementaryElement(
      ofKind: kind,
      at: IndexPath(item: 0, section: section)
    )?.frame
  }

  /// The origins of items in a row.
  func origins(_ items: Range<Int>) -> [CGPoint] { items.compactMap { frame($0)?.origin } }
}

/// Whether two rectangles agree but for rounding.
func isClose(_ one: CGRect?, _ other: CGRect?) -> Bool {
  guard let one, let other else { return one == nil && other == nil }
  return abs(one.minX - other.minX) < 1e-6 && abs(one.minY - other.minY) < 1e-6
    && abs(one.width - other.width) < 1e-6 && abs(one.height - other.height) < 1e-6
}
