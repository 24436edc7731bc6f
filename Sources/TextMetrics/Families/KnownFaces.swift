import Numbers

/// Metrics of fonts that every device has, used where their files are not at hand.
///
/// Line heights and advances were checked against labels of public Interface Builder documents. A
/// font without a table of its own takes the advances of regular Helvetica Neue, whatever its
/// weight. Interface Builder's canvas draws missing fonts with that font, too.
package enum KnownFaces {
  /// The face for a font whose file is not at hand; one of Helvetica Neue for unknown fonts.
  package static func face(name: String, family: String) -> FontFace {
    let key = key(name)
    if let exact = exactFaces[key] ?? OpenFaces.face(key) { return exact }
    let begin = key.split(separator: "-").first.map(String.init) ?? key
    if let lines = lineFaces[begin] ?? lineFaces[self.key(family)] { return lines }
    return standIn
  }

  private static func key(_ name: String) -> String {
    name.lowercased().filter { $0 != " " }
  }

  private static let exactFaces: [String: FontFace] = [
    "helveticaneue": made("HelveticaNeue", HelveticaNeue.regular, neueLines),
    "helveticaneue-medium": made("HelveticaNeue-Medium", HelveticaNeue.medium, neueTallLines),
    "helveticaneue-bold": made("HelveticaNeue-Bold", HelveticaNeue.bold, neueTallLines),
    "helveticaneue-light": made(
      "HelveticaNeue-Light",
      scaled(HelveticaNeue.regular, HelveticaNeue.lightShare),
      neueTallLines
    ),
    "helvetica": made("Helvetica", helvetica, helveticaLines),
    "helvetica-bold": made("Helvetica-Bold", helveticaBold, helveticaLines),
    "menlo-regular": made("Menlo-Regular", even(602), (928, -236, 0)),
    "menlo-bold": made("Menlo-Bold", even(602), (928, -236, 0)),
    "courier": made("Courier", even(600), (754, -246, 0)),
    "courier-bold": made("Courier-Bold", even(600), (754, -246, 0)),
    "couriernewpsmt": made("CourierNewPSMT", even(600), (833, -300, 0)),
    "couriernewps-boldmt": made("CourierNewPS-BoldMT", even(600), (833, -300, 0)),
  ]

  /// Families of which only line heights are known; their advances are Helvetica Neue's.
  private static let lineFaces: [String: FontFace] = [
    "avenir": borrowed("Avenir", (1000, -366, 0)),
    "avenirnext": borrowed("AvenirNext", (1000, -366, 0)),
    "futura": borrowed("Futura", (1039, -260, 0)),
    "georgia": borrowed("Georgia", (917, -219, 0)),
    "gillsans": borrowed("GillSans", (918, -230, 0)),
    "arialmt": borrowed("ArialMT", (905, -212, 33)),
    "arial": borrowed("Arial", (905, -212, 33)),
    "verdana": borrowed("Verdana", (1005, -210, 0)),
    "trebuchetms": borrowed("TrebuchetMS", (939, -222, 0)),
    "timesnewromanpsmt": borrowed("TimesNewRomanPSMT", (891, -216, 42)),
    "poppins": borrowed("Poppins", (1050, -350, 100)),
    "publicsans": borrowed("PublicSans", (950, -225, 0)),
    "sourceserifpro": borrowed("SourceSerifPro", (918, -335, 0)),
    "titilliumweb": borrowed("TitilliumWeb", (1133, -388, 0)),
    "helveticaneue": borrowed("HelveticaNeue", neueLines),
    "helvetica": borrowed("Helvetica", helveticaLines),
  ]

  private static let standIn = borrowed("HelveticaNeue", neueLines)

  private typealias Lines = (ascender: Int, descender: Int, gap: Int)
  private static let neueLines: Lines = (952, -213, 28)
  /// The line of every weight but the regular one.
  private static let neueTallLines: Lines = (967, -213, 28)
  private static let helveticaLines: Lines = (920, -230, 0)

  private static func made(_ name: String, _ advances: [UInt16], _ lines: Lines) -> FontFace {
    FontFace(
      name: name,
      ascii: advances,
      ascender: lines.ascender,
      descender: lines.descender,
      lineGap: lines.gap,
      isStandIn: false
    )
  }

  private static func borrowed(_ name: String, _ lines: Lines) -> FontFace {
    FontFace(
      name: name,
      ascii: HelveticaNeue.regular,
      ascender: lines.ascender,
      descender: lines.descender,
      lineGap: lines.gap,
      isStandIn: true
    )
  }

  private static func even(_ advance: UInt16) -> [UInt16] {
    [UInt16](repeating: advance, count: 95)
  }

  private static func scaled(_ advances: [UInt16], _ factor: Double) -> [UInt16] {
    advances.map { UInt16(clamping: Int(saturating: (Double($0) * factor).rounded())) }
  }

  // Advances in thousandths of the size, from space to tilde.

  private static let helvetica: [UInt16] = [
    278, 278, 355, 556, 556, 889, 667, 191, 333, 333, 389, 584, 278, 333, 278, 278,
    556, 556, 556, 556, 556, 556, 556, 556, 556, 556, 278, 278, 584, 584, 584, 556,
    1015, 667, 667, 722, 722, 667, 611, 778, 722, 278, 500, 667, 556, 833, 722, 778,
    667, 778, 722, 667, 611, 722, 667, 944, 667, 667, 611, 278, 278, 278, 469, 556,
    333, 556, 556, 500, 556, 556, 278, 556, 556, 222, 222, 500, 222, 833, 556, 556,
    556, 556, 333, 500, 278, 556, 500, 722, 500, 500, 500, 334, 260, 334, 584,
  ]

  private static let helveticaBold: [UInt16] = [
    278, 333, 474, 556, 556, 889, 722, 238, 333, 333, 389, 584, 278, 333, 278, 278,
    556, 556, 556, 556, 556, 556, 556, 556, 556, 556, 333, 333, 584, 584, 584, 611,
    975, 722, 722, 722, 722, 667, 611, 778, 722, 278, 556, 722, 611, 833, 722, 778,
    667, 778, 722, 667, 611, 722, 667, 944, 667, 667, 611, 333, 278, 333, 584, 556,
    333, 556, 611, 556, 611, 556, 333, 611, 611, 278, 278, 556, 278, 889, 611, 611,
    611, 611, 389, 556, 333, 611, 556, 778, 556, 556, 500, 389, 280, 389, 584,
  ]
}
