import CLibXML2

/// Converts numbers to text and back exactly as libxml2's XPath does.
enum XPathNumber {
  /// Formats a number as `string()` does.
  ///
  /// XPath 1.0 has no exponents. libxml2 still writes them above 1e9 and below 1e-5, except for
  /// 32-bit integers. So does this, so that native templates and libxml2 always agree.
  /// - Complexity: O(1), without allocation for integers of up to 32 bits.
  static func text(_ number: Double) -> String {
    if let integer = Int32(exactly: number), integer != .min, integer != .max {
      // -0 converts to 0, which is what XPath prints for it.
      return String(integer)
    }
    return LibXML.take(xmlXPathCastNumberToString(number)) ?? "NaN"
  }

  /// Reads a number as `number()` does; NaN for anything else.
  static func parse(_ text: String) -> Double {
    LibXML.withText(text) { xmlXPathCastStringToNumber($0) }
  }
}
