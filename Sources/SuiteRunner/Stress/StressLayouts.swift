import HeadlessUIKit

/// The custom layouts that a stress brings along.
enum StressLayouts {
  static let names = ["waterfall", "circle"]

  /// A new layout of a name.
  @MainActor static func make(_ name: String) -> UICollectionViewLayout {
    name == "circle" ? StressCircleLayout() : StressWaterfallLayout()
  }
}
