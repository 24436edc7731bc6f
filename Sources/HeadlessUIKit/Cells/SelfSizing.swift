/// The one place where lists ask views how high they want to be.
///
/// UIKit's tables call `systemLayoutSizeFitting` with a required width, which answers from the constraints of the content view
/// where it has any and from `sizeThatFits` where it has none.
extension UIView {
  /// The height that the view asks for at a width.
  final func fittedHeight(width: CGFloat) -> CGFloat {
    systemLayoutSizeFitting(
      CGSize(width: width, height: 0),
      withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel
    ).height
  }

  /// The size that the constraints of a content view ask for, with what the cell keeps around it; nil without constraints.
  ///
  /// Around is what the cell keeps for accessories, edit controls and separators.
  final func constrainedSize(
    of content: UIView?,
    around: CGSize,
    _ target: CGSize,
    horizontal: UILayoutPriority,
    vertical: UILayoutPriority
  ) -> CGSize? {
    let inner = CGSize(
      width: max(target.width - around.width, 0),
      height: max(target.height - around.height, 0)
    )
    guard
      let size = content?.constrainedSize(inner, horizontal: horizontal, vertical: vertical)
    else { return nil }
    return CGSize(width: size.width + around.width, height: size.height + around.height)
  }
}
