extension UIView {
  /// The options of an animation; nothing is drawn, so they have no effect.
  public struct AnimationOptions: OptionSet, Sendable {
    /// The bits, as UIKit numbers them.
    public let rawValue: UInt
    /// Creates options from their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Lays subviews out inside the animation.
    public static let layoutSubviews = AnimationOptions(rawValue: 1 << 0)
    /// Lets touches pass during the animation.
    public static let allowUserInteraction = AnimationOptions(rawValue: 1 << 1)
    /// Starts at the current values of a running animation.
    public static let beginFromCurrentState = AnimationOptions(rawValue: 1 << 2)
    /// Repeats the animation without end.
    public static let `repeat` = AnimationOptions(rawValue: 1 << 3)
    /// Runs a repeating animation backwards as well.
    public static let autoreverse = AnimationOptions(rawValue: 1 << 4)
    /// Slow at the beginning and the end; the default.
    public static let curveEaseInOut: AnimationOptions = []
    /// Slow at the beginning.
    public static let curveEaseIn = AnimationOptions(rawValue: 1 << 16)
    /// Slow at the end.
    public static let curveEaseOut = AnimationOptions(rawValue: 2 << 16)
    /// At an even speed.
    public static let curveLinear = AnimationOptions(rawValue: 3 << 16)
    /// Fades from the old content to the new.
    public static let transitionCrossDissolve = AnimationOptions(rawValue: 5 << 20)
  }

  private static var animationDepth = 0
  static var animationsOff = false

  /// Runs changes at once; the completion runs after delay and duration on the virtual clock.
  public class func animate(
    withDuration duration: TimeInterval,
    delay: TimeInterval,
    options: AnimationOptions = [],
    animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    animationDepth += 1
    animations()
    animationDepth -= 1
    guard let completion else { return }
    let time = animationsOff ? 0 : max(duration, 0) + max(delay, 0)
    MainLoop.shared.schedule(after: time) { completion(true) }
  }

  /// Runs changes at once; the completion runs after the duration on the virtual clock.
  public class func animate(
    withDuration duration: TimeInterval,
    animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    animate(
      withDuration: duration,
      delay: 0,
      options: [],
      animations: animations,
      completion: completion
    )
  }

  /// Runs changes at once, without a spring's motion; the completion runs after delay and duration.
  public class func animate(
    withDuration duration: TimeInterval,
    delay: TimeInterval,
    usingSpringWithDamping dampingRatio: CGFloat,
    initialSpringVelocity velocity: CGFloat,
    options: AnimationOptions = [],
    animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    animate(
      withDuration: duration,
      delay: delay,
      options: options,
      animations: animations,
      completion: completion
    )
  }

  /// Runs changes at once; the completion runs after the duration on the virtual clock.
  public class func transition(
    with view: UIView,
    duration: TimeInterval,
    options: AnimationOptions = [],
    animations: (() -> Void)?,
    completion: ((Bool) -> Void)? = nil
  ) {
    animate(
      withDuration: duration,
      delay: 0,
      options: options,
      animations: animations ?? {},
      completion: completion
    )
  }

  /// Runs changes without animating them.
  public class func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {
    let before = animationsOff
    animationsOff = true
    actionsWithoutAnimation()
    animationsOff = before
  }

  /// Whether animations take time; if not, completions run at the next step.
  ///
  /// True by default.
  public class var areAnimationsEnabled: Bool { !animationsOff }

  /// Sets whether animations take time.
  public class func setAnimationsEnabled(_ enabled: Bool) { animationsOff = !enabled }

  /// The duration of the animation whose changes are running, always 0.25; 0 outside animations.
  public class var inheritedAnimationDuration: TimeInterval { animationDepth > 0 ? 0.25 : 0 }
}
