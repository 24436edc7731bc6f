/// The axis along which a flow layout places its lines.
public enum UICollectionViewScrollDirection: Int, Sendable {
  /// Lines follow from top to bottom.
  case vertical = 0
  /// Lines follow from left to right.
  case horizontal
}
