import Files

extension XMLError {
  /// The error for a file that cannot be read; messages call it `name`.
  init(_ error: FileError, name: String, limits: XMLLimits) {
    if case .tooLarge(let byteCount) = error.reason {
      self = .tooLarge(byteCount, name, limits)
      return
    }
    let isWrongKind = error.reason == .folder || error.reason == .notRegular
    self.init(
      .io,
      "cannot read '\(name)': \(error.explanation)",
      at: DocumentLocation(file: name),
      expected: isWrongKind ? "a file" : nil
    )
  }

  /// The error for a file above the size limit.
  static func tooLarge(_ count: Int, _ name: String, _ limits: XMLLimits) -> XMLError {
    XMLError(
      .sizeLimit,
      "the document has \(count) bytes",
      at: DocumentLocation(file: name),
      expected: "at most \(limits.byteCountMax)"
    )
  }
}
