import Testing

@testable import Files

@Suite("Work on many elements")
struct ParallelMapTests {
  @Test("has each result in its place", arguments: [0, 1, 15, 16, 17, 1000, 4097])
  func order(_ count: Int) {
    let results = ParallelMap.results(of: Array(0..<count)) { "\($0 * $0)" }
    #expect(results == (0..<count).map { "\($0 * $0)" })
  }

  @Test("keeps results that are nil")
  func missing() {
    let results = ParallelMap.results(of: Array(0..<200)) { $0 % 3 == 0 ? $0 : nil }
    #expect(results.count == 200 && results.compactMap(\.self).count == 67)
  }
}
