import Foundation
import HeadlessUIKit
import InterfaceBuilder
import Numbers

/// Resolves colours for an appearance.
struct RenderTheme {
  let isDark: Bool
  /// The colours of the project's catalogues.
  private let assets: AssetColors

  /// The theme for a document, with the colours of its project's catalogues.
  @MainActor
  init(isDark: Bool, of document: IBDocument) {
    self.isDark = isDark
    assets = .near(document.file)
  }

  /// A colour and an opacity as SVG attributes.
  struct Paint: Equatable {
    var color: String
    var opacity: Double

    static let none = Paint(color: "none", opacity: 1)

    /// The same colour with a part of its opacity.
    func faded(_ share: Double) -> Paint { Paint(color: color, opacity: opacity * share) }
  }

  /// The paint of a colour; none for nil.
  func paint(_ color: UIColor?) -> Paint {
    guard let color, color.alpha > 0 else { return .none }
    let channels = named(color) ?? Self.channels(of: color)
    return Self.paint(channels.0, channels.1, channels.2, channels.3)
  }

  /// The components of a colour; nil when they are in a catalogue that was not found, or in several that differ.
  func shade(_ color: UIColor) -> Shade? {
    // What was saved for the catalogue of one target does not go with another one's.
    if let name = color.name, assets.isUncertain(name) { return nil }
    let own = Self.channels(of: color)
    guard let channels = named(color) ?? (isDark ? Self.sameInDark(color.name, own) : own) else {
      return nil
    }
    return Shade(
      red: Double(channels.0) / 255,
      green: Double(channels.1) / 255,
      blue: Double(channels.2) / 255,
      alpha: Double(channels.3)
    )
  }

  private typealias Channels = (CGFloat, CGFloat, CGFloat, CGFloat)

  private static func channels(of color: UIColor) -> Channels {
    (color.red * 255, color.green * 255, color.blue * 255, color.alpha)
  }

  /// The value of a named colour, from the system or a catalogue.
  private func named(_ color: UIColor) -> Channels? {
    guard let name = color.name else { return nil }
    if isDark, let dark = Self.darkColors[name] { return dark }
    guard let set = assets.set(named: name) else { return nil }
    switch (isDark ? set.dark : nil) ?? set.any {
    case .components(let red, let green, let blue, let alpha):
      return (CGFloat(red) * 255, CGFloat(green) * 255, CGFloat(blue) * 255, CGFloat(alpha))
    case .system(let other):
      if isDark, let dark = Self.darkColors[other] { return dark }
      return UIColor.interfaceBuilderColor(named: other).map(Self.channels)
    }
  }

  // Colours from before dark appearance, and colours without a name, have one value.
  private static func sameInDark(_ name: String?, _ channels: Channels) -> Channels? {
    guard let name else { return channels }
    return ["darkTextColor", "lightTextColor", "whiteColor", "blackColor"].contains(name)
      ? channels : nil
  }

  private static func paint(_ red: CGFloat, _ green: CGFloat, _ blue: CGFloat, _ alpha: CGFloat)
    -> Paint
  {
    let channels = [red, green, blue].map { channel -> String in
      let value = channel.isFinite ? Int(saturating: min(max(channel.rounded(), 0), 255)) : 0
      let digits = String(value, radix: 16)
      return value < 16 ? "0" + digits : digits
    }
    let opacity = alpha.isFinite ? min(max(Double(alpha), 0), 1) : 1
    return Paint(color: "#" + channels.joined(), opacity: opacity)
  }

  /// Apple's values of the dark appearance, from the table of the Human Interface Guidelines.
  private static let darkColors: [String: Channels] = [
    "systemRedColor": (255, 69, 58, 1), "systemGreenColor": (48, 209, 88, 1),
    "systemBlueColor": (10, 132, 255, 1), "systemOrangeColor": (255, 159, 10, 1),
    "systemYellowColor": (255, 214, 10, 1), "systemPinkColor": (255, 55, 95, 1),
    "systemPurpleColor": (191, 90, 242, 1), "systemTealColor": (64, 200, 224, 1),
    "systemIndigoColor": (94, 92, 230, 1), "systemBrownColor": (172, 142, 104, 1),
    "systemMintColor": (99, 230, 226, 1), "systemCyanColor": (100, 210, 255, 1),
    "systemGrayColor": (142, 142, 147, 1), "systemGray2Color": (99, 99, 102, 1),
    "systemGray3Color": (72, 72, 74, 1), "systemGray4Color": (58, 58, 60, 1),
    "systemGray5Color": (44, 44, 46, 1), "systemGray6Color": (28, 28, 30, 1),
    "labelColor": (255, 255, 255, 1), "secondaryLabelColor": (235, 235, 245, 0.6),
    "tertiaryLabelColor": (235, 235, 245, 0.3), "quaternaryLabelColor": (235, 235, 245, 0.18),
    "placeholderTextColor": (235, 235, 245, 0.3), "linkColor": (9, 132, 255, 1),
    "separatorColor": (84, 84, 88, 0.6), "opaqueSeparatorColor": (56, 56, 58, 1),
    "systemBackgroundColor": (0, 0, 0, 1), "secondarySystemBackgroundColor": (28, 28, 30, 1),
    "tertiarySystemBackgroundColor": (44, 44, 46, 1),
    "systemGroupedBackgroundColor": (0, 0, 0, 1),
    "secondarySystemGroupedBackgroundColor": (28, 28, 30, 1),
    "tertiarySystemGroupedBackgroundColor": (44, 44, 46, 1),
    "groupTableViewBackgroundColor": (0, 0, 0, 1),
    "tableCellGroupedBackgroundColor": (28, 28, 30, 1),
    "systemFillColor": (120, 120, 128, 0.36), "secondarySystemFillColor": (120, 120, 128, 0.32),
    "tertiarySystemFillColor": (118, 118, 128, 0.24),
    "quaternarySystemFillColor": (118, 118, 128, 0.18), "tintDefaultColor": (10, 132, 255, 1),
  ]
}
