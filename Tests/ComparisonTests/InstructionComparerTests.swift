import TestModel
import Testing

@testable import Comparison

@Suite("Instructions compared")
struct InstructionComparerTests {
  static func counts(_ totals: [Int]) throws -> [InstructionCounter.Count] {
    try totals.map { total in
      let profile = try #require(CallgrindProfile("fn=main\n0 \(total)\n"))
      return InstructionCounter.Count(profile: profile, iterationCount: 10, spread: 0)
    }
  }

  static let identity = CaseIdentity(className: "suite", name: "scroll", file: "suite.xml", line: 1)

  static func verdict(_ base: Int..., to head: Int...) throws -> String? {
    InstructionComparer.change(identity, try counts(base), try counts(head))?.verdict.rawValue
  }

  @Test("half a per cent more fails, a tenth is shown, less is nothing")
  func gates() throws {
    #expect(try Self.verdict(100_000, to: 100_600) == "up")
    #expect(try Self.verdict(100_000, to: 100_400) == "changed")
    #expect(try Self.verdict(100_000, to: 100_090) == nil)
    #expect(try Self.verdict(100_000, to: 99_400) == "down")
  }

  @Test("what processes of one side differ by is no difference of the sides")
  func spread() throws {
    #expect(try Self.verdict(100_000, 100_800, 100_900, to: 101_000, 101_700, 102_000) == nil)
    #expect(try Self.verdict(100_000, 100_100, 100_200, to: 101_000, 101_100, 101_200) == "up")
    #expect(try Self.verdict(100_000, 100_100, 100_200, to: 98_000, 98_100, 98_200) == "down")
  }

  @Test("a change is of one iteration, with the functions that it comes from")
  func functions() throws {
    let change = try #require(
      InstructionComparer.change(
        Self.identity,
        try Self.counts([1000]),
        try Self.counts([1500])
      )
    )
    #expect(change.base == 100 && change.head == 150)
    #expect(change.functions == [CounterChange.Function(name: "main", difference: 50)])
  }
}
