extension UIView {
  /// How an animation runs; stored values only, as nothing is drawn.
  public struct AnimationOptions: OptionSet, Sendable {
    /// The bits, as UIKit numbers them.
    public let rawValue: UInt
    /// Creates options from their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Subviews are laid out inside the animation.
    public static let layoutSubviews = AnimationOptions(rawValue: 1 << 0)
    /// Touches pass during the animation.
    public static let allowUserInteraction = AnimationOptions(rawValue: 1 << 1)
    /// The animation starts at the values of the moment.
    public static let beginFromCurrentState = AnimationOptions(rawValue: 1 << 2)
    /// The animation repeats.
    public static let `repeat` = AnimationOptions(rawValue: 1 << 3)
    /// The animation runs back as well.
    public static let autoreverse = AnimationOptions(rawValue: 1 << 4)
    /// Slow at both ends.
    public static let curveEaseInOut: AnimationOptions = []
    /// Slow at the beginning.
    public static let curveEaseIn = AnimationOptions(rawValue: 1 << 16)
    /// Slow at the end.
    public static let curveEaseOut = AnimationOptions(rawValue: 2 << 16)
    /// Even.
    public static let curveLinear = AnimationOptions(rawValue: 3 << 16)
    /// A cross fade.
    public static let transitionCrossDissolve = AnimationOptions(rawValue: 5 << 20)
  }

  private static var animationDepth = 0
  static var animationsOff = false

  /// Changes values with an animation: they hold at once, the completion runs when the virtual time has passed.
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

  /// Changes values with an animation.
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

  /// Changes values with a spring.
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

  /// Changes a view with a transition.
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

  /// Whether animations take time; turning them off lets completions run at the next step.
  public class var areAnimationsEnabled: Bool { !animationsOff }

  /// Turns animations on or off.
  public class func setAnimationsEnabled(_ enabled: Bool) { animationsOff = !enabled }

  /// The duration of the animation around the running code; 0 outside.
  public class var inheritedAnimationDuration: TimeInterval { animationDepth > 0 ? 0.25 : 0 }
}
