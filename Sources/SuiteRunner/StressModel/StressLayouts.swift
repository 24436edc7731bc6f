import HeadlessUIKit

/// The custom layouts that a stress brings along.
enum StressLayouts {
  /// A new layout of a name.
  @MainActor static func make(_ name: String) -> UICollectionViewLayout {
    name == StressLayoutName.circle.rawValue ? StressCircleLayout() : StressWaterfallLayout()
  }
}
