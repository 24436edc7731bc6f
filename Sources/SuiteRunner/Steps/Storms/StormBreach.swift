/// What a registry did wrong in a storm.
struct StormBreach {
  /// One clause that says it.
  let message: String
  let expected: String
  let actual: String

  init(_ message: String, expected: String, actual: String) {
    (self.message, self.expected, self.actual) = (message, expected, actual)
  }
}
