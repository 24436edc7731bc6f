import Foundation
import SwiftOperators
import SwiftParser
import SwiftSyntax

/// A source file as syntax, with operators folded by their precedence.
struct SourceText {
  let path: String
  let text: String
  let tree: SourceFileSyntax

  /// Parses a file; operators that the standard library does not declare stay unfolded.
  init(path: String, root: String) throws {
    guard let text = try? String(contentsOfFile: root + "/" + path, encoding: .utf8) else {
      throw MutateError(place: path, message: "the file cannot be read; correct its path")
    }
    self.path = path
    self.text = text
    tree = Self.parse(text)
  }

  static func parse(_ text: String) -> SourceFileSyntax {
    let tree = Parser.parse(source: text)
    let folded = OperatorTable.standardOperators.foldAll(tree) { _ in }
    return folded.as(SourceFileSyntax.self) ?? tree
  }

  /// The texts of the tokens of a fragment.
  static func tokens(of fragment: String) -> [String] {
    Parser.parse(source: fragment).tokens(viewMode: .sourceAccurate)
      .map(\.text).filter { !$0.isEmpty }
  }

  /// A hash (FNV-1a) of the tokens of functions: comments, spaces and places change nothing.
  static func digest(of nodes: [Syntax]) -> String {
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    for token in nodes.flatMap({ $0.tokens(viewMode: .sourceAccurate) }) {
      for byte in Array(token.text.utf8) + [0] { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
    }
    return String(hash, radix: 16)
  }

  /// All Swift files below a folder, by path from the root.
  static func paths(below folder: String, root: String) -> [String] {
    let found = FileManager.default.enumerator(atPath: root + "/" + folder)
    let names = found?.compactMap { $0 as? String } ?? []
    return names.filter { $0.hasSuffix(".swift") }.sorted().map { folder + "/" + $0 }
  }
}

extension SyntaxProtocol {
  /// Where it stands without what is around it.
  var span: Range<Int> {
    let start = positionAfterSkippingLeadingTrivia.utf8Offset
    return start..<max(start, endPositionBeforeTrailingTrivia.utf8Offset)
  }
}
