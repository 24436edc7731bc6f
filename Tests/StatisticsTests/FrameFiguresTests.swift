import Statistics
import Testing

@Suite("Frames over a budget")
struct FrameFiguresTests {
  static let times = [10.0, 10, 10, 10, 11, 12, 29, 31, 90, 10]

  @Test("without a budget it is three times the median, the base's where there is one")
  func standard() throws {
    let own = try #require(FrameFigures(Self.times))
    #expect(own.budget == 31.5 && own.overBudgetCount == 1 && own.count == 10)
    let held = try #require(FrameFigures(Self.times, median: 10))
    #expect(held.budget == 30 && held.overBudgetCount == 2 && held.overBudgetPart == 0.2)
  }

  @Test("a budget that is set holds, and what takes exactly as long is not over it")
  func given() throws {
    let frames = try #require(FrameFigures(Self.times, budget: 29, median: 1))
    #expect(frames.overBudgetCount == 2)
    #expect(try #require(frames.tailRatio) > 8)
  }

  @Test("no times are no figures")
  func none() { #expect(FrameFigures([]) == nil) }
}
