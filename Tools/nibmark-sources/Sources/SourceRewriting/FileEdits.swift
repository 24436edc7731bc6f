import SwiftSyntax

/// The edits and notes of one file while they are gathered.
final class FileEdits {
  let file: SourceFile
  private(set) var edits: [Edit] = []
  private(set) var notes: [Note] = []
  /// Whether the copy names something that UIKit declares.
  var needsUIKit = false

  init(_ file: SourceFile) { self.file = file }

  func add(_ edit: Edit) { edits.append(edit) }

  func blank(_ node: some SyntaxProtocol) { edits.append(file.blank(node)) }

  /// Replaces a node; a shorter text is filled with spaces, so that what follows keeps its column.
  func replace(_ node: some SyntaxProtocol, by text: String) {
    let range = node.textRange
    let lines = file.bytes[range].filter { $0 == UInt8(ascii: "\n") }.count
    let padding = String(repeating: " ", count: max(0, range.count - text.utf8.count))
    // Lines within the node stay lines.
    let end = lines > 0 ? String(repeating: "\n", count: lines) : padding
    edits.append(Edit(range: range, text: text + end))
  }

  func insert(_ text: String, before node: some SyntaxProtocol) {
    let start = node.textRange.lowerBound
    edits.append(Edit(range: start..<start, text: text))
  }

  func insert(_ text: String, after node: some SyntaxProtocol) {
    let end = node.textRange.upperBound
    edits.append(Edit(range: end..<end, text: text))
  }

  func append(_ text: String) {
    edits.append(Edit(range: file.bytes.count..<file.bytes.count, text: text))
  }

  func note(at node: some SyntaxProtocol, _ text: String) {
    notes.append(file.note(at: node.textRange.lowerBound, text))
  }

  /// Adds declarations before a closing brace, on its line.
  func insert(declarations: [String], before closing: TokenSyntax) {
    guard !declarations.isEmpty else { return }
    let previous = closing.previousToken(viewMode: .sourceAccurate)
    let start = closing.textRange.lowerBound
    let isOnLine =
      previous.map {
        $0.tokenKind != .leftBrace && file.line(of: $0.textRange.upperBound) == file.line(of: start)
      } ?? false
    insert((isOnLine ? "; " : "") + declarations.joined(separator: "; ") + " ", before: closing)
  }
}
