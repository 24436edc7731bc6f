/// One source file of a tree: its name as the caller gave it, and its bytes.
///
/// The bytes are kept so that the column of an attribute can be found when an error is printed.
struct TreeSource {
  /// The name that messages print.
  let name: String
  /// The path with every link resolved; `nil` for bytes that came from no file.
  let resolvedPath: String?
  /// The content.
  let bytes: [UInt8]
  /// Where the lines of the content begin.
  let lines = LineStarts()
}
