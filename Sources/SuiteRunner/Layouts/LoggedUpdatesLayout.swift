import Foundation
import HeadlessUIKit

/// A flow layout that also tells the case's log each update item, and what headers and footers come and go with.
///
/// `update(insert after=0.1)`, `update(delete before=1)` for a whole section.
open class LoggedUpdatesLayout: LoggedFlowLayout {
  /// Records that a batch begins, and each of its updates.
  open override func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {
    super.prepare(forCollectionViewUpdates: updateItems)
    for item in updateItems { record("update(\(Self.text(item)))") }
  }

  /// Records what a header or footer appears with.
  open override func initialLayoutAttributesForAppearingSupplementaryElement(
    ofKind elementKind: String,
    at elementIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    record("initialLayoutAttributesForAppearingSupplementaryElement", elementKind, elementIndexPath)
    return super.initialLayoutAttributesForAppearingSupplementaryElement(
      ofKind: elementKind,
      at: elementIndexPath
    )
  }

  /// Records what a header or footer disappears with.
  open override func finalLayoutAttributesForDisappearingSupplementaryElement(
    ofKind elementKind: String,
    at elementIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    record(
      "finalLayoutAttributesForDisappearingSupplementaryElement",
      elementKind,
      elementIndexPath
    )
    return super.finalLayoutAttributesForDisappearingSupplementaryElement(
      ofKind: elementKind,
      at: elementIndexPath
    )
  }

  final func record(_ name: String, _ kind: String, _ path: IndexPath) {
    record(name, section: path.first, item: path.count > 1 ? path[1] : nil, kind: kind)
  }

  private static func text(_ item: UICollectionViewUpdateItem) -> String {
    func path(_ path: IndexPath) -> String {
      path[1] == NSNotFound ? "\(path[0])" : "\(path[0]).\(path[1])"
    }
    let paths = [
      item.indexPathBeforeUpdate.map { "before=\(path($0))" },
      item.indexPathAfterUpdate.map { "after=\(path($0))" },
    ]
    return (["\(item.updateAction)"] + paths.compactMap { $0 }).joined(separator: " ")
  }
}
