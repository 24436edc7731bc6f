/// The category of an element that a layout places.
public enum UICollectionViewElementCategory: UInt, Sendable {
  /// An item, shown by a cell.
  case cell = 0
  /// A header, a footer, or another view of the data source, by kind.
  case supplementaryView
  /// A view that the layout itself registers, without data.
  case decorationView
}
