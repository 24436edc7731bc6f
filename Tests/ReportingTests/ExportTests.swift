import Foundation
import TestModel
import Testing
import XMLSupport

@testable import Reporting

@Suite("Exports")
struct ExportTests {
  private func text(_ format: ExportFormat) throws -> String {
    try format.renderer.render(SampleRun.run)
  }

  private func object(_ format: ExportFormat) throws -> Any {
    try JSONSerialization.jsonObject(with: Data(try text(format).utf8))
  }

  @Test("every form is the same for the same run, and empty but whole for a run without figures")
  func forms() throws {
    var bare = SampleRun.run
    for place in bare.suites.indices {
      for row in bare.suites[place].cases.indices { bare.suites[place].cases[row].metrics = [] }
    }
    for format in ExportFormat.allCases {
      #expect(try text(format) == text(format))
      let empty = try format.renderer.render(bare)
      #expect(!empty.contains("wallTime") && !empty.contains("wall_time"), "\(format)")
    }
    #expect(try ExportFormat.bencher.renderer.render(bare) == "{\n\n}\n")
    #expect(try ExportFormat.openMetrics.renderer.render(bare) == "# EOF\n")
  }

  @Test("Bencher: benchmark, measure, value with its interval; red cases are left out")
  func bencher() throws {
    let all = try #require(try object(.bencher) as? [String: [String: [String: Double]]])
    #expect(
      all["Suites.speed/decode"]?["latency"] == [
        "value": 1_258_000, "lower_value": 1_228_000, "upper_value": 1_290_000,
      ]
    )
    #expect(all["Suites.speed/decode"]?["allocations.engine"] == ["value": 412])
    #expect(all["Suites.speed/dequeue[items=1000]"] == nil)
  }

  @Test("github-action-benchmark: a list of name, unit, value, range")
  func githubActionBenchmark() throws {
    let all = try #require(try object(.githubActionBenchmark) as? [[String: Any]])
    let first = try #require(all.first)
    #expect(first["name"] as? String == "Suites.speed/decode wallTime")
    #expect(first["unit"] as? String == "ns" && first["value"] as? Double == 1_258_000)
    #expect(first["range"] as? String == "± 31000")
    #expect(all[1]["range"] == nil)
  }

  @Test("OpenMetrics: base units, exact counters first, labels escaped, an end")
  func openMetrics() throws {
    var run = SampleRun.run
    run.suites[2].cases[0].identity.name = "a \"b\" \\ c"
    let lines = OpenMetricsExport().render(run).split(separator: "\n").map(String.init)
    #expect(lines.first == "# TYPE nibmark_allocations_engine gauge")
    #expect(lines.last == "# EOF")
    let labels = "{suite=\"Suites.speed\",case=\"a \\\"b\\\" \\\\ c\",statistic=\"median\"}"
    #expect(lines.contains("nibmark_wall_time_seconds\(labels) 0.001258"), "\(lines)")
    #expect(lines.contains("# UNIT nibmark_wall_time_seconds seconds"))
    #expect(lines.contains { $0.hasPrefix("nibmark_bytes_engine_bytes{") })
  }

  @Test("Google Benchmark: a repetition for each sample, counters beside the times")
  func googleBenchmark() throws {
    let all = try #require(try object(.googleBenchmark) as? [String: Any])
    let entries = try #require(all["benchmarks"] as? [[String: Any]])
    let decode = entries.filter { $0["name"] as? String == "Suites.speed/decode" }
    #expect(decode.count == 30)
    #expect(decode.compactMap { $0["real_time"] as? Double } == SampleRun.samples)
    #expect(decode.allSatisfy { $0["allocations.engine"] as? Double == 412 })
    #expect(decode.last?["repetition_index"] as? Int == 29)
    #expect((all["context"] as? [String: Any])?["num_cpus"] as? Int == 2)
  }

  @Test("CSV: RFC 4180, a line for each statistic")
  func csv() throws {
    var run = SampleRun.run
    run.suites[2].cases[0].identity.name = "a, \"b\"\nc"
    let text = CSVExport().render(run)
    #expect(
      text.hasPrefix("commit,started,suite,case,metric,unit,exact,samples,statistic,value\r\n")
    )
    #expect(
      text.contains(
        "2026-03-01T12:00:00.250Z,Suites.speed,\"a, \"\"b\"\"\nc\",wallTime,ns,false,30,p99,1690000\r\n"
      )
    )
  }
}

@Suite("Series")
struct SeriesDrawingTests {
  static func series(isExact: Bool = false) -> MetricSeries {
    let points = (0..<20).map { (index: Int) -> SeriesPoint in
      let value: Double = index < 12 ? 100 : 112
      return SeriesPoint(
        run: Int64(index + 1),
        commit: String(repeating: String(index % 10), count: 40),
        date: Timestamp(millisecondsSince1970: Int64(index) * 86_400_000),
        value: value,
        low: value - 1,
        high: value + 3
      )
    }
    return MetricSeries(
      key: CaseKey(className: "Suites.<a>", name: "b & c"),
      metric: "wallTime",
      unit: "ns",
      isExact: isExact,
      points: points,
      steps: [SeriesStep(index: 12, before: 100, after: 112, significance: 0.002)]
    )
  }

  @Test("the picture is XML that says in words what it shows, with both levels and the step")
  func picture() throws {
    let text = try #require(SeriesDrawing(Self.series())).document
    let tree = try XMLTree(bytes: Array(text.utf8), file: "p.svg")
    #expect(tree.all("circle").count == 20)
    #expect(tree.all("line").count(where: { $0["class"] == "level" }) == 2)
    #expect(tree.all("line").count(where: { $0["class"] == "step" }) == 1)
    #expect(tree.all("svg").first?["aria-label"]?.contains("Suites.<a>/b & c wallTime") == true)
    #expect(text.contains("+12.0 %"))
    var empty = Self.series()
    empty.points = []
    #expect(SeriesDrawing(empty) == nil)
  }

  @Test("no value can put a mark outside the picture")
  func hostile() throws {
    var series = Self.series()
    for (place, value) in [0, -1e300, 1e300, 1e-300, .nan, .infinity].enumerated() {
      series.points[place].value = value
      series.points[place].low = -value
    }
    let text = try #require(SeriesDrawing(series)).document
    let tree = try XMLTree(bytes: Array(text.utf8), file: "p.svg")
    for circle in tree.all("circle") {
      let y = try #require(circle["cy"].flatMap(Double.init))
      #expect(y.isNaN || (0...220).contains(y))
    }
  }

  @Test("in a terminal: a column for each value, axis, step and its commits")
  func terminal() {
    let drawing = SeriesText(terminal: ConsoleTerminal(columnCount: { 60 }), rowCount: 5)
    let lines = drawing.lines(of: Self.series())
    #expect(lines.count == 7)
    #expect(lines.joined().count(where: { $0 == "●" }) == 20)
    #expect(
      lines[6]
        == "  step +12.0 %: 100 ns → 112 ns, p 0.002, commits 111111111111..222222222222"
    )
    let narrow = SeriesText(terminal: ConsoleTerminal(columnCount: { 20 }), rowCount: 5)
    #expect(narrow.lines(of: Self.series()).dropLast().allSatisfy { $0.count <= 30 })
  }

  @Test("a step within one commit is blamed on the machine")
  func machine() {
    var series = Self.series(isExact: true)
    series.points[11].commit = series.points[12].commit
    let story = StepWords.story(series.steps[0], of: series)
    #expect(story.contains("exact, within commit 222222222222: the machine"))
    series.points[11].commit = nil
    #expect(StepWords.story(series.steps[0], of: series).contains("from 1970-01-13 on"))
  }

  @Test("the page draws series that step, and the others in a block of their own")
  func page() {
    var quiet = Self.series()
    quiet.steps = []
    quiet.metric = "cpuTime"
    let page = HTMLReport(history: [Self.series(), quiet]).render(SampleRun.run)
    #expect(page.matches(of: /<svg class="series"/).count == 2)
    #expect(page.contains("Without a step (1 series)"))
    #expect(page.contains("commits 111111111111..222222222222"))
    #expect(!HTMLReport().render(SampleRun.run).contains("id=\"history\""))
  }
}
