import Foundation
import Testing

/// The page shows each iOS file and the diff that makes it compile here; this holds it to the files.
@Suite("The page about porting", .serialized)
struct PortingPageTests {
  private static let root = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
  private static let page = root.appending(path: "Documentation/Porting.md")

  @Test(
    "Each example is the file for iOS beside its diff",
    arguments: ["ShoppingListViewController", "GalleryViewController", "DialLayout"]
  )
  func example(name: String) throws {
    let text = try String(contentsOf: Self.page, encoding: .utf8)
    let range = try Self.range(of: name, in: text)
    let expected = try Self.shown(name)
    let isRecording = ProcessInfo.processInfo.environment["NIBMARK_RECORD"] == "1"
    if isRecording {
      try text.replacingCharacters(in: range, with: expected)
        .write(to: Self.page, atomically: true, encoding: .utf8)
    }
    #expect(!isRecording, "recorded; a recording run never passes")
    #expect(text[range] == expected)
  }

  @Test("The diff changes outlets, selectors and waiting, and nothing else")
  func changes() throws {
    for name in ["ShoppingListViewController", "GalleryViewController", "DialLayout"] {
      let removed = try Self.difference(name).split(separator: "\n").filter { $0.first == "-" }
      for line in removed {
        let words = ["@IBOutlet", "#selector", "@objc", "DispatchQueue.main.asyncAfter"]
        #expect(words.contains { line.contains($0) }, "\(line)")
      }
    }
  }

  private static func range(of name: String, in text: String) throws -> Range<String.Index> {
    let start = try #require(text.range(of: "<!-- \(name) -->\n"))
    let end = try #require(text.range(of: "<!-- end -->", range: start.upperBound..<text.endIndex))
    return start.upperBound..<end.lowerBound
  }

  /// What the page shows of an example.
  private static func shown(_ name: String) throws -> String {
    let original = try String(contentsOf: file(name, "iOS"), encoding: .utf8)
    let difference = try difference(name)
    let change =
      difference.isEmpty
      ? "No change: the file compiles as it is.\n" : "```diff\n\(difference)```\n"
    return "\n```swift\n\(original)```\n\n\(change)\n"
  }

  /// The hunks of a unified diff with one line around each change, without the names of the files.
  private static func difference(_ name: String) throws -> String {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = ["diff", "-U1", file(name, "iOS").path, file(name, "Linux").path]
    let output = Pipe()
    process.standardOutput = output
    try process.run()
    let bytes = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    let lines = String(decoding: bytes, as: UTF8.self).split(
      separator: "\n",
      omittingEmptySubsequences: false
    )
    return lines.dropFirst(2).joined(separator: "\n")
  }

  private static func file(_ name: String, _ system: String) -> URL {
    root.appending(path: "Examples/Porting/\(system)/\(name).swift")
  }
}
