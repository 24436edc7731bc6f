/// The one place where lists measure views.
///
/// Like UIKit's tables, they call `systemLayoutSizeFitting` with a required width. It answers from
/// the constraints of the content view, or from `sizeThatFits` without constraints.
extension UIView {
  /// The height that the view needs at a width.
  final func fittedHeight(width: CGFloat) -> CGFloat {
    systemLayoutSizeFitting(
      CGSize(width: width, height: 0),
      withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel
    ).height
  }

  /// The fitting size of a content view's constraints plus the cell's margins; nil without constraints.
  ///
  /// `around` is the space for accessories, edit controls and separators.
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
