/// The direction in which a collection scrolls.
public enum UICollectionViewScrollDirection: Int, Sendable {
  /// Up and down.
  case vertical = 0
  /// Left and right.
  case horizontal
}
