extension StartTagLimit {
  /// The error of a source's first start tag beyond a limit; nil when there is none.
  func error(
    in bytes: UnsafeBufferPointer<UInt8>,
    lines: @autoclosure () -> LineStarts,
    file: String
  ) -> XMLError? {
    firstExcess(in: bytes).map { excess in
      let places = SourcePlaces(bytes: bytes, lines: lines())
      let (line, column) = places.lineAndColumn(excess.offset)
      return excess.error(at: DocumentLocation(file: file, line: line, column: column))
    }
  }
}
