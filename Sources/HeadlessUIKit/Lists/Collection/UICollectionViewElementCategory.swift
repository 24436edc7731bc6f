/// What kind of element a layout places.
public enum UICollectionViewElementCategory: UInt, Sendable {
  /// An item.
  case cell = 0
  /// A header, a footer, or what a layout names itself.
  case supplementaryView
  /// A view that belongs to the layout alone.
  case decorationView
}
