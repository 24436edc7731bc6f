import Foundation
import SwiftSyntax

/// The mutants of a copy as JSON, for the driver and for reports.
struct MutantList: Encodable {
  /// One mutant with its place in the original.
  struct Row: Encodable {
    let number: Int
    let id: String
    let name: String
    let clause: String?
    let operation: String
    let file: String
    let line: Int
    let column: Int
    let endLine: Int
    let endColumn: Int
    let original: String
    let replacement: String
    let functionDigest: String
  }

  let candidateCount: Int
  let mutants: [Row]

  init(_ numbered: [Rewriter.Numbered], candidateCount: Int, sources: [String: SourceText]) {
    self.candidateCount = candidateCount
    var converters: [String: SourceLocationConverter] = [:]
    mutants = numbered.compactMap { number, mutant in
      guard let source = sources[mutant.file] else { return nil }
      let places =
        converters[mutant.file]
        ?? SourceLocationConverter(fileName: mutant.file, tree: source.tree)
      converters[mutant.file] = places
      let start = places.location(for: AbsolutePosition(utf8Offset: mutant.range.lowerBound))
      let end = places.location(for: AbsolutePosition(utf8Offset: mutant.range.upperBound))
      let bytes = Array(source.text.utf8)[mutant.range]
      return Row(
        number: number,
        id: mutant.id,
        name: mutant.name,
        clause: mutant.clause,
        operation: mutant.operation,
        file: mutant.file,
        line: start.line,
        column: start.column,
        endLine: end.line,
        endColumn: end.column,
        original: String(decoding: bytes, as: UTF8.self),
        replacement: mutant.replacement,
        functionDigest: mutant.functionDigest
      )
    }
  }

  func write(to path: String) throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    try encoder.encode(self).write(to: URL(fileURLWithPath: path))
  }
}
