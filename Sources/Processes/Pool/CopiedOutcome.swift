/// What a copy of this process sends of an item.
package protocol CopiedOutcome: Sendable {
  /// Reads what `line()` wrote.
  ///
  /// - Throws: An error whose text says why it is no outcome.
  init(line: PlainLine) throws

  /// The outcome as a line.
  func line() throws -> PlainLine
}

extension CopiedOutcome where Self: Codable {
  /// Reads JSON.
  package init(line: PlainLine) throws {
    self = try WorkerCoding.message(Self.self, from: line.bytes)
  }

  /// Writes JSON.
  package func line() throws -> PlainLine {
    PlainLine(bytes: try WorkerCoding.line(self).dropLast())
  }
}

extension String: CopiedOutcome {
  /// Reads a text, which may have line feeds.
  package init(line: PlainLine) { self = line.unescaped }

  /// Writes the text.
  package func line() -> PlainLine { PlainLine(escaping: self) }
}
