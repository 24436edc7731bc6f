import Foundation

extension UIView {
  /// The insets of the alignment rectangle, on which constraints act, in the frame.
  ///
  /// Read off documents that Interface Builder saved. A switch of 51 × 31 is aligned as 49 × 31. A
  /// slider is inset by 2 at both sides and 1 at the bottom, a segmented control by 1 at the bottom.
  public var alignmentRectInsets: UIEdgeInsets {
    switch self {
    case is UISwitch: UIEdgeInsets(top: 0, left: 0, bottom: 0, right: 2)
    case is UISlider: UIEdgeInsets(top: 0, left: 2, bottom: 1, right: 2)
    case is UISegmentedControl: UIEdgeInsets(top: 0, left: 0, bottom: 1, right: 0)
    default: .zero
    }
  }

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
}
