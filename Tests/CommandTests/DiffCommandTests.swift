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

  @Test("a folder is compared from within as well, with documents that git does not follow yet")
  func newDocuments() throws {
    let tool = try Self.changed().tool
    defer { tool.remove() }
    try tool.write(Sample.xib(Sample.view()), to: "repo/App/New.xib")
    try tool.write(Sample.xib(Sample.view(width: "300")), to: "repo/Other/View.xib")
    let all = try tool.run("diff", "HEAD", "repo")
    for file in ["App/View.xib", "App/New.xib", "Other/View.xib"] {
      #expect(all.output.contains(file), "\(all.output)\(all.error)")
    }
    let inside = try tool.run(
      ["-C", tool.path("repo/App"), Tool.executable.path, "diff", "HEAD", "."],
      of: URL(fileURLWithPath: "/usr/bin/env")
    )
    #expect(inside.output.contains("App/New.xib"), "\(inside.output)\(inside.error)")
    #expect(!inside.output.contains("Other/View.xib"), "\(inside.output)")
  }

  @Test("a file that git difftool names /dev/null is one that is not there")
  func nothing() throws {
    let tool = try Tool()
    defer { tool.remove() }
    try tool.write(Sample.xib(Sample.view()), to: "View.xib")
    let added = try tool.run("diff", "/dev/null", "View.xib")
    #expect(added.status == 0 && added.output.contains("View.xib"), "\(added.output)\(added.error)")
    let removed = try tool.run("diff", "View.xib", "/dev/null")
    #expect(removed.status == 0 && removed.output.contains("View.xib"), "\(removed.error)")
    #expect(try tool.run("diff", "/dev/null", "/dev/null").status == 1)
  }
}
