import Foundation

/// Corners of a layer.
public struct CACornerMask: OptionSet, Sendable {
  /// Stored only.
  public let rawValue: UInt
  /// Creates one.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// Stored only.
  public static let layerMinXMinYCorner = CACornerMask(rawValue: 1)
  /// Stored only.
  public static let layerMaxXMinYCorner = CACornerMask(rawValue: 2)
  /// Stored only.
  public static let layerMinXMaxYCorner = CACornerMask(rawValue: 4)
  /// Stored only.
  public static let layerMaxXMaxYCorner = CACornerMask(rawValue: 8)
}

/// Curves of corners.
public struct CALayerCornerCurve: RawRepresentable, Hashable, Sendable {
  /// Stored only.
  public let rawValue: String
  /// Creates one.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Stored only.
  public static let circular = CALayerCornerCurve(rawValue: "circular")
  /// Stored only.
  public static let continuous = CALayerCornerCurve(rawValue: "continuous")
}

/// How contents fill the bounds.
public struct CALayerContentsGravity: RawRepresentable, Hashable, Sendable {
  /// Stored only.
  public let rawValue: String
  /// Creates one.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Stored only.
  public static let resize = CALayerContentsGravity(rawValue: "resize")
  /// Stored only.
  public static let resizeAspect = CALayerContentsGravity(rawValue: "resizeAspect")
  /// Stored only.
  public static let resizeAspectFill = CALayerContentsGravity(rawValue: "resizeAspectFill")
  /// Stored only.
  public static let center = CALayerContentsGravity(rawValue: "center")
  /// Stored only.
  public static let top = CALayerContentsGravity(rawValue: "top")
  /// Stored only.
  public static let bottom = CALayerContentsGravity(rawValue: "bottom")
}

/// How scaled images are smoothed.
public struct CALayerContentsFilter: RawRepresentable, Hashable, Sendable {
  /// Stored only.
  public let rawValue: String
  /// Creates one.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Stored only.
  public static let linear = CALayerContentsFilter(rawValue: "linear")
  /// Stored only.
  public static let nearest = CALayerContentsFilter(rawValue: "nearest")
  /// Stored only.
  public static let trilinear = CALayerContentsFilter(rawValue: "trilinear")
}

/// What runs when a property of a layer changes; never run here.
public protocol CAAction {}

extension CAAnimation: CAAction {}
extension NSNull: CAAction {}

/// Helps a layer with its content; never asked here.
@preconcurrency @MainActor
public protocol CALayerDelegate: AnyObject {}

extension UIView: CALayerDelegate {}

extension CALayer {
  /// Adds a layer behind another.
  public func insertSublayer(_ layer: CALayer, below sibling: CALayer?) {
    let place = sublayers?.firstIndex { $0 === sibling }
    insertSublayer(layer, at: UInt32(place ?? 0))
  }
  /// Adds a layer in front of another.
  public func insertSublayer(_ layer: CALayer, above sibling: CALayer?) {
    let place = sublayers?.firstIndex { $0 === sibling }.map { $0 + 1 }
    insertSublayer(layer, at: UInt32(place ?? sublayers?.count ?? 0))
  }
  /// Puts a layer in another's place.
  public func replaceSublayer(_ oldLayer: CALayer, with newLayer: CALayer) {
    guard let place = sublayers?.firstIndex(where: { $0 === oldLayer }) else { return }
    sublayers?[place] = newLayer
  }
  /// The layer as it is shown: this one.
  public func presentation() -> Self? { self }
  /// The layer as it was set: this one.
  public func model() -> Self { self }
  /// Draws the layer, which leaves no trace.
  public func render(in ctx: CGContext) { StandIn.note("CALayer.render") }
  /// Sets a transform of the plane.
  public func setAffineTransform(_ m: CGAffineTransform) {
    transform = CATransform3DMakeAffineTransform(m)
  }
  /// The transform of the plane.
  public func affineTransform() -> CGAffineTransform { CATransform3DGetAffineTransform(transform) }
  /// Whether a point is within the bounds.
  public func contains(_ point: CGPoint) -> Bool { bounds.contains(point) }
  /// Converts a time; all layers have the same here.
  public func convertTime(_ time: CFTimeInterval, from layer: CALayer?) -> CFTimeInterval { time }
  /// Sets a value by name.
  public func setValue(_ value: Any?, forKey key: String) { store(key, value) }
  /// Sets a value by name.
  public func setValue(_ value: Any?, forKeyPath key: String) { store(key, value) }
  /// A value that was set by name.
  public func value(forKey key: String) -> Any? { StoredValues.value(of: self, key) }
  /// A value that was set by name.
  public func value(forKeyPath key: String) -> Any? { StoredValues.value(of: self, key) }
}
