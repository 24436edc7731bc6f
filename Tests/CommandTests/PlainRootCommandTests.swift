import Foundation
import Testing

@Suite("A root with no /proc, such as a plain chroot")
struct PlainRootCommandTests {
  static let canUnmount = geteuid() == 0 && access("/usr/bin/unshare", X_OK) == 0

  /// Runs a script where no /proc is mounted.
  private static func shell(_ script: String, _ tool: Tool) throws -> Tool.Answer {
    try tool.write("umount --lazy /proc\n[ ! -e /proc/self ] || exit 99\n" + script, to: "script")
    return try tool.shell("unshare --mount --propagation private sh -e script")
  }

  @Test("arguments arrive, and suites run in workers", .enabled(if: canUnmount))
  func suites() throws {
    let tool = try Tool()
    defer { tool.remove() }
    try tool.write(Sample.xib(Sample.view()), to: "View.xib")
    try tool.write(Sample.suite, to: "sample.xml")
    let answer = try Self.shell("$nibmark run sample.xml; $nibmark check View.xib", tool)
    #expect(answer.status == 0, "\(answer.output)\(answer.error)")
    #expect(answer.output.contains("Passed: 1 passed"))
  }

  @Test("a nib that is not there raises, as anywhere", .enabled(if: canUnmount))
  func missingNib() throws {
    let tool = try Tool()
    defer { tool.remove() }
    let answer = try Self.shell("$nibmark run builtin:nib-loading builtin:storyboards", tool)
    #expect(answer.status == 0, "\(answer.output)\(answer.error)")
  }

  @Test("a command that needs another program says what to mount", .enabled(if: canUnmount))
  func programs() throws {
    let tool = try Tool()
    defer { tool.remove() }
    try tool.write(Sample.suite, to: "sample.xml")
    try tool.git("init", "-q")
    try tool.commit("Begin")
    let answer = try Self.shell("$nibmark compare --base HEAD sample.xml", tool)
    #expect(answer.status == 1)
    #expect(answer.error.contains("mount it (mount -t proc proc /proc)"), "\(answer.error)")
  }
}
