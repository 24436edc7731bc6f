/// A cell of a list within a collection view.
open class UICollectionViewListCell: UICollectionViewCell {
  /// The accessories; stored, and not part of the layout.
  open var accessories: [UICellAccessory] = []
  /// The steps by which the content is indented.
  open var indentationLevel = 0
  /// The width of a step in points.
  open var indentationWidth: CGFloat = 10
  /// Whether accessories are indented as well.
  open var indentsAccessories = true
  /// The guide that separators follow.
  open var separatorLayoutGuide: UILayoutGuide { contentView.layoutMarginsGuide }
  /// The configuration of a list's cells.
  open func defaultContentConfiguration() -> UIListContentConfiguration { .cell() }
  /// The background of a list's cells.
  open func defaultBackgroundConfiguration() -> UIBackgroundConfiguration { .listPlainCell() }

  /// The attributes with the height that the content needs at this width.
  open override func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    guard let size = configuredSize(layoutAttributes.size, .zero) else {
      return super.preferredLayoutAttributesFitting(layoutAttributes)
    }
    layoutAttributes.size.height = size.height
    return layoutAttributes
  }
}
