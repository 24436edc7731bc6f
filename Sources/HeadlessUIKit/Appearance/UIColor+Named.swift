extension UIColor {
  /// Black: grey of 0, opaque, in every appearance.
  public static let black = UIColor(white: 0, alpha: 1)
  /// Dark grey: grey of 0.333333, opaque, in every appearance.
  public static let darkGray = UIColor(white: 0.333333, alpha: 1)
  /// Light grey: grey of 0.666667, opaque, in every appearance.
  public static let lightGray = UIColor(white: 0.666667, alpha: 1)
  /// White: grey of 1, opaque, in every appearance.
  public static let white = UIColor(white: 1, alpha: 1)
  /// Mid grey: grey of 0.5, opaque, in every appearance.
  public static let gray = UIColor(white: 0.5, alpha: 1)
  /// Red: sRGB 1, 0, 0, opaque, in every appearance.
  public static let red = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
  /// Green: sRGB 0, 1, 0, opaque, in every appearance.
  public static let green = UIColor(red: 0, green: 1, blue: 0, alpha: 1)
  /// Blue: sRGB 0, 0, 1, opaque, in every appearance.
  public static let blue = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
  /// Cyan: sRGB 0, 1, 1, opaque, in every appearance.
  public static let cyan = UIColor(red: 0, green: 1, blue: 1, alpha: 1)
  /// Yellow: sRGB 1, 1, 0, opaque, in every appearance.
  public static let yellow = UIColor(red: 1, green: 1, blue: 0, alpha: 1)
  /// Magenta: sRGB 1, 0, 1, opaque, in every appearance.
  public static let magenta = UIColor(red: 1, green: 0, blue: 1, alpha: 1)
  /// Orange: sRGB 1, 0.5, 0, opaque, in every appearance.
  public static let orange = UIColor(red: 1, green: 0.5, blue: 0, alpha: 1)
  /// Purple: sRGB 0.5, 0, 0.5, opaque, in every appearance.
  public static let purple = UIColor(red: 0.5, green: 0, blue: 0.5, alpha: 1)
  /// Brown: sRGB 0.6, 0.4, 0.2, opaque, in every appearance.
  public static let brown = UIColor(red: 0.6, green: 0.4, blue: 0.2, alpha: 1)
  /// Transparent black: grey of 0 with alpha 0: transparent in every appearance.
  public static let clear = UIColor(white: 0, alpha: 0)
}

extension UIColor {
  private static func system(
    _ name: String,
    _ red: CGFloat,
    _ green: CGFloat,
    _ blue: CGFloat,
    _ alpha: CGFloat = 1
  ) -> UIColor {
    UIColor(
      space: .sRGB,
      red: red / 255,
      green: green / 255,
      blue: blue / 255,
      alpha: alpha,
      name: name
    )
  }

  /// The system's colour of this name, in the light appearance.
  public static let systemRed = system("systemRedColor", 255, 59, 48)
  /// The system's colour of this name, in the light appearance.
  public static let systemGreen = system("systemGreenColor", 52, 199, 89)
  /// The system's colour of this name, in the light appearance.
  public static let systemBlue = system("systemBlueColor", 0, 122, 255)
  /// The system's colour of this name, in the light appearance.
  public static let systemOrange = system("systemOrangeColor", 255, 149, 0)
  /// The system's colour of this name, in the light appearance.
  public static let systemYellow = system("systemYellowColor", 255, 204, 0)
  /// The system's colour of this name, in the light appearance.
  public static let systemPink = system("systemPinkColor", 255, 45, 85)
  /// The system's colour of this name, in the light appearance.
  public static let systemPurple = system("systemPurpleColor", 175, 82, 222)
  /// The system's colour of this name, in the light appearance.
  public static let systemTeal = system("systemTealColor", 48, 176, 199)
  /// The system's colour of this name, in the light appearance.
  public static let systemIndigo = system("systemIndigoColor", 88, 86, 214)
  /// The system's colour of this name, in the light appearance.
  public static let systemBrown = system("systemBrownColor", 162, 132, 94)
  /// The system's colour of this name, in the light appearance.
  public static let systemMint = system("systemMintColor", 0, 199, 190)
  /// The system's colour of this name, in the light appearance.
  public static let systemCyan = system("systemCyanColor", 50, 173, 230)
  /// The system's colour of this name, in the light appearance.
  public static let systemGray = system("systemGrayColor", 142, 142, 147)
  /// The system's colour of this name, in the light appearance.
  public static let systemGray2 = system("systemGray2Color", 174, 174, 178)
  /// The system's colour of this name, in the light appearance.
  public static let systemGray3 = system("systemGray3Color", 199, 199, 204)
  /// The system's colour of this name, in the light appearance.
  public static let systemGray4 = system("systemGray4Color", 209, 209, 214)
  /// The system's colour of this name, in the light appearance.
  public static let systemGray5 = system("systemGray5Color", 229, 229, 234)
  /// The system's colour of this name, in the light appearance.
  public static let systemGray6 = system("systemGray6Color", 242, 242, 247)
  /// The system's colour of this name, in the light appearance.
  public static let label = system("labelColor", 0, 0, 0)
  /// The system's colour of this name, in the light appearance.
  public static let secondaryLabel = system("secondaryLabelColor", 60, 60, 67, 0.6)
  /// The system's colour of this name, in the light appearance.
  public static let tertiaryLabel = system("tertiaryLabelColor", 60, 60, 67, 0.3)
  /// The system's colour of this name, in the light appearance.
  public static let quaternaryLabel = system("quaternaryLabelColor", 60, 60, 67, 0.18)
  /// The system's colour of this name, in the light appearance.
  public static let placeholderText = system("placeholderTextColor", 60, 60, 67, 0.3)
  /// The system's colour of this name, in the light appearance.
  public static let link = system("linkColor", 0, 122, 255)
  /// The system's colour of this name, in the light appearance.
  public static let separator = system("separatorColor", 60, 60, 67, 0.29)
  /// The system's colour of this name, in the light appearance.
  public static let opaqueSeparator = system("opaqueSeparatorColor", 198, 198, 200)
  /// The system's colour of this name, in the light appearance.
  public static let systemBackground = system("systemBackgroundColor", 255, 255, 255)
  /// The system's colour of this name, in the light appearance.
  public static let secondarySystemBackground = system(
    "secondarySystemBackgroundColor",
    242,
    242,
    247
  )
  /// The system's colour of this name, in the light appearance.
  public static let tertiarySystemBackground = system(
    "tertiarySystemBackgroundColor",
    255,
    255,
    255
  )
  /// The system's colour of this name, in the light appearance.
  public static let systemGroupedBackground = system("systemGroupedBackgroundColor", 242, 242, 247)
  /// The system's colour of this name, in the light appearance.
  public static let secondarySystemGroupedBackground = system(
    "secondarySystemGroupedBackgroundColor",
    255,
    255,
    255
  )
  /// The system's colour of this name, in the light appearance.
  public static let tertiarySystemGroupedBackground = system(
    "tertiarySystemGroupedBackgroundColor",
    242,
    242,
    247
  )
  /// The system's colour of this name, in the light appearance.
  public static let systemFill = system("systemFillColor", 120, 120, 128, 0.2)
  /// The system's colour of this name, in the light appearance.
  public static let secondarySystemFill = system("secondarySystemFillColor", 120, 120, 128, 0.16)
  /// The system's colour of this name, in the light appearance.
  public static let tertiarySystemFill = system("tertiarySystemFillColor", 118, 118, 128, 0.12)
  /// The system's colour of this name, in the light appearance.
  public static let quaternarySystemFill = system("quaternarySystemFillColor", 116, 116, 128, 0.08)
  /// The system's colour of this name, in the light appearance.
  public static let darkText = system("darkTextColor", 0, 0, 0)
  /// The system's colour of this name, in the light appearance.
  public static let lightText = system("lightTextColor", 255, 255, 255, 0.6)
  /// The system's colour of cells in grouped tables, which only documents name.
  static let tableCellGroupedBackground = system("tableCellGroupedBackgroundColor", 255, 255, 255)
  /// The ground of scroll views before iOS 7, which only documents name.
  static let scrollViewTexturedBackground = system(
    "scrollViewTexturedBackgroundColor",
    111,
    113,
    121
  )
  /// The back of a view that turns before iOS 7, which only documents name.
  static let viewFlipsideBackground = system("viewFlipsideBackgroundColor", 31, 33, 36)
  /// The tint of a hierarchy that sets none: the system's blue.
  public static let tintDefault = system("tintDefaultColor", 0, 122, 255)
}

extension UIColor {
  /// The colours that code and documents name, by the name that Interface Builder writes.
  private static let byName: [String: UIColor] = [
    "blackColor": black,
    "darkGrayColor": darkGray,
    "lightGrayColor": lightGray,
    "whiteColor": white,
    "grayColor": gray,
    "redColor": red,
    "greenColor": green,
    "blueColor": blue,
    "cyanColor": cyan,
    "yellowColor": yellow,
    "magentaColor": magenta,
    "orangeColor": orange,
    "purpleColor": purple,
    "brownColor": brown,
    "clearColor": clear,
    "systemRedColor": systemRed,
    "systemGreenColor": systemGreen,
    "systemBlueColor": systemBlue,
    "systemOrangeColor": systemOrange,
    "systemYellowColor": systemYellow,
    "systemPinkColor": systemPink,
    "systemPurpleColor": systemPurple,
    "systemTealColor": systemTeal,
    "systemIndigoColor": systemIndigo,
    "systemBrownColor": systemBrown,
    "systemMintColor": systemMint,
    "systemCyanColor": systemCyan,
    "systemGrayColor": systemGray,
    "systemGray2Color": systemGray2,
    "systemGray3Color": systemGray3,
    "systemGray4Color": systemGray4,
    "systemGray5Color": systemGray5,
    "systemGray6Color": systemGray6,
    "labelColor": label,
    "secondaryLabelColor": secondaryLabel,
    "tertiaryLabelColor": tertiaryLabel,
    "quaternaryLabelColor": quaternaryLabel,
    "placeholderTextColor": placeholderText,
    "linkColor": link,
    "separatorColor": separator,
    "opaqueSeparatorColor": opaqueSeparator,
    "systemBackgroundColor": systemBackground,
    "secondarySystemBackgroundColor": secondarySystemBackground,
    "tertiarySystemBackgroundColor": tertiarySystemBackground,
    "systemGroupedBackgroundColor": systemGroupedBackground,
    "secondarySystemGroupedBackgroundColor": secondarySystemGroupedBackground,
    "tertiarySystemGroupedBackgroundColor": tertiarySystemGroupedBackground,
    "systemFillColor": systemFill,
    "secondarySystemFillColor": secondarySystemFill,
    "tertiarySystemFillColor": tertiarySystemFill,
    "quaternarySystemFillColor": quaternarySystemFill,
    "darkTextColor": darkText,
    "lightTextColor": lightText,
    "groupTableViewBackgroundColor": systemGroupedBackground,
    "tableCellGroupedBackgroundColor": tableCellGroupedBackground,
    "scrollViewTexturedBackgroundColor": scrollViewTexturedBackground,
    "viewFlipsideBackgroundColor": viewFlipsideBackground,
  ]

  /// The colour that Interface Builder writes under a name such as `systemBackgroundColor`, or nil.
  public static func interfaceBuilderColor(named name: String) -> UIColor? { byName[name] }
}
