/// Where text stands between the edges.
public enum NSTextAlignment: Int, Sendable {
  /// At the left edge.
  case left = 0
  /// In the middle.
  case center
  /// At the right edge.
  case right
  /// At both edges.
  case justified
  /// As the language reads.
  case natural
}

/// How text that does not fit is broken or cut.
public enum NSLineBreakMode: Int, Sendable {
  /// Lines end between words.
  case byWordWrapping = 0
  /// Lines end anywhere.
  case byCharWrapping
  /// Text is cut at the edge.
  case byClipping
  /// An ellipsis replaces the beginning.
  case byTruncatingHead
  /// An ellipsis replaces the end.
  case byTruncatingTail
  /// An ellipsis replaces the middle.
  case byTruncatingMiddle
}

/// How text stands when it is drawn smaller than its line.
public enum UIBaselineAdjustment: Int, Sendable {
  /// On the baseline of the full size.
  case alignBaselines = 0
  /// In the middle.
  case alignCenters
  /// Unchanged.
  case none
}

extension NSAttributedString.Key {
  /// The font of a run.
  public static let font = NSAttributedString.Key(rawValue: "NSFont")
  /// The colour of a run.
  public static let foregroundColor = NSAttributedString.Key(rawValue: "NSColor")
  /// The background of a run.
  public static let backgroundColor = NSAttributedString.Key(rawValue: "NSBackgroundColor")
  /// The paragraph style of a run.
  public static let paragraphStyle = NSAttributedString.Key(rawValue: "NSParagraphStyle")
  /// The underline style of a run.
  public static let underlineStyle = NSAttributedString.Key(rawValue: "NSUnderline")
  /// The strikethrough style of a run.
  public static let strikethroughStyle = NSAttributedString.Key(rawValue: "NSStrikethrough")
  /// The extra space after each character of a run.
  public static let kern = NSAttributedString.Key(rawValue: "NSKern")
}
