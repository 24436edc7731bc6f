import Foundation
import TestModel
import Testing

@testable import DocumentTools

@Suite("Kinds of findings")
struct FindingKindTests {
  private static let page: String? = {
    let house = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
    let path = house.appendingPathComponent("Documentation/Findings.md").path
    return try? String(contentsOfFile: path, encoding: .utf8)
  }()

  @Test(
    "each has a section that says its severity, what breaks, how to mend it and what it misses",
    arguments: FindingKind.allCases
  )
  func section(kind: FindingKind) throws {
    let page = try #require(Self.page)
    let parts = page.components(separatedBy: "### \(kind.rawValue)\n")
    try #require(parts.count == 2, "\(parts.count - 1) sections")
    let section = parts[1].components(separatedBy: "\n#").first ?? ""
    #expect(section.contains("Severity: \(kind.severity.rawValue)."))
    for part in ["What breaks:", "How to mend it:", "What it does not find:"] {
      #expect(section.contains("- **\(part)** "), "\(part)")
    }
  }

  @Test("what the tool says of each is what its section says", arguments: FindingKind.allCases)
  func rule(kind: FindingKind) throws {
    let page = try #require(Self.page)
    let rule = kind.rule
    #expect(rule.id == kind.rawValue && rule.severity == kind.severity)
    let head = "### \(rule.id)\n\n\(rule.summary) Severity: \(rule.severity.rawValue).\n"
    let parts = """

      - **What breaks:** \(rule.breaks)
      - **How to mend it:** \(rule.mending)
      - **What it does not find:** \(rule.misses)
      """
    #expect(!rule.summary.isEmpty && page.contains(head + parts + "\n"), "\(head)\(parts)")
  }

  @Test("no section is about a kind that is gone")
  func sections() throws {
    let headings = try #require(Self.page).split(separator: "\n").filter { $0.hasPrefix("### ") }
    #expect(
      Set(headings.map { String($0.dropFirst(4)) }) == Set(FindingKind.allCases.map(\.rawValue))
    )
  }
}
