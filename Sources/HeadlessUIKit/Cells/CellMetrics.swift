/// Sizes inside cells.
enum CellMetrics {
  /// The left inset of separators from iOS 7 on (rule TV-60).
  static let separatorLeft: CGFloat = 15
  /// The margin of the standard labels.
  static let labelMargin: CGFloat = 15
  /// The space above and below texts of several lines; no source, near what screenshots show.
  static let textMargin: CGFloat = 11
  /// The space between the image and the labels.
  static let imageGap: CGFloat = 15
  /// The right margin of an accessory view.
  static let accessoryMargin: CGFloat = 15
  /// The width of the small label of the second value layout.
  static let value2LabelWidth: CGFloat = 91
  /// The space that an edit control takes.
  static let editControlWidth: CGFloat = 38
}
