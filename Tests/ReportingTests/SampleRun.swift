import TestModel

@testable import Reporting

/// A made-up run with every ending, hostile texts, trees and figures.
enum SampleRun {
  static let header = RunHeader(
    toolVersion: "0.1.0",
    startedAt: Timestamp(millisecondsSince1970: 1_772_366_400_250),
    seed: 18_446_744_073_709_551_615,
    host: HostFingerprint(
      hostName: "ci-7",
      operatingSystem: "Debian GNU/Linux 12",
      processorModel: "Example CPU & Co. @ 2.0 GHz",
      coreCount: 2,
      swiftVersion: "6.3.1"
    ),
    commit: "0123456789abcdef0123456789abcdef01234567",
    root: "/nowhere/app",
    arguments: ["nibmark", "run", "Suites"],
    properties: [CaseProperty(name: "profile", value: "ios7")]
  )

  static func tree(labelX: String = "16", width: String = "288", hasButton: Bool = true)
    -> TreePicture
  {
    var builder = TreePicture.Builder()
    func view(_ element: String, _ id: String?, _ frame: [String], _ more: [String: String] = [:]) {
      builder.begin(element)
      if let id { builder.attribute("id", id) }
      for (name, value) in zip(["x", "y", "width", "height"], frame) {
        builder.attribute(name, value)
      }
      for name in more.keys.sorted() { builder.attribute(name, more[name] ?? "") }
    }
    view("tableViewCell", "cel-l0-001", ["0", "0", "320", "88"], ["customClass": "PhotoCell"])
    view("tableViewCellContentView", nil, ["0", "0", "320", "88"])
    view("imageView", "img-00-001", ["16", "12", "64", "64"])
    builder.end()
    view(
      "label",
      "lbl-00-001",
      [labelX == "16" ? "92" : labelX, "12", width == "288" ? "212" : width, "21"],
      ["text": "Harbour at dawn"]
    )
    builder.end()
    view("label", "lbl-00-002", ["92", "37", "212", "17"], ["text": "12 photos, <3 & \"more\""])
    builder.end()
    if hasButton {
      view("button", nil, ["248", "56", "56", "24"], ["title": "Share"])
      builder.end()
    }
    builder.end()
    builder.end()
    return builder.picture
  }

  /// The same tree with places in the window.
  static func window(_ tree: TreePicture) -> TreePicture {
    var builder = TreePicture.Builder()
    for node in tree.nodes {
      builder.begin(node.element)
      for attribute in node.attributes { builder.attribute(attribute.name, attribute.value) }
      builder.attribute("windowX", node["x"] ?? "0")
      builder.attribute("windowY", node["y"] ?? "0")
    }
    return builder.picture
  }

  /// Steps of a red case, one of them with hostile texts.
  static var trace: CaseTrace {
    var trace = CaseTrace(
      source: [
        "<case id=\"cell_frame\" fixture=\"cells\">", "  <layout/>",
        "  <repeat count=\"2\"><scroll by=\"44\"/></repeat>",
        "  <assert test=\"//label/@text = '<script>alert(1)</script>'\"/>", "</case>",
      ],
      sourceLine: 30,
      note: "the case failed otherwise when it ran again to record its steps"
    )
    var table = TreeRows(byteCountMax: CaseTrace.rowByteCountMax)
    let trees = [tree(hasButton: false), tree(), nil, tree(labelX: "100"), tree(labelX: "100")]
    let lines = [0, 31, 32, 32, 33]
    var steps = zip(lines, trees).enumerated().map { number, step in
      TracedStep(
        number: number,
        line: step.0,
        depth: number == 3 ? 1 : 0,
        rows: step.1.flatMap { table.add($0) }
      )
    }
    steps[4].outcome = .failed
    steps[4].message = "not true: //label/@text = '<script>alert(1)</script>'"
    trace.take(steps, table)
    trace.stepCount = 4
    return trace
  }

  static func identity(_ suite: String, _ name: String, _ line: Int) -> CaseIdentity {
    CaseIdentity(
      className: "Suites.\(suite)",
      name: name,
      file: "Suites/\(suite).xml",
      line: line
    )
  }

  static let failure = CaseFailure(
    type: "AssertionFailed",
    message: "assert test=\"//label[1]/@x = 92\" is false",
    expected: "//label[1]/@x = 92",
    actual: "'100' = 92",
    details: [
      FailureDetail(
        title: "what each path selected",
        text: "//label[1]/@x   100 (1 attribute)\n//button        nothing"
      )
    ],
    location: CaseLocation(file: "Suites/cells.xml", line: 31, column: 7),
    tree: tree(labelX: "100", width: "204", hasButton: false),
    expectedTree: tree()
  )

  static let samples = (0..<30).map { 1_200_000.0 + Double(($0 * 7919) % 30) * 4000 }

  static func timeSummary(_ scale: Double = 1) -> MetricSummary {
    MetricSummary(
      metric: "wallTime",
      unit: "ns",
      sampleCount: 30,
      statistics: [
        MetricStatistic("median", 1_258_000 * scale), MetricStatistic("mad", 31_000 * scale),
        MetricStatistic("min", 1_200_000 * scale), MetricStatistic("max", 1_716_000 * scale),
        MetricStatistic("p25", 1_228_000 * scale), MetricStatistic("p75", 1_290_000 * scale),
        MetricStatistic("p99", 1_690_000 * scale),
      ],
      samples: samples
    )
  }

  static func count(_ metric: String, _ value: Double, _ unit: String = "count", max: Double? = nil)
    -> MetricSummary
  {
    MetricSummary(
      metric: metric,
      unit: unit,
      isExact: true,
      sampleCount: 30,
      statistics: [MetricStatistic("value", value)],
      budget: max.map { MetricBudget(max: $0) }
    )
  }

  static var results: [CaseResult] {
    let start = header.startedAt
    return [
      CaseResult(
        identity: identity("headers", "header_titles", 12),
        status: .passed,
        startedAt: start,
        duration: .microseconds(4210),
        rules: ["NB-1", "NB-17"]
      ),
      CaseResult(
        identity: identity("headers", "header_by_class", 19),
        status: .passed,
        duration: .milliseconds(3),
        rules: ["NB-2"]
      ),
      CaseResult(
        identity: identity("headers", "footer_button", 27),
        status: .passed,
        duration: .milliseconds(2),
        rules: ["NB-10"],
        attempts: [
          CaseAttempt(
            status: .failed,
            duration: .milliseconds(2),
            failures: [CaseFailure(type: "AssertionFailed", message: "sometimes")]
          )
        ]
      ),
      CaseResult(
        identity: identity("headers", "header_rtl", 40),
        status: .skipped,
        reason: "right-to-left comes with Auto Layout"
      ),
      CaseResult(
        identity: identity("cells", "cell_layout[width=320]", 31),
        status: .failed,
        startedAt: start,
        duration: .milliseconds(12),
        failures: [failure],
        rules: ["NB-3"]
      ),
      CaseResult(
        identity: identity("cells", "cell <script>alert('x')</script> & \"quotes\"", 44),
        status: .failed,
        duration: .milliseconds(1),
        failures: [
          CaseFailure(
            type: "FrameMismatch",
            message: "frame of #lbl-00-001 differs ]]>",
            expected: "92 12 212 21",
            actual: "100 12 204 21",
            tree: tree(labelX: "100", width: "204"),
            mismatch: FrameMismatch(
              [(name: "x", value: 92), (name: "width", value: 212)],
              at: 3,
              of: window(tree(labelX: "100", width: "204")),
              inWindow: false
            )
          ),
          CaseFailure(
            type: "AssertionFailed",
            message: "count(//label) = 3 is false",
            expected: "3",
            actual: "2"
          ),
        ],
        systemOut: "printed \u{1b}[31mred\u{1b}[0m and a NUL \u{0} and \u{fffe}\n"
      ),
      CaseResult(
        identity: identity("cells", "cell_crash", 52),
        status: .error,
        duration: .milliseconds(40),
        failures: [
          CaseFailure(
            kind: .error,
            type: "WorkerDied",
            message: "the worker died of signal 11 (SIGSEGV)"
          )
        ],
        systemError: "Fatal error: Index out of range\n",
        rules: ["NB-4"],
        attempts: [
          CaseAttempt(
            status: .failed,
            duration: .milliseconds(2),
            failures: [CaseFailure(type: "AssertionFailed", message: "wrong before it died")]
          ),
          CaseAttempt(
            status: .error,
            duration: .milliseconds(2),
            failures: [CaseFailure(kind: .error, type: "WorkerDied", message: "died before")]
          ),
        ]
      ),
      CaseResult(
        identity: identity("cells", "cell_known", 60),
        status: .expectedFailure,
        duration: .milliseconds(2),
        failures: [failure],
        rules: ["NB-5"],
        reason: "waits for the solver"
      ),
      CaseResult(
        identity: identity("cells", "cell_fixed", 66),
        status: .unexpectedPass,
        duration: .milliseconds(2),
        rules: ["NB-5"],
        reason: "waits for the solver"
      ),
      CaseResult(
        identity: identity("speed", "decode", 8),
        kind: .benchmark,
        status: .passed,
        duration: .milliseconds(410),
        metrics: [
          timeSummary(), count("allocations.engine", 412), count("bytes.engine", 48_311, "bytes"),
        ]
      ),
      CaseResult(
        identity: identity("speed", "dequeue[items=1000]", 14),
        kind: .benchmark,
        status: .failed,
        duration: .milliseconds(380),
        failures: [
          CaseFailure(
            type: "BudgetExceeded",
            message: "allocations.engine is 2, the budget allows at most 0",
            expected: "at most 0",
            actual: "2",
            location: CaseLocation(file: "Suites/speed.xml", line: 17, column: 5)
          )
        ],
        metrics: [
          timeSummary(0.0008), count("allocations.engine", 2, max: 0),
          count("dequeues", 1_000_000, max: 1_000_000),
        ]
      ),
    ]
  }

  static var events: [TestEvent] {
    let results = results
    let names = ["headers": "Headers and footers", "cells": "Cells", "speed": "Speed"]
    var plan = results.map { result in
      let suite = result.identity.className.split(separator: ".").last.map(String.init) ?? ""
      return PlannedCase(
        identity: result.identity,
        suiteName: names[suite] ?? suite,
        kind: result.kind,
        rules: result.rules
      )
    }
    plan.append(PlannedCase(identity: identity("speed", "never", 30), suiteName: "Speed"))
    var events: [TestEvent] = [.runStarted(header, plan: plan)]
    events.append(
      .message(
        RunMessage(
          level: .warning,
          text: "class PhotoCell is not registered: its outlets are dynamic",
          location: CaseLocation(file: "Nibs/Cell.xib", line: 9, column: 3)
        )
      )
    )
    for result in results {
      events.append(.caseStarted(result.identity))
      events.append(
        .caseProgress(CaseProgress(identity: result.identity, note: "step 1", fraction: 0.5))
      )
      events.append(.caseFinished(result))
      if result.failures.contains(where: { $0.mismatch != nil }) {
        events.append(.caseTraced(result.identity, trace))
      }
    }
    let totals = StatusTotals(results.map(\.status))
    events.append(
      .runFinished(RunSummary(totals: totals, duration: .milliseconds(1234), isComplete: false))
    )
    return events
  }

  static var run: RunResult {
    let accumulator = RunAccumulator()
    for event in events { accumulator.receive(event) }
    guard let result = accumulator.result else { preconditionFailure("the sample has a header") }
    return result
  }

  /// The same run without what is red.
  static var greenRun: RunResult {
    let accumulator = RunAccumulator()
    let green = results.filter { !$0.status.isRed }
    let plan = green.map { PlannedCase(identity: $0.identity, suiteName: $0.identity.className) }
    accumulator.receive(.runStarted(header, plan: plan))
    for result in green { accumulator.receive(.caseFinished(result)) }
    accumulator.receive(
      .runFinished(
        RunSummary(totals: StatusTotals(), duration: .seconds(75), isComplete: true)
      )
    )
    guard let result = accumulator.result else { preconditionFailure("the sample has a header") }
    return result
  }
}
