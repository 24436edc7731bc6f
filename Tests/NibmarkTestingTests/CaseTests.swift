import Foundation
import NibmarkTesting
import Testing

@Suite(.serialized) @MainActor struct CaseTests {
  /// A suite with a case that holds, and one that fails in its sixth line.
  private nonisolated static let text = """
    <suite name="Mixed" version="1">
      <fixture id="rows"><tableView width="320" height="480"/></fixture>
      <case id="holds" fixture="rows"><assert test="count(//tableView) = 1"/></case>
      <case id="fails" fixture="rows">
        <layout/>
        <assert test="count(//tableView) = 2"/>
      </case>
    </suite>
    """

  private nonisolated static func cases() throws -> [NibmarkCase] {
    let folder = try folder()
    return try Nibmark.cases(in: folder + "/mixed.xml", root: folder)
  }

  /// A folder with the suite.
  private nonisolated static func folder() throws -> String {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let file = folder.appendingPathComponent("mixed.xml")
    try text.write(to: file, atomically: true, encoding: .utf8)
    return folder.path
  }

  @Test(arguments: try CaseTests.cases())
  func `A failure stands at its line of the suite, and a case that holds has none`(
    _ one: NibmarkCase
  ) {
    guard one.entry.testCase.id == "fails" else {
      one.test()
      return
    }
    withKnownIssue {
      one.test()
    } matching: { issue in
      issue.sourceLocation?.line == 6 && issue.sourceLocation?.fileID == "Suites/mixed.xml"
        && issue.comments.contains { $0.rawValue.contains("count(//tableView) = 2") }
    }
  }

  @Test func `A case runs as often as its options say`() throws {
    let folder = try Self.folder()
    var options = RunOptions()
    options.repeatCount = 3
    let cases = try Nibmark.cases(in: folder + "/mixed.xml", root: folder, options: options)
    #expect(cases[0].test().attempts.count == 2)
    options.repeatCount = 1
    options.retryCount = 2
    let retried = try Nibmark.cases(in: folder + "/mixed.xml", root: folder, options: options)
    #expect(Nibmark.result(of: retried[1]).attempts.count == 2)
  }
}
