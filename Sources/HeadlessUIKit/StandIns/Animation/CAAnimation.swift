import Foundation

/// An animation of a layer, which is stored and never seen.
@preconcurrency @MainActor
open class CAAnimation: NSObject {
  /// Stored only.
  open var duration: CFTimeInterval = 0
  /// Stored only.
  open var beginTime: CFTimeInterval = 0
  /// Stored only.
  open var timeOffset: CFTimeInterval = 0
  /// Stored only.
  open var speed: Float = 1
  /// Stored only.
  open var repeatCount: Float = 0
  /// Stored only.
  open var repeatDuration: CFTimeInterval = 0
  /// Stored only.
  open var autoreverses = false
  /// Stored only.
  open var fillMode = CAMediaTimingFillMode.removed
  /// Stored only.
  open var isRemovedOnCompletion = true
  /// Stored only.
  open var timingFunction: CAMediaTimingFunction?
  /// Stored only.
  open var delegate: (any CAAnimationDelegate)?
  /// Stored only.
  open var preferredFrameRateRange = CAFrameRateRange.default
  /// Sets a value by name.
  open func setValue(_ value: Any?, forKey key: String) { store(key, value) }
  /// The value that was set by name.
  open func value(forKey key: String) -> Any? { StoredValues.value(of: self, key) }
}

/// Hears of animations.
@preconcurrency @MainActor
public protocol CAAnimationDelegate {
  /// An animation begins.
  func animationDidStart(_ anim: CAAnimation)
  /// An animation ended.
  func animationDidStop(_ anim: CAAnimation, finished flag: Bool)
}

extension CAAnimationDelegate {
  /// Does nothing here.
  public func animationDidStart(_ anim: CAAnimation) {
    StandIn.note("CAAnimation.animationDidStart")
  }
  /// Does nothing here.
  public func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {
    StandIn.note("CAAnimation.animationDidStop")
  }
}

/// A range of frame rates.
public struct CAFrameRateRange: Hashable, Sendable {
  /// Stored only.
  public var minimum: Float
  /// Stored only.
  public var maximum: Float
  /// Stored only.
  public var preferred: Float?
  /// Creates one.
  public init(minimum: Float, maximum: Float, preferred: Float? = nil) {
    self.minimum = minimum
    self.maximum = maximum
    self.preferred = preferred
  }
  /// Stored only.
  public static let `default` = CAFrameRateRange(minimum: 0, maximum: 0)
}
