import Foundation

/// The ends of lines.
public enum CGLineCap: Int32, Sendable {
  /// As UIKit's.
  case butt = 0
  /// As UIKit's.
  case round
  /// As UIKit's.
  case square
}

/// The corners of lines.
public enum CGLineJoin: Int32, Sendable {
  /// As UIKit's.
  case miter = 0
  /// As UIKit's.
  case round
  /// As UIKit's.
  case bevel
}

/// How a path is drawn.
public enum CGPathDrawingMode: Int32, Sendable {
  /// As UIKit's.
  case fill = 0
  /// As UIKit's.
  case eoFill
  /// As UIKit's.
  case stroke
  /// As UIKit's.
  case fillStroke
  /// As UIKit's.
  case eoFillStroke
}

/// How scaled images are smoothed.
public enum CGInterpolationQuality: Int32, Sendable {
  /// As UIKit's.
  case `default` = 0
  /// As UIKit's.
  case none
  /// As UIKit's.
  case low
  /// As UIKit's.
  case medium
  /// As UIKit's.
  case high
}

/// How colours mix.
public enum CGBlendMode: Int32, Sendable {
  /// As UIKit's.
  case normal = 0
  /// As UIKit's.
  case multiply
  /// As UIKit's.
  case screen
  /// As UIKit's.
  case overlay
  /// As UIKit's.
  case darken
  /// As UIKit's.
  case lighten
  /// As UIKit's.
  case colorDodge
  /// As UIKit's.
  case colorBurn
  /// As UIKit's.
  case softLight
  /// As UIKit's.
  case hardLight
  /// As UIKit's.
  case difference
  /// As UIKit's.
  case exclusion
  /// As UIKit's.
  case hue
  /// As UIKit's.
  case saturation
  /// As UIKit's.
  case color
  /// As UIKit's.
  case luminosity
  /// As UIKit's.
  case clear
  /// As UIKit's.
  case copy
  /// As UIKit's.
  case sourceIn
  /// As UIKit's.
  case sourceOut
  /// As UIKit's.
  case sourceAtop
  /// As UIKit's.
  case destinationOver
  /// As UIKit's.
  case destinationIn
  /// As UIKit's.
  case destinationOut
  /// As UIKit's.
  case destinationAtop
  /// As UIKit's.
  case xor
  /// As UIKit's.
  case plusDarker
  /// As UIKit's.
  case plusLighter
}

/// How far gradients reach.
public struct CGGradientDrawingOptions: OptionSet, Sendable {
  /// Stored only.
  public let rawValue: UInt32
  /// Creates one.
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  /// Stored only.
  public static let drawsBeforeStartLocation = CGGradientDrawingOptions(rawValue: 1)
  /// Stored only.
  public static let drawsAfterEndLocation = CGGradientDrawingOptions(rawValue: 2)
}

/// A space of colours.
public final class CGColorSpace: @unchecked Sendable {
  /// Creates one.
  public init?(name: CFString) {}
  init() {}
  /// Stored only.
  public static let sRGB: String = "sRGB"
}

/// The space of the device's colours.
public func CGColorSpaceCreateDeviceRGB() -> CGColorSpace { CGColorSpace() }

/// The space of the device's greys.
public func CGColorSpaceCreateDeviceGray() -> CGColorSpace { CGColorSpace() }

/// A gradient.
public final class CGGradient: @unchecked Sendable {
  /// Creates one.
  public init?(
    colorsSpace space: CGColorSpace?,
    colors: CFArray,
    locations: UnsafePointer<CGFloat>?
  ) {}
}

/// Where the opacity of a pixel stands.
public enum CGImageAlphaInfo: UInt32, Sendable {
  /// There is none.
  case none = 0
  /// Last, with colours that are multiplied by it.
  case premultipliedLast
  /// First, with colours that are multiplied by it.
  case premultipliedFirst
  /// Last.
  case last
  /// First.
  case first
  /// Last, and of no account.
  case noneSkipLast
  /// First, and of no account.
  case noneSkipFirst
  /// Nothing else.
  case alphaOnly
}

/// An image of Core Graphics, as a size in pixels.
public final class CGImage: @unchecked Sendable {
  /// Stored only.
  public let width: Int
  /// Stored only.
  public let height: Int
  /// The bits of one component: 8, as most images have.
  public var bitsPerComponent: Int { 8 }
  /// The bits of a pixel: 32.
  public var bitsPerPixel: Int { 32 }
  /// The bytes of a row, without any between rows.
  public var bytesPerRow: Int { 4 * width }
  /// The space of the image's colours.
  public var colorSpace: CGColorSpace? { CGColorSpaceCreateDeviceRGB() }
  /// Where the opacity of a pixel stands.
  public var alphaInfo: CGImageAlphaInfo { .premultipliedLast }
  init(width: Int, height: Int) {
    self.width = width
    self.height = height
  }
  /// A part of the image.
  public func cropping(to rect: CGRect) -> CGImage? {
    CGImage(width: pixels(rect.width), height: pixels(rect.height))
  }
}

/// A direction with a length.
public struct CGVector: Hashable, Sendable {
  /// Stored only.
  public var dx: CGFloat
  /// Stored only.
  public var dy: CGFloat
  /// Creates one.
  public init(dx: CGFloat = 0, dy: CGFloat = 0) {
    self.dx = dx
    self.dy = dy
  }
  /// Stored only.
  public static let zero = CGVector()
}

/// A length as a number of pixels; 0 for lengths that no image has.
func pixels(_ length: CGFloat) -> Int { Int(exactly: length.rounded()) ?? 0 }

/// A rectangle of four numbers, as C makes it.
public func CGRectMake(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGRect {
  CGRect(x: x, y: y, width: width, height: height)
}

/// A point of two numbers, as C makes it.
public func CGPointMake(_ x: CGFloat, _ y: CGFloat) -> CGPoint { CGPoint(x: x, y: y) }

/// A size of two numbers, as C makes it.
public func CGSizeMake(_ width: CGFloat, _ height: CGFloat) -> CGSize {
  CGSize(width: width, height: height)
}
