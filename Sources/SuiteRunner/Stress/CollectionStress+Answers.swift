import Foundation
import HeadlessUIKit

extension CollectionStress: UICollectionViewDataSource {
  func numberOfSections(in collectionView: UICollectionView) -> Int { data.sections.count }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int)
    -> Int
  {
    guard data.sections.indices.contains(section) else {
      fail(.counts, "asked for the items of section \(section), which does not exist")
      return 0
    }
    return data.sections[section].items.count
  }

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
    if let entry = ledger.entry(of: cell) {
      fail(
        .pool,
        "the cell that was handed out for \(path) still shows item \(entry.id) at \(entry.path)"
      )
    }
    if pools.identifiers.isEmpty, type(of: cell) != itemClass {
      fail(.pool, "a \(type(of: cell)) was handed out although \(itemClass) is registered")
    }
    if let item {
      StressPools.label(in: cell)?.text = item.text
    } else if !isLate {
      fail(.counts, "asked for the cell of \(path), which does not exist")
    }
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

  /// A section that the list asks about; only while the data has changed untold may it be none.
  private func known(_ section: Int) -> StressSection? {
    if data.sections.indices.contains(section) { return data.sections[section] }
    if !isLate { fail(.counts, "asked about section \(section), which does not exist") }
    return nil
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
  ) -> Bool { data[StressPath(section: indexPath[0], item: indexPath[1])]?.isTappable ?? false }

  func collectionView(
    _ collectionView: UICollectionView,
    willDisplay cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) {
    let path = StressPath(section: indexPath[0], item: indexPath[1])
    let item = isLate ? data[path] ?? StressItem(id: -1) : data[path]
    if let mistake = ledger.begin(cell, item, at: path) { fail(.callbacks, mistake) }
  }

  func collectionView(
    _ collectionView: UICollectionView,
    didEndDisplaying cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) {
    let path = StressPath(section: indexPath[0], item: indexPath[1])
    let mistake = ledger.end(cell, at: path) { data.path(of: $0) }
    if let mistake, !isLate { fail(.callbacks, mistake) }
  }

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
