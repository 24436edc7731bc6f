/// A limit of the targets, as a multiple of something that the same run measured.
///
/// Times of the targets were taken on one machine; its figure for the base makes a multiple of them, which other and
/// busier machines can be held to.
struct BenchmarkBar {
  /// The entry that is held to the limit, and the one that it is measured by, by their places.
  var entry: Int
  var base = 0
  /// What the targets ask for, and where they go.
  var must: Double
  var stretch: Double?
}
