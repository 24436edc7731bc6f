/// The horizontal alignment of text, with UIKit's numbers.
public enum NSTextAlignment: Int, Sendable {
  /// Along the left edge.
  case left = 0
  /// Centred between the edges.
  case center
  /// Along the right edge.
  case right
  /// Along both edges.
  case justified
  /// Along the edge where the language starts.
  case natural
}
