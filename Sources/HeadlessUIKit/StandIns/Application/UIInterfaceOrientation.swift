/// How the device is held.
public enum UIDeviceOrientation: Int, Sendable {
  /// As UIKit's.
  case unknown = 0
  /// As UIKit's.
  case portrait
  /// As UIKit's.
  case portraitUpsideDown
  /// As UIKit's.
  case landscapeLeft
  /// As UIKit's.
  case landscapeRight
  /// As UIKit's.
  case faceUp
  /// As UIKit's.
  case faceDown
  /// Whether the device is wide.
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
  /// Whether the device is high.
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
  /// Whether the device lies.
  public var isFlat: Bool { self == .faceUp || self == .faceDown }
  /// Whether the device stands.
  public var isValidInterfaceOrientation: Bool { isPortrait || isLandscape }
}

/// How the app is turned.
public enum UIInterfaceOrientation: Int, Sendable {
  /// As UIKit's.
  case unknown = 0
  /// As UIKit's.
  case portrait
  /// As UIKit's.
  case portraitUpsideDown
  /// As UIKit's.
  case landscapeRight
  /// As UIKit's.
  case landscapeLeft
  /// Whether the app is wide.
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
  /// Whether the app is high.
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
}

/// Ways in which the app may be turned.
public struct UIInterfaceOrientationMask: OptionSet, Sendable {
  /// Stored only.
  public let rawValue: UInt
  /// Creates one.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// Stored only.
  public static let portrait = UIInterfaceOrientationMask(rawValue: 2)
  /// Stored only.
  public static let portraitUpsideDown = UIInterfaceOrientationMask(rawValue: 4)
  /// Stored only.
  public static let landscapeRight = UIInterfaceOrientationMask(rawValue: 8)
  /// Stored only.
  public static let landscapeLeft = UIInterfaceOrientationMask(rawValue: 16)
  /// Stored only.
  public static let landscape: UIInterfaceOrientationMask = [.landscapeLeft, .landscapeRight]
  /// Stored only.
  public static let all = UIInterfaceOrientationMask(rawValue: 30)
  /// Stored only.
  public static let allButUpsideDown = UIInterfaceOrientationMask(rawValue: 26)
}

/// Looks of the status bar.
public enum UIStatusBarStyle: Int, Sendable {
  /// As UIKit's.
  case `default` = 0
  /// As UIKit's.
  case lightContent
  /// As UIKit's.
  case darkContent = 3
}

/// Ways in which the status bar appears.
public enum UIStatusBarAnimation: Int, Sendable {
  /// As UIKit's.
  case none = 0
  /// As UIKit's.
  case fade
  /// As UIKit's.
  case slide
}

/// Edges of a rectangle.
public struct UIRectEdge: OptionSet, Sendable {
  /// Stored only.
  public let rawValue: UInt
  /// Creates one.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// Stored only.
  public static let top = UIRectEdge(rawValue: 1)
  /// Stored only.
  public static let left = UIRectEdge(rawValue: 2)
  /// Stored only.
  public static let bottom = UIRectEdge(rawValue: 4)
  /// Stored only.
  public static let right = UIRectEdge(rawValue: 8)
  /// Stored only.
  public static let all: UIRectEdge = [.top, .left, .bottom, .right]
}
