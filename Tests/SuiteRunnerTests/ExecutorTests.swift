import HeadlessUIKit
import TestModel
import Testing

@testable import SuiteRunner

/// Keeps what it hears.
private final class Listener: TestEventSink {
  var events: [TestEvent] = []
  func receive(_ event: TestEvent) { events.append(event) }

  var statuses: [CaseStatus] {
    events.compactMap { if case .caseFinished(let result) = $0 { result.status } else { nil } }
  }
}

@MainActor
@Suite("Running", .serialized)
struct ExecutorTests {
  private static let mixed = """
    <case id="green" smoke="YES"><layout/></case>
    <case id="red"><assert test="//window/@x = 2"/><assert test="//window/@x = 3"/></case>
    <case id="broken"><tap on="//nothing"/><assert test="//window/@x = 2"/></case>
    <case id="raising" fixture="table" smoke="YES"><dequeue reuseIdentifier="X"/></case>
    <case id="last" smoke="YES"><layout/></case>
    """

  static func header() -> RunHeader {
    RunHeader(
      toolVersion: "test",
      startedAt: Timestamp(millisecondsSince1970: 0),
      seed: 1,
      host: HostFingerprint(
        hostName: "h",
        operatingSystem: "o",
        processorModel: "p",
        coreCount: 1,
        swiftVersion: "s"
      ),
      root: "/"
    )
  }

  @Test("Events come in order, and no error ends the run")
  func events() throws {
    let listener = Listener()
    let harness = try SuiteHarness(Self.mixed)
    let summary = try SuiteExecutor().run(harness.plan, header: Self.header(), sink: listener)
    #expect(listener.statuses == [.passed, .failed, .failed, .error, .passed])
    #expect(listener.events.count == 12)
    #expect(summary.isComplete && !summary.isGreen)
    guard case .runStarted(_, let plan) = listener.events[0] else {
      Issue.record("no start")
      return
    }
    #expect(plan.map(\.identity.name) == ["green", "red", "broken", "raising", "last"])
  }

  @Test("All assertions of a case are reported; an error ends it")
  func severalFailures() throws {
    let results = try SuiteHarness(Self.mixed).run()
    #expect(
      results[1].failures.map(\.message) == [
        "not true: //window/@x = 2", "not true: //window/@x = 3",
      ]
    )
    #expect(results[2].failures.map(\.type) == ["SelectionError"])
    #expect(results[3].failures.map(\.type) == ["NSInternalInconsistencyException"])
  }

  @Test("A failure says expected, actual, what the paths select, and shows the tree")
  func failureText() throws {
    let result = try SuiteHarness.result(
      of: "<instantiate nib=\"Header\"/><assert test=\"//label/@text = concat('T', $dequeues)\"/>"
    )
    let failure = try #require(result.failures.first)
    #expect(failure.expected == "\"T0\"" && failure.actual == "\"Title\"")
    #expect(
      failure.details.first?.text
        == "concat('T', $dequeues) is \"T0\"\n"
        + "/tree/window/view/collectionReusableView/label/@text is \"Title\"\n$dequeues is 0"
    )
    let tree = try #require(failure.tree)
    #expect(tree.nodes.first?.element == "collectionReusableView")
    #expect(failure.marks?.map { tree.nodes[$0].element } == ["label"])
    #expect(failure.location == CaseLocation(file: "s.xml", line: 14))
  }

  @Test("Fail-fast leaves the rest as not run")
  func failFast() throws {
    var harness = try SuiteHarness(Self.mixed)
    harness.options.isFailFast = true
    let listener = Listener()
    let summary = try SuiteExecutor().run(harness.plan, header: Self.header(), sink: listener)
    #expect(listener.statuses == [.passed, .failed])
    #expect(summary.totals.notRun == 3 && !summary.isComplete)
  }

  @Test("Repetition stops at the first red attempt")
  func repetition() throws {
    var harness = try SuiteHarness("<case id=\"a\" smoke=\"YES\"><layout/></case>")
    harness.options.repeatCount = 4
    #expect(try harness.run()[0].attempts.count == 3)
    harness = try SuiteHarness("<case id=\"a\"><assert test=\"//window/@x = 2\"/></case>")
    harness.options.repeatCount = 4
    #expect(try harness.run()[0].attempts.isEmpty)
  }

  @Test("Known failures are expected; one that passes is told")
  func expectations() throws {
    let harness = try SuiteHarness(
      Self.mixed,
      files: [
        "s.expectations.xml": """
        <expectations><expect case="red" reason="known"/><expect case="green" reason="was bad"/>
        </expectations>
        """
      ]
    )
    let results = try harness.run()
    #expect(results[0].status == .unexpectedPass)
    #expect(results[1].status == .expectedFailure)
    #expect(results[1].reason == "known")
  }

  @Test("Every case has a stage, classes, counters and time of its own")
  func isolation() throws {
    let body =
      "<instantiate nib=\"Header\"/><advance by=\"5s\"/>"
      + "<assert test=\"count(//label) = 1 and $nibsDecoded = 1\"/>"
    let results = try SuiteHarness(
      "<case id=\"a\">\(body)</case><case id=\"b\">\(body)</case>"
    ).run()
    #expect(results.map(\.verdict) == ["passed", "passed"])
  }

  @Test("The profile of the suite holds while its cases run, and no longer")
  func profile() throws {
    let harness = try SuiteHarness(
      "<case id=\"a\" smoke=\"YES\"><layout/></case>",
      attributes: "profile=\"ios7\""
    )
    let before = UIKitProfile.current
    #expect(try harness.run()[0].status == .passed)
    #expect(UIKitProfile.current == before)
  }

  @Test("A snapshot is recorded, held, and its difference shown")
  func snapshots() throws {
    var harness = try SuiteHarness(
      "<case id=\"a\" sweep=\"n: 1\"><instantiate nib=\"Header\"/>"
        + "<snapshot name=\"one\" of=\"//collectionReusableView\"/></case>"
    )
    #expect(try harness.run()[0].failures.first?.type == "SnapshotMissing")
    harness.options.isRecording = true
    let recorded = try harness.run()[0]
    #expect(recorded.status == .failed)
    #expect(recorded.failures.first?.type == "SnapshotRecorded")
    harness.options.isRecording = false
    #expect(try harness.run()[0].verdict == "passed")
    let name = "Snapshots/s/a[n=1].one.xml"
    let text = try #require(harness.folder.read(name))
    try harness.folder.write(text.replacing("Title", with: "Other"), to: name)
    let failure = try #require(try harness.run()[0].failures.first)
    #expect(failure.message == "the tree differs from \(name)")
    let diff = try #require(failure.details.first?.text)
    #expect(diff.contains("\n-   <label") && diff.contains("text=\"Other\""))
    #expect(diff.contains("\n+   <label") && diff.contains("text=\"Title\""))
    #expect(failure.expectedTree != nil && failure.tree != failure.expectedTree)
    try harness.folder.write("<a", to: name)
    #expect(try harness.run()[0].failures.first?.type == "SnapshotMalformed")
  }

  @Test("A snapshot of a text with control characters is held too")
  func snapshotOfControlCharacters() throws {
    let text = "<string key=\"text\" base64-UTF8=\"YES\">QQEbWzMxbULvv74=</string>"
    let nib = SuiteHarness.headerNib.replacing(
      "text=\"Title\" id=\"lbl\">",
      with: "id=\"lbl\">" + text
    )
    var harness = try SuiteHarness(
      "<nib name=\"Ctl\" file=\"Ctl.xib\"/>"
        + "<case id=\"a\"><instantiate nib=\"Ctl\"/><snapshot name=\"one\"/></case>",
      files: ["Ctl.xib": nib]
    )
    harness.options.isRecording = true
    #expect(try harness.run()[0].failures.first?.type == "SnapshotRecorded")
    harness.options.isRecording = false
    let name = "Snapshots/s/a.one.xml"
    let stored = try #require(harness.folder.read(name))
    #expect(stored.contains("text=\"A\u{2401}\u{241B}[31mB"), "\(stored)")
    #expect(try harness.run()[0].verdict == "passed")
    try harness.folder.write(stored.replacing("[31mB", with: "[31mC"), to: name)
    #expect(try harness.run()[0].failures.first?.type == "SnapshotMismatch")
  }

  @Test(
    "Neither a recording nor a comparison follows a link out of the root",
    arguments: ["Snapshots", "Snapshots/s", "Snapshots/s/a.one.xml"],
    [true, false]
  )
  func snapshotLinks(link: String, isRecording: Bool) throws {
    var harness = try SuiteHarness(
      "<case id=\"a\"><instantiate nib=\"Header\"/><snapshot name=\"one\"/></case>"
    )
    harness.options.isRecording = isRecording
    let outside = try TemporaryFolder()
    let folder = (link as NSString).deletingLastPathComponent
    if !folder.isEmpty {
      try FileManager.default.createDirectory(
        atPath: harness.folder.path + "/" + folder,
        withIntermediateDirectories: true
      )
    }
    for target in [outside.path, outside.path + "/not-there"] {
      try harness.folder.link(link, to: target)
      let result = try harness.run()[0]
      #expect(result.status == .error, "\(target)")
      #expect(
        result.failures.first?.message.contains("\(link) leads out of the root") == true,
        "\(result.failures)"
      )
      try FileManager.default.removeItem(atPath: harness.folder.path + "/" + link)
    }
    #expect(try FileManager.default.contentsOfDirectory(atPath: outside.path).isEmpty)
    let type = try harness.run()[0].failures.first?.type
    #expect(type == (isRecording ? "SnapshotRecorded" : "SnapshotMissing"))
  }

  @Test("A snapshot that cannot be read is an error with its reason, not a missing one")
  func unreadableSnapshot() throws {
    let harness = try SuiteHarness(
      "<case id=\"a\"><instantiate nib=\"Header\"/><snapshot name=\"one\"/></case>"
    )
    let path = harness.folder.path + "/Snapshots/s/a.one.xml"
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    let result = try harness.run()[0]
    #expect(result.status == .error)
    #expect(result.failures.first?.message.contains("a.one.xml cannot be read") == true)
  }

  @Test("The inspector shows the tree after a step, and what an expression selects")
  func inspector() throws {
    let harness = try SuiteHarness(
      "<case id=\"a\" smoke=\"YES\"><instantiate nib=\"Header\"/><set on=\"//label\" property=\"text\" value=\"x\"/>"
        + "<tap on=\"//nothing\"/></case>"
    )
    let entry = try harness.plan.entries[0]
    let inspector = TreeInspector()
    #expect(try inspector.inspect(entry, after: 1, path: "string(//label/@text)").text == "Title")
    #expect(try inspector.inspect(entry, after: 2, path: "string(//label/@text)").text == "x")
    let whole = try inspector.inspect(entry)
    #expect(whole.failures.count == 1)
    #expect(whole.text.hasPrefix("<tree>\n  <window"))
    #expect(whole.window.nodes.first?.element == "window")
    #expect(throws: SuiteLoadError.self) { try inspector.inspect(entry, path: "//[") }
  }

  @Test("Counter names are the engine's")
  func counterNames() {
    #expect(CounterNames.all == EngineCounters().namedValues.map(\.name))
  }

  @Test("The helper for swift-testing lists cases and throws what is wrong")
  func helper() throws {
    let harness = try SuiteHarness(Self.mixed)
    let cases = try Nibmark.cases(in: harness.folder.path, root: harness.folder.path)
    #expect(cases.map(\.description).first == "s/green")
    try Nibmark.check(cases[0])
    let failure = #expect(throws: NibmarkFailure.self) { try Nibmark.check(cases[1]) }
    #expect(failure?.description.hasPrefix("s.xml:") == true)
    #expect(throws: SuiteLoadError.self) {
      try Nibmark.cases(in: harness.folder.path + "/Snapshots")
    }
  }
}
