/// The file that an element stands in.
struct SuiteFile: Sendable {
  /// The name that messages use, relative to the root.
  let name: String
  /// The whole path.
  let path: String
}
