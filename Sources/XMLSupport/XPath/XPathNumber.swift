import CLibXML2

/// Numbers as text and back, exactly as libxml2's XPath has them.
enum XPathNumber {
  /// Formats a number as `string()` does.
  ///
  /// XPath 1.0 knows no exponents; libxml2 writes them above 1e9 and below 1e-5 for what is not a
  /// 32-bit integer, and so does this, so that native templates and libxml2 never differ.
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
