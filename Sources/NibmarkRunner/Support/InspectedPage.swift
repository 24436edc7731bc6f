import Foundation
import Processes

/// What is to be printed of a document, or of a case of a suite.
package struct InspectedPage: Sendable {
  package var text = PrintedText()
  /// Whether it did not load or lay out.
  package var isFailed = false

  package init(isFailed: Bool = false) { self.isFailed = isFailed }
}

extension InspectedPage: CopiedOutcome {
  package init(line: PlainLine) {
    let text = line.unescaped
    isFailed = text.hasPrefix(Self.failedMark)
    self.text = PrintedText(
      encoded: isFailed ? String(text.dropFirst(Self.failedMark.count)) : text
    )
  }

  package func line() -> PlainLine {
    PlainLine(escaping: (isFailed ? Self.failedMark : "") + text.encoded)
  }

  private static var failedMark: String { "failed\n" }
}
