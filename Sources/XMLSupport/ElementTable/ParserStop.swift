import CLibXML2

/// The reason for which reading stopped early.
struct ParserStop {
  var code: XMLError.Code
  var message: String
  var expected: String?
  /// The offset in the source; -1 when unknown.
  var offset = -1
  var line: Int32 = 0
  /// A value that is not of its kind; it has its own position.
  var problem: ValueProblem?

  init(_ code: XMLError.Code, _ message: String, expected: String? = nil) {
    self.code = code
    self.message = message
    self.expected = expected
  }
}
