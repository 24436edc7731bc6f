import Numbers

/// Metrics of widely used open families, used where their files are not at hand.
///
/// In thousandths of the size. A script read them from the fonts of Debian 12 (fonts-inter,
/// fonts-lato, fonts-paratype, fonts-quicksand, fonts-roboto-unhinted, texlive-fonts-extra) and of
/// the repository of Nunito Sans.
///
/// Other weights are interpolated between regular and bold, or extrapolated. A weight is listed
/// only if its advances are less than five thousandths off on average; other weights count as
/// regular. Open Sans is missing because no canvas is known that had it.
enum OpenFaces {
  /// A family: its regular and bold advances, and the shares of other weights between them.
  private struct Family {
    let name: String
    let lines: (ascender: Int, descender: Int)
    /// The share of bold in each weight: 0 is regular, 1 is bold.
    var shares: [String: Double] = [:]
    let regular: [UInt16]
    let bold: [UInt16]

    func face(_ style: String, _ share: Double) -> FontFace {
      let advances = zip(regular, bold).map { first, second -> UInt16 in
        let (from, to) = (Double(first), Double(second))
        return UInt16(clamping: Int(saturating: (from + share * (to - from)).rounded()))
      }
      return FontFace(
        name: "\(name)-\(style)",
        ascii: advances,
        ascender: lines.ascender,
        descender: lines.descender,
        lineGap: 0,
        isStandIn: false
      )
    }
  }

  /// The face of a name in lower case without spaces, such as `lato-bold`; nil for unknown families.
  ///
  /// - Complexity: O(length of the name).
  static func face(_ key: String) -> FontFace? {
    let parts = key.split(separator: "-", maxSplits: 1).map(String.init)
    guard let name = parts.first else { return nil }
    var style = parts.count > 1 ? parts[1] : regularStyle
    // Slanted letters have nearly the advances of upright ones.
    for ending in ["italic", "oblique"] where style.hasSuffix(ending) {
      style.removeLast(ending.count)
    }
    if style == "demibold" { style = "semibold" }
    return faces[name]?[style] ?? faces[name]?[regularStyle]
  }

  private static let regularStyle = "regular"

  private static let faces: [String: [String: FontFace]] = {
    var found: [String: [String: FontFace]] = [:]
    for family in families {
      let shares = family.shares.merging([regularStyle: 0, "bold": 1]) { own, _ in own }
      let made = shares.map { ($0.key, family.face($0.key, $0.value)) }
      found[family.name.lowercased()] = Dictionary(uniqueKeysWithValues: made)
    }
    return found
  }()

  private static let families = [
    Family(
      name: "FiraSans",
      lines: (935, -265),
      shares: [
        "book": -0.13, "medium": 0.54, "semibold": 0.76, "extrabold": 1.3, "heavy": 1.6,
      ],
      regular: firaRegular,
      bold: firaBold
    ),
    Family(
      name: "Inter",
      lines: (969, -241),
      shares: [
        "light": -0.24, "medium": 0.33, "semibold": 0.67, "extrabold": 1.33, "black": 1.67,
      ],
      regular: interRegular,
      bold: interBold
    ),
    Family(
      name: "Lato",
      lines: (987, -213),
      shares: [
        "thin": -1.83, "light": -1.21, "medium": 0.17, "semibold": 0.53, "heavy": 1.41,
        "black": 1.91,
      ],
      regular: latoRegular,
      bold: latoBold
    ),
    Family(
      name: "Merriweather",
      lines: (984, -273),
      shares: ["light": -0.64, "black": 1.62],
      regular: merriweatherRegular,
      bold: merriweatherBold
    ),
    Family(
      name: "Montserrat",
      lines: (968, -251),
      shares: [
        "thin": -0.6, "extralight": -0.45, "light": -0.25, "medium": 0.29, "semibold": 0.64,
        "extrabold": 1.4, "black": 1.83,
      ],
      regular: montserratRegular,
      bold: montserratBold
    ),
    Family(
      name: "Nunito",
      lines: (1011, -353),
      shares: [
        "extralight": -0.88, "light": -0.45, "semibold": 0.46, "extrabold": 1.59, "black": 2.21,
      ],
      regular: nunitoRegular,
      bold: nunitoBold
    ),
    Family(
      name: "NunitoSans",
      lines: (1011, -353),
      shares: [
        "extralight": -0.88, "light": -0.45, "semibold": 0.46, "extrabold": 1.59, "black": 2.21,
      ],
      regular: nunitoSansRegular,
      bold: nunitoSansBold
    ),
    Family(
      name: "PlayfairDisplay",
      lines: (1082, -251),
      shares: ["black": 1.67],
      regular: playfairRegular,
      bold: playfairBold
    ),
    Family(
      name: "PTSans",
      lines: (1018, -276),
      regular: ptSansRegular,
      bold: ptSansBold
    ),
    Family(
      name: "Quicksand",
      lines: (1000, -250),
      shares: ["light": -0.33, "medium": 0.58],
      regular: quicksandRegular,
      bold: quicksandBold
    ),
    Family(
      name: "Raleway",
      lines: (940, -234),
      shares: [
        "thin": -0.7, "extralight": -0.49, "light": -0.26, "medium": 0.29, "semibold": 0.63,
        "extrabold": 1.4, "black": 1.86,
      ],
      regular: ralewayRegular,
      bold: ralewayBold
    ),
    Family(
      name: "Roboto",
      lines: (928, -244),
      shares: ["medium": 0.5, "black": 1.52],
      regular: robotoRegular,
      bold: robotoBold
    ),
    Family(
      name: "SourceSansPro",
      lines: (1024, -400),
      shares: [
        "extralight": -0.73, "light": -0.58, "semibold": 0.49, "black": 1.24,
      ],
      regular: sourceSansRegular,
      bold: sourceSansBold
    ),
  ]
}
