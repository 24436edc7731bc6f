import Foundation

/// Changes a view as the device is tilted, which it is not here.
@preconcurrency @MainActor
open class UIMotionEffect: NSObject {}

/// Changes a value between two limits as the device is tilted.
open class UIInterpolatingMotionEffect: UIMotionEffect {
  /// How the device is tilted.
  public enum EffectType: Int, Sendable {
    /// To the sides.
    case tiltAlongHorizontalAxis = 0
    /// Back and forth.
    case tiltAlongVerticalAxis
  }
  /// Stored only.
  public final let keyPath: String
  /// Stored only.
  public final let type: EffectType
  /// Stored only.
  open var minimumRelativeValue: Any?
  /// Stored only.
  open var maximumRelativeValue: Any?
  /// Creates an effect.
  public init(keyPath: String, type: EffectType) {
    self.keyPath = keyPath
    self.type = type
  }
}

/// Several effects together.
open class UIMotionEffectGroup: UIMotionEffect {
  /// The effects; stored only.
  open var motionEffects: [UIMotionEffect]?
}

extension UIView {
  /// Stored only.
  public var motionEffects: [UIMotionEffect] {
    get { stored("motionEffects", []) }
    set { store("motionEffects", newValue) }
  }
  /// Stores an effect.
  public func addMotionEffect(_ effect: UIMotionEffect) { motionEffects.append(effect) }
  /// Drops an effect.
  public func removeMotionEffect(_ effect: UIMotionEffect) {
    motionEffects.removeAll { $0 === effect }
  }
  /// The view whose shape shows of this one; another name of ``mask``.
  public var maskView: UIView? {
    get { mask }
    set { mask = newValue }
  }
  /// Stored only.
  public var focusEffect: UIFocusEffect? {
    get { stored("focusEffect", nil) }
    set { store("focusEffect", newValue) }
  }
  /// Stored only.
  public var focusGroupIdentifier: String? {
    get { stored("focusGroupIdentifier", nil) }
    set { store("focusGroupIdentifier", newValue) }
  }
  /// Stored only.
  public var largeContentImage: UIImage? {
    get { stored("largeContentImage", nil) }
    set { store("largeContentImage", newValue) }
  }
  /// Stored only.
  public var scalesLargeContentImage: Bool {
    get { stored("scalesLargeContentImage", false) }
    set { store("scalesLargeContentImage", newValue) }
  }
  /// The rectangle on which constraints act, for a frame.
  public func alignmentRect(forFrame frame: CGRect) -> CGRect {
    frame.inset(by: alignmentRectInsets)
  }
  /// The frame for a rectangle on which constraints act.
  public func frame(forAlignmentRect alignmentRect: CGRect) -> CGRect {
    let insets = alignmentRectInsets
    return CGRect(
      x: alignmentRect.minX - insets.left,
      y: alignmentRect.minY - insets.top,
      width: alignmentRect.width + insets.left + insets.right,
      height: alignmentRect.height + insets.top + insets.bottom
    )
  }
  /// Updates what was asked for; there is nothing here.
  public func setNeedsUpdateProperties() {}
}

/// How text and lines show through a blur.
public enum UIVibrancyEffectStyle: Int, Sendable {
  /// Text.
  case label = 0
  /// Text of less importance.
  case secondaryLabel
  /// Text of little importance.
  case tertiaryLabel
  /// Text of least importance.
  case quaternaryLabel
  /// An area.
  case fill
  /// An area of less importance.
  case secondaryFill
  /// An area of little importance.
  case tertiaryFill
  /// A line.
  case separator
}

/// Content that shines through a blur; nothing is drawn here.
open class UIVibrancyEffect: UIVisualEffect {
  /// The blur below.
  public final let blurEffect: UIBlurEffect
  /// Creates an effect above a blur.
  public init(blurEffect: UIBlurEffect) { self.blurEffect = blurEffect }
  /// Creates an effect of a style above a blur.
  public convenience init(blurEffect: UIBlurEffect, style: UIVibrancyEffectStyle) {
    self.init(blurEffect: blurEffect)
  }
}

/// Glass; nothing is drawn here.
open class UIGlassEffect: UIVisualEffect {
  /// How the glass looks.
  public enum Style: Int, Sendable {
    /// As usual.
    case regular = 0
    /// Clearer.
    case clear
  }
  /// Stored only.
  open var isInteractive = false
  /// Stored only.
  open var tintColor: UIColor?
  /// Creates glass.
  public convenience init(style: Style) { self.init() }
}
