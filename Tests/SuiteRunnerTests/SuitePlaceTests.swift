import Testing

@testable import SuiteRunner

@Suite("Places of cases in suites")
struct SuitePlaceTests {
  private static let suite = """
    <?xml version="1.0"?>
    <!-- <case id="no"> -->
    <suite name="s" version="1">
      <fixture id="f"><view width="1" height="1"/></fixture>
      <case id="one" smoke="YES">
        <layout/>
        <!-- </case> -->
        <assert test="'/case>' = '>' or //window/@x = 0"/>
      </case>

      <case id="two" smoke="YES"><layout/></case><case id="three" smoke="YES"><layout/></case>
      <benchmark id="bench"
        idle="YES">
        <measure><layout/></measure>
      </benchmark>
    </suite>
    """

  private func picked(_ places: (TemporaryFolder) -> [String]) throws -> [String] {
    let folder = try TemporaryFolder(["a.xml": Self.suite, "b.xml": Self.suite, "c:4": Self.suite])
    let places = SuitePlaces(places(folder), root: folder.path)
    let suites = try SuiteLoader(root: folder.path).load(paths: places.paths)
    var options = RunOptions()
    options.casesAtLines = try places.cases(of: suites)
    return try RunPlan(suites: suites, options: options).entries.map(\.identity.description)
  }

  @Test(
    "any line of an element is that of its case",
    arguments: [
      ("5", ["a/one"]), ("7", ["a/one"]), ("9", ["a/one"]), ("8:12", ["a/one"]), ("6:", ["a/one"]),
      ("11", ["a/two", "a/three"]), ("12", ["a/bench"]), ("15", ["a/bench"]),
    ]
  )
  func lines(_ place: String, _ expected: [String]) throws {
    #expect(try picked { ["\($0.path)/a.xml:\(place)"] } == expected)
    // As reports print it: below the root.
    #expect(try picked { _ in ["a.xml:\(place)"] } == expected)
  }

  @Test("several files and lines are added up, and a whole file is whole")
  func several() throws {
    #expect(
      try picked { ["\($0.path)/a.xml:6", "\($0.path)/b.xml:14", "\($0.path)/a.xml:14"] }
        == ["a/one", "a/bench", "b/bench"]
    )
    #expect(try picked { ["\($0.path)/a.xml:6", "\($0.path)/a.xml"] }.count == 4)
    #expect(try picked { ["\($0.path)/a.xml:6", $0.path] }.count == 8)
  }

  @Test("a name that ends like a line is that of its file")
  func names() throws {
    #expect(try picked { ["\($0.path)/c:4"] }.count == 4)
    #expect(try picked { ["\($0.path)/c:4:6"] } == ["c:4/one"])
    #expect(try picked { ["\($0.path)/c:4:6:1"] } == ["c:4/one"])
  }

  @Test(
    "a line in no case is an error that names the nearest ones",
    arguments: [
      ("a.xml:4", "a.xml:4: no case at this line; expected \"one\" (lines 5 to 9)"),
      ("a.xml:10", "(lines 5 to 9), \"two\" (line 11) or \"three\" (line 11)"),
      ("a.xml:16", "expected \"bench\" (lines 12 to 15)"),
      ("a.xml:0", "lines begin with 1, so no case is at 0; expected \"one\" (lines 5 to 9)"),
      ("a.xml:99999999999999999999", "expected \"bench\" (lines 12 to 15)"),
    ]
  )
  func outside(_ place: String, _ message: String) throws {
    let error = #expect(throws: SuiteLoadError.self) {
      try picked { ["\($0.path)/\(place)"] }
    }
    #expect("\(try #require(error))".contains(message), "\(String(describing: error))")
  }
}
