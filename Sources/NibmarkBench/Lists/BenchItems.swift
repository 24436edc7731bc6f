import Foundation
import HeadlessUIKit

/// A data source of items without content, so that only the engine is measured.
@MainActor
class BenchItems: NSObject, UICollectionViewDataSource {
  var count: Int

  init(_ count: Int) { self.count = count }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int)
    -> Int
  { count }

  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
    -> UICollectionViewCell
  {
    collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
  }
}
