import Foundation

extension UIColor {
  /// The ground of grouped tables, by its name before iOS 13.
  public class var groupTableViewBackground: UIColor { systemGroupedBackground }
  /// Creates a colour that depends on traits: that of the present ones.
  @preconcurrency @MainActor
  public convenience init(dynamicProvider: @escaping (UITraitCollection) -> UIColor) {
    let color = dynamicProvider(UITraitCollection.current)
    self.init(red: color.red, green: color.green, blue: color.blue, alpha: color.alpha)
  }
  /// Creates the colour of an image: clear.
  public convenience init(patternImage image: UIImage) { self.init(white: 0, alpha: 0) }
  /// Finds a colour of the catalogue; documents' resources are not looked at, so it is black.
  public convenience init?(named name: String) {
    StandIn.note("UIColor(named:)")
    self.init(space: .sRGB, red: 0, green: 0, blue: 0, alpha: 1, name: name)
  }
  /// Finds a colour of the catalogue.
  public convenience init?(
    named name: String,
    in bundle: Bundle?,
    compatibleWith traitCollection: UITraitCollection?
  ) { self.init(named: name) }
  /// Creates a colour from one of Core Image: black.
  public convenience init(ciColor: CIColor) { self.init(white: 0, alpha: 1) }
  /// The colour for traits: this one.
  public func resolvedColor(with traitCollection: UITraitCollection) -> UIColor { self }
  /// The colour as grey and opacity.
  @discardableResult
  public func getWhite(
    _ white: UnsafeMutablePointer<CGFloat>?,
    alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    white?.pointee = (red + green + blue) / 3
    alpha?.pointee = self.alpha
    return red == green && green == blue
  }
  /// The colour as hue, saturation, brightness and opacity.
  @discardableResult
  public func getHue(
    _ hue: UnsafeMutablePointer<CGFloat>?,
    saturation: UnsafeMutablePointer<CGFloat>?,
    brightness: UnsafeMutablePointer<CGFloat>?,
    alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let (top, low) = (max(red, green, blue), min(red, green, blue))
    let range = top - low
    var sector: CGFloat = 0
    if range > 0 {
      if top == red {
        sector = ((green - blue) / range).truncatingRemainder(dividingBy: 6)
      } else if top == green {
        sector = (blue - red) / range + 2
      } else {
        sector = (red - green) / range + 4
      }
    }
    hue?.pointee = (sector < 0 ? sector + 6 : sector) / 6
    saturation?.pointee = top > 0 ? range / top : 0
    brightness?.pointee = top
    alpha?.pointee = self.alpha
    return true
  }
  /// Does nothing here.
  public func set() { StandIn.note("UIColor.set") }
  /// Does nothing here.
  public func setFill() { StandIn.note("UIColor.setFill") }
  /// Does nothing here.
  public func setStroke() { StandIn.note("UIColor.setStroke") }
}

/// A colour of Core Image.
open class CIColor: NSObject, @unchecked Sendable {}

extension CGColor {
  /// Red, green, blue and opacity.
  public var components: [CGFloat]? {
    let color = UIColor(cgColor: self)
    return [color.red, color.green, color.blue, color.alpha]
  }
  /// Stored only.
  public var numberOfComponents: Int { 4 }
  /// Stored only.
  public var colorSpace: CGColorSpace? { CGColorSpaceCreateDeviceRGB() }
  /// The colour with another opacity.
  public func copy(alpha: CGFloat) -> CGColor? {
    UIColor(cgColor: self).withAlphaComponent(alpha).cgColor
  }
}
