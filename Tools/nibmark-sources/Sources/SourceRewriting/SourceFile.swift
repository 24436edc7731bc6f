import Foundation
import SwiftParser
import SwiftSyntax

/// A parsed file of a target.
struct SourceFile {
  let path: String
  let bytes: [UInt8]
  let tree: SourceFileSyntax
  /// Whether a brace of the file is not closed.
  let endsOpen: Bool
  private let converter: SourceLocationConverter

  init(path: String, bytes: [UInt8]) {
    self.path = path
    self.bytes = bytes
    tree = bytes.withUnsafeBufferPointer { Parser.parse(source: $0) }
    endsOpen =
      tree.hasError
      && tree.tokens(viewMode: .all).contains {
        $0.tokenKind == .rightBrace && $0.presence == .missing
      }
    converter = SourceLocationConverter(fileName: path, tree: tree)
  }

  /// The file's name without folder and extension.
  var name: String {
    URL(fileURLWithPath: path).deletingPathExtension().lastPathComponent
  }

  /// The line of a byte, from 1.
  func line(of offset: Int) -> Int {
    converter.location(for: AbsolutePosition(utf8Offset: offset)).line
  }

  /// The line and column of a node's first token, from 1; columns count bytes.
  func location(of node: Syntax) -> (line: Int, column: Int) {
    let location = converter.location(for: node.positionAfterSkippingLeadingTrivia)
    return (location.line, location.column)
  }

  /// A note at a byte of the file.
  func note(at offset: Int, _ text: String) -> Note {
    let location = converter.location(for: AbsolutePosition(utf8Offset: offset))
    return Note(file: path, line: location.line, column: location.column, text: text)
  }

  /// Spaces in place of a node, with its line ends kept.
  func blank(_ node: some SyntaxProtocol) -> Edit {
    let range = node.textRange
    let spaces = bytes[range].map { byte in
      byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r") ? byte : UInt8(ascii: " ")
    }
    return Edit(range: range, text: String(decoding: spaces, as: UTF8.self))
  }
}

extension SourceFile {
  /// Lines for the file's end in which a text has the place of a node, so that errors in it are told there.
  ///
  /// What is `between` stands before it; on the line above where the columns before the node are too few.
  func placed(
    _ text: String,
    at node: Syntax,
    between prefix: String,
    and suffix: String
  ) -> String {
    let (line, column) = location(of: node)
    let room = column - 1 - prefix.utf8.count
    if room >= 0 || line == 1 {
      let padding = String(repeating: " ", count: max(0, room))
      return lines(of: padding + prefix + text + suffix, from: line)
    }
    let padding = String(repeating: " ", count: column - 1)
    return lines(of: prefix + "\n" + padding + text + suffix, from: line - 1)
  }

  private func lines(of text: String, from line: Int) -> String {
    let name = path.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
    return "\n#sourceLocation(file: \"\(name)\", line: \(line))\n\(text)\n#sourceLocation()\n"
  }

  /// The text of a node as the file has it.
  func text(of node: some SyntaxProtocol) -> String {
    String(decoding: bytes[node.textRange], as: UTF8.self)
  }
}

extension SyntaxProtocol {
  /// The bytes of the node, without the space and comments around it.
  var textRange: Range<Int> {
    positionAfterSkippingLeadingTrivia.utf8Offset..<endPositionBeforeTrailingTrivia.utf8Offset
  }

  /// The node's tokens in one line, without comments.
  var inOneLine: String {
    var result = ""
    for token in tokens(viewMode: .sourceAccurate) {
      result += token.text
      if !token.trailingTrivia.isEmpty || startsLine(token.nextToken(viewMode: .sourceAccurate)) {
        result += " "
      }
    }
    while result.last == " " { result.removeLast() }
    return result
  }

  private func startsLine(_ token: TokenSyntax?) -> Bool {
    token.map { !$0.leadingTrivia.isEmpty } ?? false
  }
}
