/// The one place where lists ask views how high they want to be.
///
/// UIKit's tables call `systemLayoutSizeFitting` with a required width, which answers from constraints where the content
/// has any and from `sizeThatFits` where it has none. Until there is a solver only the latter happens: a cell of
/// whichever content is a default row, unless it overrides either method.
extension UIView {
  /// The height that the view asks for at a width.
  final func fittedHeight(width: CGFloat) -> CGFloat {
    systemLayoutSizeFitting(
      CGSize(width: width, height: 0),
      withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel
    ).height
  }
}
