import CLibXML2

/// Why reading stopped before the end.
struct ParserStop {
  var code: XMLError.Code
  var message: String
  var expected: String?
  /// Where in the source, -1 when unknown.
  var offset = -1
  var line: Int32 = 0
  /// A value that is not what it must be; it knows its own place.
  var problem: ValueProblem?

  init(_ code: XMLError.Code, _ message: String, expected: String? = nil) {
    self.code = code
    self.message = message
    self.expected = expected
  }
}
