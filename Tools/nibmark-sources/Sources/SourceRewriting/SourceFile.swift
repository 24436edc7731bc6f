import Foundation
import SwiftParser
import SwiftSyntax

/// A parsed file of a target.
struct SourceFile {
  let path: String
  let bytes: [UInt8]
  let tree: SourceFileSyntax
  private let converter: SourceLocationConverter

  init(path: String, bytes: [UInt8]) {
    self.path = path
    self.bytes = bytes
    tree = bytes.withUnsafeBufferPointer { Parser.parse(source: $0) }
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
