import Testing

@testable import DocumentTools

@Suite("Roots of a plan as text")
struct PlannedRootTests {
  @Test("roots come back as they went, whatever their names are")
  func roundTrip() {
    let names = ["view", "", " a b ", "line\nfeed\\n", "Größe 你", "12 13"]
    let roots = names.enumerated().map { PlannedRoot(name: $1, line: $0 + 1) }
    #expect(PlannedRoot.roots(in: PlannedRoot.text(of: roots)) == roots)
    #expect(PlannedRoot.roots(in: "") == [])
  }

  @Test(
    "other texts are refused",
    arguments: ["a view\0", "12\0", "-\0", "9999999999999999999 a\0"]
  )
  func refused(_ text: String) {
    #expect(PlannedRoot.roots(in: text) == nil)
  }
}
