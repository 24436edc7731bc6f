import Foundation

extension UIView {
  /// How far inside the frame the rectangle lies that constraints act on.
  ///
  /// Measured on documents that Interface Builder saved: a switch of 51 × 31 stands in 49 × 31, a slider 2 inside on both
  /// sides and 1 at the bottom, a segmented control 1 at the bottom.
  public var alignmentRectInsets: UIEdgeInsets {
    switch self {
    case is UISwitch: UIEdgeInsets(top: 0, left: 0, bottom: 0, right: 2)
    case is UISlider: UIEdgeInsets(top: 0, left: 2, bottom: 1, right: 2)
    case is UISegmentedControl: UIEdgeInsets(top: 0, left: 0, bottom: 1, right: 0)
    default: .zero
    }
  }

  /// Where a view's text has a baseline; nil for views without text.
  ///
  /// A label's keeps its distance from the edge that it counts from, however high the label is; other texts stand in the
  /// middle of their views. Seen on documents that Interface Builder saved.
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
