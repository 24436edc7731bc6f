import Foundation
import Testing

@testable import Comparison

@Suite("Folders of comparisons that were killed")
struct AbandonedFolderTests {
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
