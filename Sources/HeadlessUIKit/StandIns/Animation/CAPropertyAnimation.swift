/// An animation of one property.
open class CAPropertyAnimation: CAAnimation {
  /// Stored only.
  open var keyPath: String?
  /// Stored only.
  open var isAdditive = false
  /// Stored only.
  open var isCumulative = false
  /// Creates one.
  public convenience init(keyPath path: String?) {
    self.init()
    keyPath = path
  }
}

/// An animation between two values.
open class CABasicAnimation: CAPropertyAnimation {
  /// Stored only.
  open var fromValue: Any?
  /// Stored only.
  open var toValue: Any?
  /// Stored only.
  open var byValue: Any?
}

/// An animation through several values.
open class CAKeyframeAnimation: CAPropertyAnimation {
  /// Stored only.
  open var values: [Any]?
  /// Stored only.
  open var path: CGPath?
  /// Stored only.
  open var keyTimes: [NSNumber]?
  /// Stored only.
  open var timingFunctions: [CAMediaTimingFunction]?
  /// Stored only.
  open var calculationMode = CAAnimationCalculationMode.linear
}

/// How an animation goes between values.
public struct CAAnimationCalculationMode: RawRepresentable, Hashable, Sendable {
  /// Stored only.
  public let rawValue: String
  /// Creates one.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Stored only.
  public static let linear = CAAnimationCalculationMode(rawValue: "linear")
  /// Stored only.
  public static let discrete = CAAnimationCalculationMode(rawValue: "discrete")
  /// Stored only.
  public static let paced = CAAnimationCalculationMode(rawValue: "paced")
  /// Stored only.
  public static let cubic = CAAnimationCalculationMode(rawValue: "cubic")
}

/// An animation with a spring.
open class CASpringAnimation: CABasicAnimation {
  /// Stored only.
  open var mass: CGFloat = 1
  /// Stored only.
  open var stiffness: CGFloat = 100
  /// Stored only.
  open var damping: CGFloat = 10
  /// Stored only.
  open var initialVelocity: CGFloat = 0
  /// Stored only.
  open var settlingDuration: CFTimeInterval { duration }
}

/// Animations that run at the same time.
open class CAAnimationGroup: CAAnimation {
  /// Stored only.
  open var animations: [CAAnimation]?
}

/// An animation from one content of a layer to another.
open class CATransition: CAAnimation {
  /// Stored only.
  open var type = CATransitionType.fade
  /// Stored only.
  open var subtype: CATransitionSubtype?
  /// Stored only.
  open var startProgress: Float = 0
  /// Stored only.
  open var endProgress: Float = 1
}

/// Kinds of transition.
public struct CATransitionType: RawRepresentable, Hashable, Sendable {
  /// Stored only.
  public let rawValue: String
  /// Creates one.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Stored only.
  public static let fade = CATransitionType(rawValue: "fade")
  /// Stored only.
  public static let moveIn = CATransitionType(rawValue: "moveIn")
  /// Stored only.
  public static let push = CATransitionType(rawValue: "push")
  /// Stored only.
  public static let reveal = CATransitionType(rawValue: "reveal")
}

/// Directions of transitions.
public struct CATransitionSubtype: RawRepresentable, Hashable, Sendable {
  /// Stored only.
  public let rawValue: String
  /// Creates one.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Stored only.
  public static let fromRight = CATransitionSubtype(rawValue: "fromRight")
  /// Stored only.
  public static let fromLeft = CATransitionSubtype(rawValue: "fromLeft")
  /// Stored only.
  public static let fromTop = CATransitionSubtype(rawValue: "fromTop")
  /// Stored only.
  public static let fromBottom = CATransitionSubtype(rawValue: "fromBottom")
}
