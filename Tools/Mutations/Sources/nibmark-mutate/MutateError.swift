/// A mistake that a person can mend: where, what, and what to do.
struct MutateError: Error, CustomStringConvertible {
  let place: String
  let message: String

  var description: String { "\(place): \(message)" }
}
