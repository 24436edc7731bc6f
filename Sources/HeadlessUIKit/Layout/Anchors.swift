extension UIView: LayoutAnchoring {}

extension UILayoutGuide: LayoutAnchoring {}

extension UIView {
  /// The baseline of the first line of text; the top edge of views without text.
  public var firstBaselineAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .firstBaseline) }
  /// The baseline of the last line of text; the bottom edge of views without text.
  public var lastBaselineAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .lastBaseline) }
}
