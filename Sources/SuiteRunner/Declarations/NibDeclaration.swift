/// A document that steps use by name.
struct NibDeclaration: Sendable {
  let name: String
  /// The whole path, links resolved.
  let path: String
  /// The path as messages print it.
  let file: String
  let line: Int
}
