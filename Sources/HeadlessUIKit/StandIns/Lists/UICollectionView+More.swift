import Foundation

extension UICollectionView {
  /// UIKit's name.
  public typealias ScrollDirection = UICollectionViewScrollDirection
  /// UIKit's.
  public enum ReorderingCadence: Int, Sendable {
    /// As UIKit's.
    case immediate = 0
    /// As UIKit's.
    case fast
    /// As UIKit's.
    case slow
  }
}

extension UICollectionViewFlowLayout {
  /// UIKit's.
  public enum SectionInsetReference: Int, Sendable {
    /// As UIKit's.
    case fromContentInset = 0
    /// As UIKit's.
    case fromSafeArea
    /// As UIKit's.
    case fromLayoutMargins
  }
}
