extension NSAttributedString.Key {
  /// The font of a run: a ``UIFont``.
  public static let font = NSAttributedString.Key(rawValue: "NSFont")
  /// The colour of a run's text: a ``UIColor``.
  public static let foregroundColor = NSAttributedString.Key(rawValue: "NSColor")
  /// The colour behind a run: a ``UIColor``.
  public static let backgroundColor = NSAttributedString.Key(rawValue: "NSBackgroundColor")
  /// The paragraph style of a run: an ``NSParagraphStyle``.
  public static let paragraphStyle = NSAttributedString.Key(rawValue: "NSParagraphStyle")
  /// The underline style of a run.
  public static let underlineStyle = NSAttributedString.Key(rawValue: "NSUnderline")
  /// The strikethrough style of a run.
  public static let strikethroughStyle = NSAttributedString.Key(rawValue: "NSStrikethrough")
  /// The extra space after each character of a run, in points.
  public static let kern = NSAttributedString.Key(rawValue: "NSKern")
}
