import Foundation

extension UIScrollView {
  /// UIKit's.
  public struct DecelerationRate: RawRepresentable, Hashable, Sendable {
    /// Stored only.
    public let rawValue: CGFloat
    /// Creates one.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    /// Stored only.
    public static let normal = DecelerationRate(rawValue: 0.998)
    /// Stored only.
    public static let fast = DecelerationRate(rawValue: 0.99)
  }
  /// UIKit's.
  public enum IndexDisplayMode: Int, Sendable {
    /// As UIKit's.
    case automatic = 0
    /// As UIKit's.
    case alwaysHidden
  }
  /// The recogniser of scrolling; it recognises nothing.
  public var panGestureRecognizer: UIPanGestureRecognizer {
    if let known: UIPanGestureRecognizer = stored("pan", nil) { return known }
    let made = UIPanGestureRecognizer()
    made.view = self
    store("pan", made)
    return made
  }
  /// Stored only.
  public var pinchGestureRecognizer: UIPinchGestureRecognizer? { nil }
  /// Stored only.
  public var verticalScrollIndicatorInsets: UIEdgeInsets {
    get { scrollIndicatorInsets }
    set { scrollIndicatorInsets = newValue }
  }
  /// Stored only.
  public var horizontalScrollIndicatorInsets: UIEdgeInsets {
    get { scrollIndicatorInsets }
    set { scrollIndicatorInsets = newValue }
  }
  /// Stored only.
  public var automaticallyAdjustsScrollIndicatorInsets: Bool {
    get { stored("automaticallyAdjustsScrollIndicatorInsets", true) }
    set { store("automaticallyAdjustsScrollIndicatorInsets", newValue) }
  }
  /// Stored only.
  public var isZooming: Bool { false }
  /// Stored only.
  public var isZoomBouncing: Bool { false }
  /// Stored only.
  public var isScrollAnimating: Bool { false }
  /// Does nothing here.
  public func zoom(to rect: CGRect, animated: Bool) { StandIn.note("UIScrollView.zoom") }
}
