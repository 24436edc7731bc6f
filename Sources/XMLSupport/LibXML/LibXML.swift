import CLibXML2

/// Initialises libxml2 and converts its values to Swift's.
///
/// Several threads may parse after ``prepare()``: libxml2 keeps its globals per thread, and every
/// parser context here has its own error handler.
package enum LibXML {
  /// Initialises libxml2; cheap after the first call.
  package static func prepare() {
    _ = prepared
    // The generic handler is a per-thread global of libxml2. Without this single store, a thread's
    // first parse would print errors to stderr.
    nibmark_silence_generic_errors()
  }

  private static let prepared: Void = {
    xmlInitParser()
  }()

  /// Copies a C string of libxml2; `nil` for the null pointer.
  static func string(_ pointer: UnsafePointer<xmlChar>?) -> String? {
    pointer.map { String(decodingCString: $0, as: UTF8.self) }
  }

  /// Copies the bytes of a C string of libxml2, without decoding.
  static func bytes(_ pointer: UnsafePointer<xmlChar>?) -> [UInt8] {
    guard let pointer else { return [] }
    return Array(UnsafeBufferPointer(start: pointer, count: Int(xmlStrlen(pointer))))
  }

  /// Copies a C string that libxml2 allocated, and frees it.
  static func take(_ pointer: UnsafeMutablePointer<xmlChar>?) -> String? {
    guard let pointer else { return nil }
    defer { nibmark_free(pointer) }
    return String(decodingCString: pointer, as: UTF8.self)
  }

  /// Calls `body` with a string in libxml2's representation.
  static func withText<Result>(
    _ string: String,
    _ body: (UnsafePointer<xmlChar>) -> Result
  ) -> Result {
    string.withCString(encodedAs: UTF8.self) { body($0) }
  }

  /// The error for a failed allocation inside libxml2.
  static func outOfMemory(_ file: String) -> XMLError {
    XMLError(.resource, "libxml2 is out of memory", at: DocumentLocation(file: file))
  }

  /// Whether the bytes look like UTF-16 or UTF-32, where NUL bytes are ordinary.
  static func isWide(_ bytes: [UInt8]) -> Bool {
    guard bytes.count >= 2 else { return false }
    switch (bytes[0], bytes[1]) {
    case (0xFE, 0xFF), (0xFF, 0xFE), (0x3C, 0), (0, 0x3C), (0, 0): return true
    default: return false
    }
  }
}
