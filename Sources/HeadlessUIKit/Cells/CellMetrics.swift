/// Sizes and margins inside table cells, in points.
enum CellMetrics {
  /// The left inset of separators from iOS 7 on (rule TV-60).
  static let separatorLeft: CGFloat = 15
  /// The margin of the standard labels at both sides.
  static let labelMargin: CGFloat = 15
  /// The space above and below labels of several lines; without a source, close to screenshots.
  static let textMargin: CGFloat = 11
  /// The space between the image and the labels beside it.
  static let imageGap: CGFloat = 15
  /// The right margin of an accessory view.
  static let accessoryMargin: CGFloat = 15
  /// The width of the text label of style `value2`.
  static let value2LabelWidth: CGFloat = 91
  /// The width of an edit control.
  static let editControlWidth: CGFloat = 38
}
