/// An input of a benchmark that cannot be used: where it is and what is wrong with it.
struct BenchInputError: Error, CustomStringConvertible {
  var description: String

  init(_ description: String) { self.description = description }
}
