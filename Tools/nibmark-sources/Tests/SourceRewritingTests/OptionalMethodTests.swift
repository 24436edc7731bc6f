import Foundation
import Testing

@testable import SourceRewriting

/// The optional methods that rewriting knows, beside those that UIKit here declares.
@Suite("Optional methods")
struct OptionalMethodTests {
  @Test("Every optional method of UIKit's protocols is known by its name")
  func names() throws {
    let folder = (0..<5).reduce(URL(fileURLWithPath: #filePath)) { url, _ in
      url.deletingLastPathComponent()
    }
    let path = folder.appendingPathComponent("Scripts/optional-methods.txt").path
    let lines = try String(contentsOfFile: path, encoding: .utf8).split(separator: "\n")
    var names: Set<String> = []
    for (entry, method) in zip(lines, lines.dropFirst()) {
      let columns = entry.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
      guard columns.count > 2, ["reports", "silent"].contains(columns[1]) else { continue }
      names.insert(String(method.drop { $0 == " " }.prefix { $0 != "(" }))
    }
    #expect(names.count > 20)
    #expect(names.subtracting(KnownNames.optionalMethods).sorted() == [])
  }
}
