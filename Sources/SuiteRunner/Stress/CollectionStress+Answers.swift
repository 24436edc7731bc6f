import Foundation
import HeadlessUIKit

extension CollectionStress: UICollectionViewDataSource {
  func numberOfSections(in collectionView: UICollectionView) -> Int { data.sections.count }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int)
    -> Int
  { answerCount(of: section) }

  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
    -> UICollectionViewCell
  {
    let path = StressPath(section: indexPath[0], item: indexPath[1])
    let item = data[path]
    let cell = collectionView.dequeueReusableCell(
      withReuseIdentifier: pools.identifier(item, standard: Self.itemIdentifier),
      for: indexPath
    )
    if UIKitException.isPending { return cell }
    checkHandedOut(cell, at: path, "was handed out", itemClass)
    show(item, at: path, in: StressPools.label(in: cell))
    return cell
  }

  func collectionView(
    _ collectionView: UICollectionView,
    viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    let view = collectionView.dequeueReusableSupplementaryView(
      ofKind: kind,
      withReuseIdentifier: Self.edgeIdentifier,
      for: indexPath
    )
    if isShownEdge(view) {
      fail(.pool, "a header or footer was handed out that is still shown")
    }
    if let section = known(indexPath[0]) { (view as? StressEdgeView)?.label.text = section.text }
    return view
  }
}

extension CollectionStress: UICollectionViewDelegateFlowLayout {
  func collectionView(
    _ collectionView: UICollectionView,
    layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize {
    guard isVaried else {
      OptionalMethods.reportMissing()
      return .zero
    }
    let path = StressPath(section: indexPath[0], item: indexPath[1])
    guard let item = data[path] else {
      if !isLate { fail(.counts, "asked for the size of \(path), which does not exist") }
      return .zero
    }
    return item.flowSize(in: data.sections[path.section])
  }

  /// What the delegate says about a section; nothing where the layout's properties hold.
  private func metrics(_ section: Int) -> PlainFlowStyle? {
    guard isVaried else {
      OptionalMethods.reportMissing()
      return nil
    }
    return known(section)?.flowStyle(like: PlainFlowStyle())
  }

  func collectionView(
    _ collectionView: UICollectionView,
    layout collectionViewLayout: UICollectionViewLayout,
    insetForSectionAt section: Int
  ) -> UIEdgeInsets { metrics(section)?.inset ?? .zero }

  func collectionView(
    _ collectionView: UICollectionView,
    layout collectionViewLayout: UICollectionViewLayout,
    minimumLineSpacingForSectionAt section: Int
  ) -> CGFloat { CGFloat(metrics(section)?.lineSpacing ?? 0) }

  func collectionView(
    _ collectionView: UICollectionView,
    layout collectionViewLayout: UICollectionViewLayout,
    minimumInteritemSpacingForSectionAt section: Int
  ) -> CGFloat { CGFloat(metrics(section)?.itemSpacing ?? 0) }

  func collectionView(
    _ collectionView: UICollectionView,
    layout collectionViewLayout: UICollectionViewLayout,
    referenceSizeForHeaderInSection section: Int
  ) -> CGSize { metrics(section)?.header ?? .zero }

  func collectionView(
    _ collectionView: UICollectionView,
    layout collectionViewLayout: UICollectionViewLayout,
    referenceSizeForFooterInSection section: Int
  ) -> CGSize { metrics(section)?.footer ?? .zero }
}

extension CollectionStress: StressWaterfallDelegate {
  func waterfallHeight(at indexPath: IndexPath) -> CGFloat {
    let path = StressPath(section: indexPath[0], item: indexPath[1])
    return 20 + CGFloat((data[path]?.measure ?? 0) % 8) * 6.5
  }
}

/// What the collection view asks about touches, and tells of the display.
extension CollectionStress {
  func collectionView(
    _ collectionView: UICollectionView,
    shouldHighlightItemAt indexPath: IndexPath
  ) -> Bool { item(at: indexPath)?.isTappable ?? false }

  func collectionView(
    _ collectionView: UICollectionView,
    willDisplay cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) { beginDisplay(of: cell, at: indexPath) }

  func collectionView(
    _ collectionView: UICollectionView,
    didEndDisplaying cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) { endDisplay(of: cell, at: indexPath) }

  func collectionView(
    _ collectionView: UICollectionView,
    willDisplaySupplementaryView view: UICollectionReusableView,
    forElementKind elementKind: String,
    at indexPath: IndexPath
  ) {
    beginEdge(view, indexPath[0], kind: kindNumber(elementKind))
  }

  func collectionView(
    _ collectionView: UICollectionView,
    didEndDisplayingSupplementaryView view: UICollectionReusableView,
    forElementOfKind elementKind: String,
    at indexPath: IndexPath
  ) {
    endEdge(view, kind: kindNumber(elementKind))
  }
}
