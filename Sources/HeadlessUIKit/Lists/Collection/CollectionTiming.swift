/// How long changes of a list take on the virtual clock.
enum CollectionTiming {
  /// In seconds; UIKit documents no figure, completions only need a moment that comes later.
  static let animationDuration: TimeInterval = 0.3
}
