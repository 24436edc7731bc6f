/// A colour: its components in the space in which it was given.
open class UIColor: NSObject, @unchecked Sendable {
  /// The colour spaces in which Interface Builder and UIKit give components.
  public enum Space: String, Sendable {
    /// RGB in the standard space.
    case sRGB
    /// Grey with a gamma of 2.2.
    case gray
    /// RGB in the Display P3 space.
    case displayP3
    /// RGB of the device that saved the document.
    case calibratedRGB
    /// Grey of the device that saved the document.
    case calibratedWhite
    /// Hue, saturation and brightness; kept as RGB.
    case hsb
  }

  /// The space in which the components were given.
  public let space: Space
  /// The red component, or the white of a grey; from 0 to 1 inside the space.
  public let red: CGFloat
  /// The green component, or the white of a grey; from 0 to 1 inside the space.
  public let green: CGFloat
  /// The blue component, or the white of a grey; from 0 to 1 inside the space.
  public let blue: CGFloat
  /// The opacity from 0 to 1.
  public let alpha: CGFloat
  /// The name of a system colour or a catalogue's colour; nil for others.
  public let name: String?

  /// Creates a colour from its components and an optional name.
  public init(
    space: Space,
    red: CGFloat,
    green: CGFloat,
    blue: CGFloat,
    alpha: CGFloat,
    name: String? = nil
  ) {
    self.space = space
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha
    self.name = name
    super.init()
  }

  /// Creates the colour of `#colorLiteral(red:green:blue:alpha:)`.
  public required convenience init(
    _colorLiteralRed red: Float,
    green: Float,
    blue: Float,
    alpha: Float
  ) {
    self.init(
      space: .sRGB,
      red: CGFloat(red),
      green: CGFloat(green),
      blue: CGFloat(blue),
      alpha: CGFloat(alpha)
    )
  }

  /// Creates a colour in the sRGB space.
  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(space: .sRGB, red: red, green: green, blue: blue, alpha: alpha)
  }

  /// Creates a colour that is black.
  public override convenience init() { self.init(white: 0, alpha: 1) }

  /// Creates a grey with a gamma of 2.2.
  public convenience init(white: CGFloat, alpha: CGFloat) {
    self.init(space: .gray, red: white, green: white, blue: white, alpha: alpha)
  }

  /// Creates a Display P3 colour.
  public convenience init(displayP3Red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(space: .displayP3, red: displayP3Red, green: green, blue: blue, alpha: alpha)
  }

  /// Creates a colour from hue, saturation and brightness, each from 0 to 1.
  public convenience init(
    hue: CGFloat,
    saturation: CGFloat,
    brightness: CGFloat,
    alpha: CGFloat
  ) {
    let sector = (hue - hue.rounded(.down)) * 6
    let chroma = brightness * saturation
    func channel(_ offset: CGFloat) -> CGFloat {
      let position = (offset + sector).truncatingRemainder(dividingBy: 6)
      return brightness - chroma * max(0, min(min(position, 4 - position), 1))
    }
    self.init(
      space: .hsb,
      red: channel(5),
      green: channel(3),
      blue: channel(1),
      alpha: alpha
    )
  }

  /// Creates a colour from a Core Graphics colour.
  public convenience init(cgColor: CGColor) {
    let color = cgColor.color
    self.init(
      space: color.space,
      red: color.red,
      green: color.green,
      blue: color.blue,
      alpha: color.alpha,
      name: color.name
    )
  }

  /// The same colour with another opacity.
  open func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
    UIColor(space: space, red: red, green: green, blue: blue, alpha: alpha, name: nil)
  }

  /// The colour as layers take it.
  open var cgColor: CGColor { CGColor(self) }

  /// Reads the RGB components.
  ///
  /// - Returns: Always true, as every colour here has them.
  @discardableResult
  open func getRed(
    _ red: UnsafeMutablePointer<CGFloat>?,
    green: UnsafeMutablePointer<CGFloat>?,
    blue: UnsafeMutablePointer<CGFloat>?,
    alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    red?.pointee = self.red
    green?.pointee = self.green
    blue?.pointee = self.blue
    alpha?.pointee = self.alpha
    return true
  }

  /// Whether two colours have the same name and components.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIColor else { return false }
    return red == other.red && green == other.green && blue == other.blue
      && alpha == other.alpha && name == other.name && (space == .gray) == (other.space == .gray)
  }

  /// A hash of the name and the components, as equality compares them.
  open override var hash: Int {
    var hasher = Hasher()
    hasher.combine(red)
    hasher.combine(green)
    hasher.combine(blue)
    hasher.combine(alpha)
    hasher.combine(name)
    return hasher.finalize()
  }

  /// The name, or the components of a colour without one.
  open override var description: String {
    if let name { return "UIColor(\(name))" }
    return "UIColor(\(space.rawValue) \(red) \(green) \(blue) \(alpha))"
  }
}

extension UIColor: _ExpressibleByColorLiteral {}

/// What `#colorLiteral` makes where nothing else says.
public typealias _ColorLiteralType = UIColor
