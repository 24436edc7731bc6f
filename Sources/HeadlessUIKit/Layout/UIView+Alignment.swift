import Foundation

extension UIView {
  /// The baseline of a view's text; nil for views without text.
  ///
  /// Read off documents that Interface Builder saved. A label's first baseline keeps its distance
  /// from the top, its last one from the bottom. Texts of fields and buttons are centred in their views.
  final func baseline(
    _ attribute: NSLayoutConstraint.Attribute,
    in box: LayoutBox,
    lineHeight: CGFloat?
  ) -> LayoutQuantity? {
    let font: UIFont
    switch self {
    case let label as UILabel:
      let isFirst = attribute == .firstBaseline
      var edge = box.quantity(isFirst ? .top : .bottom, isFlipped: false)
      let share = lineHeight.map { $0 / max(label.font.lineHeight, 1) } ?? 1
      edge?.constant += Double(share * (isFirst ? label.font.ascender : label.font.descender))
      return edge
    case let field as UITextField: font = field.font ?? UIFont.systemFont(ofSize: 17)
    case let button as UIButton: font = button.titleLabel?.font ?? UIFont.systemFont(ofSize: 15)
    default: return nil
    }
    var middle = box.quantity(.centerY, isFlipped: false)
    middle?.constant += Double(font.ascender - font.lineHeight / 2)
    return middle
  }

  /// Notes that a text has another font: where its baselines lie is part of what a layout is made of.
  final func fontDidChange(from old: UIFont, to new: UIFont) {
    guard old.ascender != new.ascender || old.descender != new.descender else { return }
    // A button has the baselines of its title.
    let view = superviewStorage as? UIButton ?? self
    if view.isTiedToSuperview { view.invalidateIsland(.structure) }
  }
}
