import Foundation
import Processes
import Testing

@testable import Comparison

@Suite("Folders of comparisons that were killed")
struct AbandonedFolderTests {
  @Test("Git forgets the work trees of comparisons that are gone, and none of the user's")
  func workTrees() async throws {
    try await BuildTreeTests.onThread {
      let manager = FileManager.default
      let place =
        manager.temporaryDirectory.resolvingSymlinksInPath().path + "/trees-\(UUID().uuidString)"
      defer { try? manager.removeItem(atPath: place) }
      try manager.createDirectory(atPath: place + "/repo", withIntermediateDirectories: true)
      let git = Git(place + "/repo")
      _ = try git.text("init", "-q")
      let identity = ["-c", "user.name=T", "-c", "user.email=t@example.org"]
      _ = try git.data(identity + ["commit", "-q", "--allow-empty", "-m", "one"])
      let gone = ["mine", AbandonedFolders.name() + "/tree", "nibmark-runners/build-debug"]
      let there = AbandonedFolders.name() + "/tree"
      for name in gone + [there] { try git.addWorkTree(place + "/" + name, at: "HEAD") }
      for name in gone { try manager.removeItem(atPath: place + "/" + name) }
      ArmTree.forgetWorkTrees(of: place + "/repo")
      let left = try git.text("worktree", "list")
      for name in [gone[0], there] { #expect(left.contains(place + "/" + name), "\(left)") }
      for name in gone.dropFirst() { #expect(!left.contains(place + "/" + name), "\(left)") }
    }
  }

  @Test("Only old folders of processes that are gone are removed")
  func removal() throws {
    let manager = FileManager.default
    let place = NSTemporaryDirectory() + "nibmark-abandoned-\(UUID().uuidString)"
    defer { try? manager.removeItem(atPath: place) }
    let gone = Process()
    gone.executableURL = URL(fileURLWithPath: "/bin/true")
    try gone.run()
    gone.waitUntilExit()
    let dead = gone.processIdentifier
    let names = [
      AbandonedFolders.name(), "nibmark-compare-\(dead)-A", "nibmark-compare-without-a-process",
      "another-\(dead)-A",
    ]
    for name in names {
      try manager.createDirectory(
        atPath: place + "/" + name + "/tree",
        withIntermediateDirectories: true
      )
    }
    AbandonedFolders.remove(in: place)
    #expect(try manager.contentsOfDirectory(atPath: place).count == 4, "too young")
    AbandonedFolders.remove(in: place, now: Date(timeIntervalSinceNow: 7200))
    #expect(
      try Set(manager.contentsOfDirectory(atPath: place)) == Set(names).subtracting([names[1]])
    )
  }
}
