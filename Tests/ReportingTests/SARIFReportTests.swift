import Foundation
import TestModel
import Testing

@testable import Reporting

@Suite("SARIF 2.1.0")
struct SARIFReportTests {
  private typealias Object = [String: Any]

  private func run(_ run: RunResult, baseline: String? = nil) throws -> [String: Any] {
    let text = try FindingReport(.sarif, SampleCheck.context(baseline: baseline)).render(run)
    let log = try #require(
      try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any]
    )
    #expect(log["version"] as? String == "2.1.0")
    #expect((log["$schema"] as? String)?.hasPrefix("https://") == true)
    let runs = try #require(log["runs"] as? [[String: Any]])
    #expect(runs.count == 1)
    return runs[0]
  }

  private func results(_ run: [String: Any]) throws -> [[String: Any]] {
    try #require(run["results"] as? [[String: Any]])
  }

  @Test("rules are the kinds with their texts and levels, then the errors that occurred")
  func rules() throws {
    let run = try run(SampleCheck.mixed)
    let driver = try #require((run["tool"] as? Object)?["driver"] as? Object)
    #expect(driver["name"] as? String == "nibmark")
    let rules = try #require(driver["rules"] as? [Object])
    #expect(
      rules.map { $0["id"] as? String }
        == ["DanglingConnection", "Clipped", "MisplacedView", "malformedXML"]
    )
    let levels = rules.map { ($0["defaultConfiguration"] as? Object)?["level"] as? String }
    #expect(levels == ["error", "warning", "note", "error"])
    for rule in rules {
      for name in ["shortDescription", "fullDescription", "help"] {
        let text = (rule[name] as? Object)?["text"] as? String
        #expect(text?.isEmpty == false, "\(name)")
      }
    }
    #expect(((rules[0]["help"] as? Object)?["markdown"] as? String)?.contains("**What") == true)
  }

  @Test("results name their rule, place, object and fingerprint")
  func results() throws {
    let results = try results(try run(SampleCheck.mixed))
    #expect(results.count == 6)
    #expect(results.map { $0["ruleIndex"] as? Int } == [0, 0, 1, 2, 0, 3])
    let one = results[4]
    #expect(one["ruleId"] as? String == "DanglingConnection" && one["level"] as? String == "error")
    #expect((one["message"] as? Object)?["text"] as? String == "it leads nowhere")
    let location = try #require((one["locations"] as? [Object])?.first)
    let physical = try #require(location["physicalLocation"] as? Object)
    #expect(physical["region"] as? [String: Int] == ["startLine": 40, "startColumn": 7])
    #expect(
      physical["artifactLocation"] as? [String: String]
        == ["uri": "ios/App/Cells/Card.xib", "uriBaseId": "%SRCROOT%"]
    )
    let logical = try #require((location["logicalLocations"] as? [Object])?.first)
    #expect(logical["fullyQualifiedName"] as? String == "ios/App/Cells/Card.xib#abc-12-def")
    let prints = one["partialFingerprints"] as? [String: String]
    #expect(prints?["nibmarkFinding/v1"]?.count == 16)
  }

  @Test("suppressions and the baseline are told of every result, or of none")
  func states() throws {
    let plain = try results(try run(Self.failing))
    #expect(plain.allSatisfy { $0["suppressions"] == nil && $0["baselineState"] == nil })
    let results = try results(try run(SampleCheck.mixed, baseline: "nibs.json"))
    #expect(
      results.map { $0["baselineState"] as? String }
        == ["unchanged", "new", "new", "new", "new", "new"]
    )
    #expect(results.map { ($0["suppressions"] as? [Object])?.count } == [0, 1, 0, 0, 0, 0])
    let suppression = (results[1]["suppressions"] as? [Object])?.first
    #expect(suppression?["kind"] as? String == "external")
    #expect(suppression?["justification"] as? String == "goes | soon")
  }

  private static let failing = SampleCheck.run([
    SampleCheck.result("App/Card.xib", [SampleCheck.finding()])
  ])

  @Test("the invocation tells of documents that could not be read, and of a run that was ended")
  func invocation() throws {
    func invocation(_ run: RunResult) throws -> Object {
      try #require((try self.run(run)["invocations"] as? [Object])?.first)
    }
    let mixed = try invocation(SampleCheck.mixed)
    #expect(mixed["executionSuccessful"] as? Bool == true && mixed["exitCode"] as? Int == 1)
    let notes = try #require(mixed["toolExecutionNotifications"] as? [Object])
    #expect(
      notes.count == 1 && (notes[0]["message"] as? Object)?["text"] as? String == "a tag is open"
    )
    #expect(mixed["startTimeUtc"] as? String == "2026-03-01T12:00:00.250Z")
    #expect(mixed["endTimeUtc"] as? String == "2026-03-01T12:00:02.250Z")

    let loss = CaseFailure(kind: .error, type: "WorkerDied", message: "its worker crashed")
    let lost = SampleCheck.run([SampleCheck.result("App/Card.xib", [loss])])
    #expect(try results(try run(lost)).isEmpty)
    #expect(try invocation(lost)["executionSuccessful"] as? Bool == false)
    let ended = SampleCheck.run([SampleCheck.result("A.xib")], interruption: "SIGINT ended the run")
    let last = try #require(
      try invocation(ended)["toolExecutionNotifications"] as? [Object]
    ).last
    #expect(
      (last?["message"] as? Object)?["text"] as? String == "run incomplete: SIGINT ended the run"
    )
  }

  @Test("a check without findings has a list of none, and thousands have each their own")
  func counts() throws {
    #expect(try results(try run(SampleCheck.run([SampleCheck.result("A.xib")]))).isEmpty)
    #expect(try results(try run(SampleCheck.large())).count == 6000)
  }

  @Test("odd names are URIs, and a text with brackets is no link")
  func odd() throws {
    let result = try #require(try results(try run(SampleCheck.odd)).first)
    let location = (result["locations"] as? [Object])?.first?["physicalLocation"] as? Object
    let uri = try #require((location?["artifactLocation"] as? Object)?["uri"] as? String)
    #expect(uri.removingPercentEncoding == "ios/" + SampleCheck.oddPath)
    #expect(uri.utf8.allSatisfy { $0 > 0x20 && $0 < 0x7f } && !uri.contains(":"), "\(uri)")
    let text = try #require((result["message"] as? Object)?["text"] as? String)
    #expect(text.contains("\\[a\\](http://b)"))
  }

  @Test("a document outside of the repository has its whole path")
  func outside() {
    let paths = CheckoutPaths(root: "/nowhere/app", folder: "/nowhere/app/ios")
    #expect(paths.path(of: "A.xib") == "ios/A.xib" && paths.path(of: "./b/../A.xib") == "ios/A.xib")
    #expect(
      paths.path(of: "../B.xib") == "B.xib" && paths.path(of: "/nowhere/app/B.xib") == "B.xib"
    )
    #expect(paths.path(of: "../../C.xib") == "/nowhere/C.xib")
    #expect(paths.uri(of: "../../C é.xib") == "file:///nowhere/C%20%C3%A9.xib")
    #expect(paths.path(of: "/nowhere/application/B.xib") == "/nowhere/application/B.xib")
    #expect(paths.rootURI == "file:///nowhere/app/")
  }
}
