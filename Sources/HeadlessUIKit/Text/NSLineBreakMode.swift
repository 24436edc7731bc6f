/// How text that does not fit is broken into lines or truncated.
public enum NSLineBreakMode: Int, Sendable {
  /// Lines break between words.
  case byWordWrapping = 0
  /// Lines break between any two characters.
  case byCharWrapping
  /// The text is clipped at the edge.
  case byClipping
  /// An ellipsis replaces the beginning.
  case byTruncatingHead
  /// An ellipsis replaces the end.
  case byTruncatingTail
  /// An ellipsis replaces the middle.
  case byTruncatingMiddle
}
