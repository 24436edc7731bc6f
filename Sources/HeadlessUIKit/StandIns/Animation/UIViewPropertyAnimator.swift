import Foundation

/// Changes that run along a course: at once here.
@preconcurrency @MainActor
open class UIViewPropertyAnimator: NSObject {
  private var animations: [() -> Void] = []
  private var completions: [(UIViewAnimatingPosition) -> Void] = []
  /// Which start the end belongs to.
  private var run = 0
  /// Stored only.
  public final let duration: TimeInterval
  /// Stored only.
  open var fractionComplete: CGFloat = 0
  /// Stored only.
  open var isReversed = false
  /// Stored only.
  open var isInterruptible = true
  /// Stored only.
  open var isUserInteractionEnabled = true
  /// Stored only.
  open var pausesOnCompletion = false
  /// Stored only.
  open var scrubsLinearly = true
  /// Stored only.
  public private(set) final var isRunning = false
  /// Stored only.
  public private(set) final var state = UIViewAnimatingState.inactive
  /// Creates one.
  public init(
    duration: TimeInterval,
    curve: UIView.AnimationCurve,
    animations: (() -> Void)? = nil
  ) {
    self.duration = duration
    super.init()
    if let animations { self.animations = [animations] }
  }
  /// Creates one.
  public convenience init(
    duration: TimeInterval,
    dampingRatio ratio: CGFloat,
    animations: (() -> Void)? = nil
  ) { self.init(duration: duration, curve: .linear, animations: animations) }
  /// Creates one.
  public convenience init(
    duration: TimeInterval,
    controlPoint1 point1: CGPoint,
    controlPoint2 point2: CGPoint,
    animations: (() -> Void)? = nil
  ) { self.init(duration: duration, curve: .linear, animations: animations) }
  /// Creates one.
  public convenience init(
    duration: TimeInterval,
    timingParameters parameters: any UITimingCurveProvider
  ) { self.init(duration: duration, curve: .linear) }
  /// Does nothing here.
  open func addAnimations(_ animation: @escaping () -> Void) { animations.append(animation) }
  /// Does nothing here.
  open func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat) {
    animations.append(animation)
  }
  /// Does nothing here.
  open func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
    completions.append(completion)
  }
  /// Makes the changes; the completions run after the duration.
  open func startAnimation() { start(after: 0) }
  /// Makes the changes; the completions run after delay and duration.
  open func startAnimation(afterDelay delay: TimeInterval) { start(after: delay) }
  /// Keeps the end from coming.
  open func pauseAnimation() {
    run += 1
    (isRunning, state) = (false, .active)
  }
  /// Keeps the end from coming; unless it is without finishing, ``finishAnimation(at:)`` is awaited.
  open func stopAnimation(_ withoutFinishing: Bool) {
    run += 1
    (isRunning, state) = (false, withoutFinishing ? .inactive : .stopped)
  }
  /// Runs the completions now.
  open func finishAnimation(at finalPosition: UIViewAnimatingPosition) {
    run += 1
    makeChanges()
    end(at: finalPosition)
  }

  private func start(after delay: TimeInterval) {
    run += 1
    let current = run
    (isRunning, state) = (true, .active)
    UIView.animate(withDuration: duration, delay: delay, animations: makeChanges) { _ in
      if current == self.run { self.end(at: .end) }
    }
  }

  private func makeChanges() {
    let changes = animations
    animations = []
    fractionComplete = 1
    for change in changes { change() }
  }

  private func end(at position: UIViewAnimatingPosition) {
    let ends = completions
    completions = []
    (isRunning, state) = (false, .inactive)
    for end in ends { end(position) }
  }
  /// Does nothing here.
  open func continueAnimation(
    withTimingParameters parameters: (any UITimingCurveProvider)?,
    durationFactor: CGFloat
  ) { startAnimation() }
  /// Runs changes and then the completion.
  @discardableResult
  open class func runningPropertyAnimator(
    withDuration duration: TimeInterval,
    delay: TimeInterval,
    options: UIView.AnimationOptions = [],
    animations: @escaping () -> Void,
    completion: ((UIViewAnimatingPosition) -> Void)? = nil
  ) -> UIViewPropertyAnimator {
    let animator = UIViewPropertyAnimator(
      duration: duration,
      curve: .linear,
      animations: animations
    )
    if let completion { animator.addCompletion(completion) }
    animator.startAnimation(afterDelay: delay)
    return animator
  }
}

/// Where an animation is.
public enum UIViewAnimatingPosition: Int, Sendable {
  /// As UIKit's.
  case end = 0
  /// As UIKit's.
  case start
  /// As UIKit's.
  case current
}

/// Whether an animation can be led.
public enum UIViewAnimatingState: Int, Sendable {
  /// As UIKit's.
  case inactive = 0
  /// As UIKit's.
  case active
  /// As UIKit's.
  case stopped
}

/// A course of an animation.
@preconcurrency @MainActor
public protocol UITimingCurveProvider: NSObjectProtocol {}

/// The course of a spring.
@preconcurrency @MainActor
open class UISpringTimingParameters: NSObject, UITimingCurveProvider {
  /// Creates one.
  public override init() {}
  /// Creates one.
  public init(dampingRatio ratio: CGFloat) {}
  /// Creates one.
  public init(dampingRatio ratio: CGFloat, initialVelocity velocity: CGVector) {}
  /// Creates one.
  public init(
    mass: CGFloat,
    stiffness: CGFloat,
    damping: CGFloat,
    initialVelocity velocity: CGVector
  ) {}
}

/// A course through two points.
@preconcurrency @MainActor
open class UICubicTimingParameters: NSObject, UITimingCurveProvider {
  /// Creates one.
  public override init() {}
  /// Creates one.
  public init(animationCurve curve: UIView.AnimationCurve) {}
  /// Creates one.
  public init(controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint) {}
}
