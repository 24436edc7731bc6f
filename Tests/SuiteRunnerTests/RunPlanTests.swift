import Testing
import TestModel

@testable import SuiteRunner

@Suite("Plans")
struct RunPlanTests {
  private func suites() throws -> [Suite] {
    let folder = try TemporaryFolder([
      "Suites/one.xml": """
      <suite name="One" version="1" tags="all">
      <case id="plain" rule="NB-3 NB-17" tags="smoke" smoke="YES"><layout/></case>
      <case id="swept" rule="NB-3" sweep="items: 10 1000; width: 320 768.5" smoke="YES"><layout/></case>
      <benchmark id="bench"><measure><layout/></measure></benchmark>
      </suite>
      """,
      "Suites/two.xml":
        "<suite name=\"Two\" version=\"1\"><case id=\"plain\" smoke=\"YES\"><layout/></case></suite>",
    ])
    return try SuiteLoader(root: folder.path).load(paths: [folder.path])
  }

  private func names(_ options: RunOptions) throws -> [String] {
    try RunPlan(suites: suites(), options: options).entries.map(\.identity.description)
  }

  @Test("A profile of the run replaces those of its suites")
  func profile() throws {
    var options = RunOptions()
    #expect(
      Set(try RunPlan(suites: suites(), options: options).entries.map(\.suite.profile)) == ["ios15"]
    )
    options.profile = "ios17"
    let plan = try RunPlan(suites: suites(), options: options)
    #expect(Set(plan.entries.map(\.suite.profile)) == ["ios17"])
  }

  @Test("Cases come in declared order with their sweep points, the last variable fastest")
  func order() throws {
    #expect(
      try names(RunOptions()) == [
        "Suites.one/plain", "Suites.one/swept[items=10,width=320]",
        "Suites.one/swept[items=10,width=768.5]", "Suites.one/swept[items=1000,width=320]",
        "Suites.one/swept[items=1000,width=768.5]", "Suites.one/bench", "Suites.two/plain",
      ]
    )
    let planned = try RunPlan(suites: suites()).plannedCases
    #expect(planned[0].identity.file == "Suites/one.xml")
    #expect(planned[0].identity.line == 2)
    #expect(planned.map(\.kind) == [.test, .test, .test, .test, .test, .benchmark, .test])
    #expect(planned[0].suiteName == "One")
  }

  @Test("A filter, tag or rule that picks nothing beside others is told")
  func idleChoices() throws {
    var options = RunOptions()
    options.filters = [try CaseFilter("one/pl"), try CaseFilter("nothing")]
    #expect(try RunPlan(suites: suites(), options: options).idleChoices == ["--filter nothing"])
    options.filters = []
    (options.tags, options.rules) = (["smoke", "none"], ["NB-3", "NB-999"])
    let plan = try RunPlan(suites: suites(), options: options)
    #expect(plan.idleChoices == ["--tag none", "--rule NB-999"])
    #expect(try RunPlan(suites: suites()).idleChoices == [])
  }

  @Test("Filters pick by part, glob and regular expression")
  func filters() throws {
    var options = RunOptions()
    options.filters = [try CaseFilter("one/pl")]
    #expect(try names(options) == ["Suites.one/plain"])
    options.filters = [try CaseFilter("*width=320?")]
    #expect(try names(options).count == 2)
    options.filters = [try CaseFilter("/items=1(0|1)[^0]/")]
    #expect(try names(options).count == 2)
    options.filters = []
    options.exclusions = [try CaseFilter("swept")]
    options.skipsBenchmarks = true
    #expect(try names(options) == ["Suites.one/plain", "Suites.two/plain"])
    #expect(throws: CaseFilter.Mistake.self) { try CaseFilter("/(/") }
  }

  @Test("Tags, rules and former runs pick")
  func picks() throws {
    var options = RunOptions()
    options.tags = ["smoke"]
    #expect(try names(options) == ["Suites.one/plain"])
    options.tags = []
    options.rules = ["NB-17"]
    #expect(try names(options) == ["Suites.one/plain"])
    options.rules = []
    options.only = [CaseKey(className: "Suites.two", name: "plain")]
    #expect(try names(options) == ["Suites.two/plain"])
  }

  @Test("A plan of nothing is an error that says why")
  func empty() throws {
    var options = RunOptions()
    options.filters = [try CaseFilter("nothing")]
    let error = #expect(throws: SuiteLoadError.self) { try names(options) }
    #expect(
      error?.description
        == "plan: none of the 7 cases is left by: filter nothing; `nibmark list` prints their names"
    )
  }

  @Test("Seeds differ among cases and repeat among runs, whatever else is picked")
  func seeds() throws {
    var options = RunOptions()
    options.seed = 7
    let all = try RunPlan(suites: suites(), options: options).entries
    options.filters = [try CaseFilter("two")]
    let one = try RunPlan(suites: suites(), options: options).entries
    #expect(all.last?.seed == one.first?.seed)
    #expect(Set(all.map(\.seed)).count == all.count)
  }
}
