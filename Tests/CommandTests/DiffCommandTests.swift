import Foundation
import Testing

@Suite("Differences between revisions and folders", .serialized)
struct DiffCommandTests {
  /// A repository with a nib that changed after the commit, and a link to the repository beside it.
  private static func changed() throws -> (tool: Tool, link: String) {
    let tool = try Tool()
    try tool.write(Sample.xib(Sample.view()), to: "repo/App/View.xib")
    try tool.write(Sample.xib(Sample.view()), to: "repo/Other/View.xib")
    try tool.git("init", "-q", "repo")
    try tool.git("-C", "repo", "add", "--all")
    try tool.git("-C", "repo", "commit", "-q", "-m", "one")
    try tool.write(Sample.xib(Sample.view(width: "300")), to: "repo/App/View.xib")
    try FileManager.default.createSymbolicLink(
      atPath: tool.path("link"),
      withDestinationPath: "repo"
    )
    return (tool, "link")
  }

  @Test(
    "a folder is compared, whatever links and dots lead to it",
    arguments: ["repo", "repo/", "link", "link/App", "repo/Other/../App", "./repo/App"]
  )
  func folders(_ folder: String) throws {
    let tool = try Self.changed().tool
    defer { tool.remove() }
    let answer = try tool.run("diff", "HEAD", folder, "--exit-code")
    #expect(answer.status == 1, "\(answer.output)\(answer.error)")
    #expect(answer.output.contains("App/View.xib"), "\(answer.output)")
  }

  @Test("what lies beside a folder is not compared", arguments: ["repo/Other", "link/Other"])
  func others(_ folder: String) throws {
    let tool = try Self.changed().tool
    defer { tool.remove() }
    let answer = try tool.run("diff", "HEAD", folder, "--exit-code")
    #expect(answer.status == 0, "\(answer.output)\(answer.error)")
  }
}
