import Foundation
import Testing

@testable import Comparison

@Suite("Layouts that are kept")
struct KeptLayoutTests {
  @Test("the oldest go first, and nothing of the last hour or of another kind goes")
  func prune() throws {
    let manager = FileManager.default
    let place = manager.temporaryDirectory.path + "/nibmark-kept-\(UUID().uuidString)"
    defer { try? manager.removeItem(atPath: place) }
    let ages = [
      "a-release-sections-1": 9000.0, "b-release-sections-1": 8000, "c-release-sections-1": 7000,
      "d-release-sections-1": 60, "e-release-1": 99_999,
    ]
    let now = Date()
    for (name, age) in ages {
      try manager.createDirectory(atPath: "\(place)/\(name)/App", withIntermediateDirectories: true)
      try Data(count: 1000).write(to: URL(fileURLWithPath: "\(place)/\(name)/App/App"))
      let date: [FileAttributeKey: Any] = [.modificationDate: now - age]
      try manager.setAttributes(date, ofItemAtPath: "\(place)/\(name)")
    }
    func left() throws -> [String] {
      try manager.contentsOfDirectory(atPath: place).map { String($0.prefix(1)) }.sorted()
    }
    KeptLayouts.prune(in: place, byteCountMax: 4000, now: now)
    #expect(try left() == ["a", "b", "c", "d", "e"])
    KeptLayouts.prune(in: place, byteCountMax: 2500, now: now)
    #expect(try left() == ["c", "d", "e"])
    KeptLayouts.prune(in: place, byteCountMax: 0, now: now)
    #expect(try left() == ["d", "e"])
  }

  @Test("programs of one commit stay that were used last, or just now")
  func keepRecent() throws {
    let manager = FileManager.default
    let place = manager.temporaryDirectory.path + "/nibmark-kept-\(UUID().uuidString)"
    defer { try? manager.removeItem(atPath: place) }
    let ages = ["1": 500.0, "2": 400, "3": 300, "4": 60, "5": 30, "map": 9000, "6.part-a": 9000]
    let now = Date()
    for (name, age) in ages {
      try manager.createDirectory(atPath: "\(place)/\(name)", withIntermediateDirectories: true)
      let date: [FileAttributeKey: Any] = [.modificationDate: now - age]
      try manager.setAttributes(date, ofItemAtPath: "\(place)/\(name)")
    }
    func left() throws -> [String] {
      try manager.contentsOfDirectory(atPath: place).filter { $0.count == 1 }.sorted()
    }
    KeptLayouts.keepRecent(in: place, countMax: 5, now: now)
    #expect(try left() == ["1", "2", "3", "4", "5"])
    KeptLayouts.keepRecent(in: place, countMax: 3, now: now)
    #expect(try left() == ["3", "4", "5"])
    KeptLayouts.keepRecent(in: place, countMax: 0, now: now)
    #expect(try left() == ["4", "5"], "a comparison may run what was used a minute ago")
    #expect(manager.fileExists(atPath: place + "/map"))
  }
}
