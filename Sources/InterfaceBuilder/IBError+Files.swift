import Files
import XMLSupport

extension IBError {
  /// The error for a document's file that cannot be read; `byteCountMax` is the limit that it was held to.
  package init(_ error: FileError, byteCountMax: Int = FileReader.byteCountMax) {
    let path = error.path
    let (code, message, hint): (Code, String, String) =
      switch error.reason {
      case .opening:
        (.io, "cannot open \(path): \(error.explanation)", "check the path and its permissions")
      case .reading:
        (.io, "cannot read \(path): \(error.explanation)", "check the path and its permissions")
      case .name:
        (.io, "cannot read \(path): its name is not UTF-8", "rename it")
      case .danglingLink:
        (.io, "cannot read \(path): \(error.explanation)", "remove the link, or restore its target")
      case .folder, .notRegular:
        (
          .io, "cannot read \(path): not a regular file",
          "give the path of a .xib or .storyboard file"
        )
      case .tooLarge(let byteCount):
        (
          .sizeLimit, "the document has \(byteCount) bytes, more than \(byteCountMax)",
          "expected a smaller document"
        )
      }
    self.init(code, message, at: DocumentLocation(file: path), hint: hint)
  }
}
