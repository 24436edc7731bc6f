import Foundation
import HeadlessUIKit

/// The counts of a stress's data, and nothing to show.
@MainActor
final class MirrorCounts: UICollectionViewDataSource {
  private unowned let stress: CollectionStress

  init(_ stress: CollectionStress) { self.stress = stress }

  func numberOfSections(in collectionView: UICollectionView) -> Int { stress.data.sections.count }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int)
    -> Int
  { stress.data.sections[section].items.count }

  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
    -> UICollectionViewCell
  { UICollectionViewCell(frame: .zero) }
}
