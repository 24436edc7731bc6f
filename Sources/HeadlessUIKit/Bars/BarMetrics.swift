/// Heights of bars in points, read off stored Interface Builder frames.
@MainActor
enum BarMetrics {
  static let bar: CGFloat = 44
  static let tabBar: CGFloat = 49
  static var searchBar: CGFloat { UIKitProfile.current < .ios15 ? 56 : 51 }
}
