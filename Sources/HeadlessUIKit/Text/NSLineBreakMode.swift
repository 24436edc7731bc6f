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
