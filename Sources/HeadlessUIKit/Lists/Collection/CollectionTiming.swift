/// Durations on the virtual clock.
enum CollectionTiming {
  /// The duration of an animated change in seconds.
  ///
  /// UIKit documents no figure; completions only need a later moment.
  static let animationDuration: TimeInterval = 0.3
}
