import Testing

@testable import SuiteRunner

@Suite("The name that somebody may have meant")
struct NearestNameTests {
  @Test(
    "of versions is the last one before",
    arguments: [
      ("ios16", "ios15"), ("ios10", "ios9"), ("ios5", "ios6"), ("iOS14", "ios11"),
      ("ois15", "ios15"),
    ]
  )
  func versions(_ word: String, _ expected: String) {
    #expect(NearestName.of(word, in: ["ios6", "ios7", "ios9", "ios11", "ios15"]) == expected)
  }

  @Test("of words is the nearest")
  func words() {
    #expect(NearestName.of("tabelView", in: ["label", "tableView"]) == "tableView")
    #expect(NearestName.of("row1", in: ["column2", "cell"]) == nil)
  }
}
