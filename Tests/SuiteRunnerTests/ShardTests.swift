import TestModel
import Testing

@testable import SuiteRunner

@Suite("Shards")
struct ShardTests {
  private static let names = (0..<500).map {
    CaseKey(className: "Suites.s\($0 % 7)", name: "c\($0)")
  }

  private func parts(_ count: Int, _ durations: [CaseKey: Double] = [:]) throws -> [[Int]] {
    try (1...count).map { index in
      let choice = try #require(ShardChoice(index: index, count: count))
      return choice.positions(of: Self.names, durations: durations)
    }
  }

  @Test("every case is in exactly one part, in the order of the plan", arguments: [1, 2, 8, 60])
  func partition(count: Int) throws {
    let durations = Dictionary(uniqueKeysWithValues: Self.names.map { ($0, 1.0) })
    for parts in [try parts(count), try parts(count, durations)] {
      #expect(parts.flatMap(\.self).sorted() == Array(Self.names.indices))
      #expect(parts.allSatisfy { $0 == $0.sorted() })
    }
  }

  @Test("without durations a new case moves no other")
  func stable() throws {
    let choice = try #require(ShardChoice(index: 3, count: 5))
    let before = choice.positions(of: Self.names, durations: [:]).map { Self.names[$0] }
    let more = Self.names + [CaseKey(className: "Suites.new", name: "new")]
    let after = choice.positions(of: more, durations: [:]).map { more[$0] }
    #expect(after.filter { $0.className != "Suites.new" } == before)
  }

  @Test("names are dealt evenly enough: no part of eight has twice its share")
  func hashed() throws {
    let sizes = try parts(8).map(\.count)
    #expect((sizes.max() ?? 0) < 2 * Self.names.count / 8, "\(sizes)")
  }

  @Test("durations balance the parts: none is longer than the mean and its longest case")
  func balanced() throws {
    var durations: [CaseKey: Double] = [:]
    for (place, name) in Self.names.enumerated() where place % 11 != 0 {
      durations[name] = place % 50 == 1 ? 5 : 0.01 * Double(place % 13)
    }
    let loads = try parts(8, durations).map { part in
      part.reduce(0) { $0 + (durations[Self.names[$1]] ?? 0) }
    }
    let mean = loads.reduce(0, +) / 8
    #expect((loads.max() ?? 0) <= mean + 5, "\(loads)")
    #expect((loads.min() ?? 0) >= mean - 5, "\(loads)")
  }

  @Test("one long case has a part to itself when the others together are as long")
  func oneLongCase() throws {
    var durations = Dictionary(uniqueKeysWithValues: Self.names.map { ($0, 1.0) })
    durations[Self.names[250]] = 499
    #expect(try parts(2, durations).map(\.count).sorted() == [1, 499])
  }

  @Test(
    "what is no part is refused",
    arguments: ["", "1", "0/2", "3/2", "1/2/3", "a/b", "-1/2", "1/"]
  )
  func refused(text: String) {
    #expect(ShardChoice(text) == nil)
  }
}
