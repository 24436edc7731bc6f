/// How a stored property holds an object.
enum FieldOwnership: Sendable {
  case strong
  case weak
  /// `unowned`, `unowned(unsafe)`, or something that the metadata does not explain: never written.
  case unsupported
}
