import Foundation
import HeadlessUIKit

/// A collection's data source and delegate that answer from a fixture's `<data>`.
///
/// A method of which the data says nothing counts as not implemented, as it would in UIKit.
@MainActor
final class GeneratedItems: GeneratedList {
  func asked(_ name: String, section: Int? = nil, item: Int? = nil, kind: String? = nil) {
    record(name, "UICollectionViewDataSource", section: section, item: item, kind: kind)
  }

  func told(
    _ name: String,
    _ path: IndexPath,
    kind: String? = nil,
    values: [String: String] = [:]
  ) {
    record(
      name,
      "UICollectionViewDelegate",
      section: path.first,
      item: path.count > 1 ? path[1] : nil,
      kind: kind,
      values: values
    )
  }

  private func log(_ view: UICollectionReusableView, _ path: IndexPath, kind: String? = nil) {
    let name = "dequeued(\(NumberText.of(view.frame)))"
    asked(name, section: path[0], item: path.count > 1 ? path[1] : nil, kind: kind)
  }

  /// What the data answers to a flow layout about a section; nil counts as a method that is missing.
  private func metric<Value>(
    _ name: String,
    _ section: Int,
    isGiven: (GeneratedSections.Flow) -> Bool,
    _ read: (GeneratedSections.Flow) -> Value?
  ) -> Value? {
    guard sections.blocks.contains(where: { isGiven($0.flow) }) else {
      OptionalMethods.reportMissing()
      return nil
    }
    record(name, "UICollectionViewDelegateFlowLayout", section: section)
    return inScope(.dataSource) {
      block(at: section).flatMap { read($0.flow) }
    }
  }
}

extension GeneratedItems: UICollectionViewDataSource {
  func numberOfSections(in collectionView: UICollectionView) -> Int {
    asked("numberOfSections")
    return model.sectionCount
  }

  func collectionView(
    _ collectionView: UICollectionView,
    numberOfItemsInSection section: Int
  ) -> Int {
    asked("numberOfItemsInSection", section: section)
    return count(of: section)
  }

  func collectionView(
    _ collectionView: UICollectionView,
    cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    asked("cellForItemAt", section: indexPath[0], item: indexPath[1])
    return inScope(.dataSource) {
      // Only after a template raised.
      guard let row = rows(at: indexPath) else { return UICollectionViewCell(frame: .zero) }
      let view = row.view
      if row.editing.origin == "unnamed" { return UICollectionViewCell(frame: .zero) }
      let identifier = view.identifier()
      let cell = inScope(.engine) {
        collectionView.dequeueReusableCell(withReuseIdentifier: identifier, for: indexPath)
      }
      if row.editing.origin == "logged" { log(cell, indexPath) }
      if !UIKitException.isPending {
        view.prepare(cell, identifier, of: .collection(collectionView))
      }
      if row.editing.origin == "exchanged", !UIKitException.isPending {
        _ = collectionView.dequeueReusableCell(withReuseIdentifier: identifier, for: indexPath)
      }
      return cell
    }
  }

  func collectionView(
    _ collectionView: UICollectionView,
    viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    guard sections.blocks.contains(where: { $0.header != nil || $0.footer != nil }) else {
      OptionalMethods.reportMissing()
      return UICollectionReusableView(frame: .zero)
    }
    asked("viewForSupplementaryElementOfKind", section: indexPath[0], kind: kind)
    return inScope(.dataSource) {
      // A path of one number stands for the whole list, whose header is the first section's.
      let block = block(at: indexPath.count > 1 ? indexPath[0] : 0)
      let isHeader = kind == UICollectionView.elementKindSectionHeader
      // UIKit's answer to a view that was not dequeued is the suite's to see.
      guard let view = isHeader ? block?.header : block?.footer else {
        return UICollectionReusableView(frame: .zero)
      }
      if view.origin == "unnamed" { return UICollectionReusableView(frame: .zero) }
      let identifier = view.identifier()
      let dequeue = {
        collectionView.dequeueReusableSupplementaryView(
          ofKind: kind,
          withReuseIdentifier: identifier,
          for: indexPath
        )
      }
      let made = inScope(.engine, dequeue)
      if view.origin == "logged" { log(made, indexPath, kind: kind) }
      if view.origin == "exchanged", !UIKitException.isPending { _ = dequeue() }
      if !UIKitException.isPending {
        view.prepare(made, identifier, of: .collection(collectionView))
      }
      return made
    }
  }
}

/// The index at the edge.
extension GeneratedItems {
  func indexTitles(for collectionView: UICollectionView) -> [String]? {
    guard !plan.indexTitles.isEmpty else {
      OptionalMethods.reportMissing()
      return nil
    }
    asked("sectionIndexTitles")
    return plan.indexTitles
  }

  /// The last item of the section of the title's number.
  func collectionView(
    _ collectionView: UICollectionView,
    indexPathForIndexTitle title: String,
    at index: Int
  ) -> IndexPath {
    record(
      "sectionForSectionIndexTitle",
      "UICollectionViewDataSource",
      section: index,
      values: ["title": title]
    )
    return IndexPath(item: max(count(of: index) - 1, 0), section: index)
  }
}

extension GeneratedItems: UICollectionViewDelegateFlowLayout {
  func collectionView(
    _ collectionView: UICollectionView,
    layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize {
    let flow = collectionViewLayout as? UICollectionViewFlowLayout
    guard sections.blocks.contains(where: { $0.rows.contains { $0.width != nil } }) else {
      OptionalMethods.reportMissing()
      return .zero
    }
    if isRecorded("sizeForItemAt") { told("sizeForItemAt", indexPath) }
    return inScope(.dataSource) {
      guard let item = rows(at: indexPath), let width = item.width, let height = item.height else {
        return flow?.itemSize ?? .zero
      }
      return CGSize(width: width.length(), height: height.length())
    }
  }

  func collectionView(
    _ collectionView: UICollectionView,
    layout collectionViewLayout: UICollectionViewLayout,
    insetForSectionAt section: Int
  ) -> UIEdgeInsets {
    let flow = collectionViewLayout as? UICollectionViewFlowLayout
    let sides = metric(
      "insetForSectionAt",
      section,
      isGiven: { $0.plan.inset != nil },
      { $0.plan.inset }
    )
    guard let sides else { return flow?.sectionInset ?? .zero }
    return UIEdgeInsets(top: sides[0], left: sides[1], bottom: sides[2], right: sides[3])
  }

  func collectionView(
    _ collectionView: UICollectionView,
    layout collectionViewLayout: UICollectionViewLayout,
    minimumLineSpacingForSectionAt section: Int
  ) -> CGFloat {
    let flow = collectionViewLayout as? UICollectionViewFlowLayout
    let spacing = metric(
      "minimumLineSpacingForSectionAt",
      section,
      isGiven: { $0.lineSpacing != nil },
      { $0.lineSpacing?.length() }
    )
    return spacing.map { CGFloat($0) } ?? flow?.minimumLineSpacing ?? 0
  }

  func collectionView(
    _ collectionView: UICollectionView,
    layout collectionViewLayout: UICollectionViewLayout,
    minimumInteritemSpacingForSectionAt section: Int
  ) -> CGFloat {
    let flow = collectionViewLayout as? UICollectionViewFlowLayout
    let spacing = metric(
      "minimumInteritemSpacingForSectionAt",
      section,
      isGiven: { $0.itemSpacing != nil },
      { $0.itemSpacing?.length() }
    )
    return spacing.map { CGFloat($0) } ?? flow?.minimumInteritemSpacing ?? 0
  }

  func collectionView(
    _ collectionView: UICollectionView,
    layout collectionViewLayout: UICollectionViewLayout,
    referenceSizeForHeaderInSection section: Int
  ) -> CGSize {
    let flow = collectionViewLayout as? UICollectionViewFlowLayout
    let size = metric(
      "referenceSizeForHeaderInSection",
      section,
      isGiven: { $0.plan.headerSize != nil },
      { $0.plan.headerSize }
    )
    return size.map { CGSize(width: $0[0], height: $0[1]) } ?? flow?.headerReferenceSize ?? .zero
  }

  func collectionView(
    _ collectionView: UICollectionView,
    layout collectionViewLayout: UICollectionViewLayout,
    referenceSizeForFooterInSection section: Int
  ) -> CGSize {
    let flow = collectionViewLayout as? UICollectionViewFlowLayout
    let size = metric(
      "referenceSizeForFooterInSection",
      section,
      isGiven: { $0.plan.footerSize != nil },
      { $0.plan.footerSize }
    )
    return size.map { CGSize(width: $0[0], height: $0[1]) } ?? flow?.footerReferenceSize ?? .zero
  }
}

/// What the collection tells.
extension GeneratedItems {
  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    if let name = hearsScrolling(scrollView) {
      record(name, "UICollectionViewDelegate")
    }
  }

  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {
    if let name = hearsEndOfScrolling(scrollView) { record(name, "UICollectionViewDelegate") }
  }

  func collectionView(
    _ collectionView: UICollectionView,
    willDisplay cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) { told("willDisplay", indexPath, values: ToldView.values(of: cell, in: collectionView)) }

  func collectionView(
    _ collectionView: UICollectionView,
    didEndDisplaying cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) { told("didEndDisplaying", indexPath, values: ToldView.values(of: cell, in: collectionView)) }

  func collectionView(
    _ collectionView: UICollectionView,
    willDisplaySupplementaryView view: UICollectionReusableView,
    forElementKind elementKind: String,
    at indexPath: IndexPath
  ) {
    let values = ToldView.values(of: view, in: collectionView)
    told("willDisplaySupplementaryView", indexPath, kind: elementKind, values: values)
  }

  func collectionView(
    _ collectionView: UICollectionView,
    didEndDisplayingSupplementaryView view: UICollectionReusableView,
    forElementOfKind elementKind: String,
    at indexPath: IndexPath
  ) {
    let values = ToldView.values(of: view, in: collectionView)
    told("didEndDisplayingSupplementaryView", indexPath, kind: elementKind, values: values)
  }
}

extension GeneratedItems: UICollectionViewDataSourcePrefetching {
  func collectionView(_ collectionView: UICollectionView, prefetchItemsAt indexPaths: [IndexPath]) {
    announce("prefetchItemsAt", indexPaths)
  }

  func collectionView(
    _ collectionView: UICollectionView,
    cancelPrefetchingForItemsAt indexPaths: [IndexPath]
  ) { announce("cancelPrefetchingForItemsAt", indexPaths) }

  /// One recorded call for each item.
  private func announce(_ name: String, _ paths: [IndexPath]) {
    if paths.isEmpty { record(name, "UICollectionViewDataSourcePrefetching") }
    for path in paths {
      record(name, "UICollectionViewDataSourcePrefetching", section: path[0], item: path[1])
    }
  }
}
