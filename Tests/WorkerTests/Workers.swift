import Foundation
import SuiteRunner
import TestModel

/// A folder with a suite, and the workers that run it.
struct Workers {
  let folder: URL
  var options = WorkerOptions()

  /// Makes a suite of cases; a nib stands ready for each class of trouble.
  init(_ cases: String, expectations: String? = nil) throws {
    folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("nibmark-workers-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let nibs = Self.classes.map { "<nib name=\"\($0)\" file=\"\($0).xib\"/>" }.joined()
    for name in Self.classes { try write(Self.xib(name), to: name + ".xib") }
    try write(
      "<suite name=\"Trouble\" version=\"1\">\(nibs)\(Self.fixture)\(cases)</suite>",
      to: "s.xml"
    )
    if let expectations {
      try write("<expectations>\(expectations)</expectations>", to: "s.expectations.xml")
    }
    options.executable = Self.probe.path
    options.count = 2
  }

  static let classes = [
    "UIView", "TrapView", "ExitView", "HangView", "HungryView", "ChattyView", "KilledView",
    "MeddlingView", "FlakyView", "SecondTrapView",
  ]

  private static let fixture = """
    <fixture id="table"><tableView width="320" height="480" style="plain" rowHeight="44">
    <register class="UITableViewCell" reuseIdentifier="C"/></tableView></fixture>
    """

  /// The probe that the same build made, beside the test bundle.
  private static let probe: URL = {
    let bundle = CommandLine.arguments.first { $0.hasSuffix(".xctest") } ?? CommandLine.arguments[0]
    return URL(fileURLWithPath: bundle).deletingLastPathComponent()
      .appendingPathComponent("WorkerProbe")
  }()

  func remove() { try? FileManager.default.removeItem(at: folder) }

  var sources: SuiteSources { SuiteSources(paths: [folder.path + "/s.xml"], root: folder.path) }

  func plan(_ runOptions: RunOptions = RunOptions()) throws -> RunPlan {
    let suites = try SuiteLoader(root: sources.root).load(paths: sources.paths)
    return try RunPlan(suites: suites, options: runOptions)
  }

  /// Runs the suite in workers.
  func run(_ runOptions: RunOptions = RunOptions()) throws -> Heard {
    let heard = Heard()
    SuiteSupervisor(options: options)
      .run(try plan(runOptions), from: sources, header: Self.header, sink: heard)
    return heard
  }

  static let header = RunHeader(
    toolVersion: "0",
    startedAt: Timestamp(millisecondsSince1970: 0),
    seed: 1,
    host: HostFingerprint(
      hostName: "host",
      operatingSystem: "system",
      processorModel: "model",
      coreCount: 2,
      swiftVersion: "6"
    ),
    root: "/"
  )

  private func write(_ text: String, to name: String) throws {
    try text.write(
      to: folder.appendingPathComponent(name),
      atomically: true,
      encoding: .utf8
    )
  }

  private static func xib(_ name: String) -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="21701" targetRuntime="iOS.CocoaTouch">
      <objects>
        <placeholder placeholderIdentifier="IBFilesOwner" id="-1" userLabel="File's Owner"/>
        <view contentMode="scaleToFill" id="vie-Vw-001"\(name == "UIView" ? "" : " customClass=\"\(name)\"")>
          <rect key="frame" x="0.0" y="0.0" width="320" height="44"/>
        </view>
      </objects>
    </document>
    """
  }
}

/// Everything that a run told.
final class Heard: TestEventSink {
  private(set) var events: [TestEvent] = []
  private let run = RunAccumulator()

  func receive(_ event: TestEvent) {
    events.append(event)
    run.receive(event)
  }

  var result: RunResult? { run.result }

  var started: [String] {
    events.compactMap { event in
      guard case .caseStarted(let identity) = event else { return nil }
      return identity.name
    }
  }

  /// The result of a case by its id.
  subscript(name: String) -> CaseResult? { result?.cases.first { $0.identity.name == name } }

  /// The first failure's type and message, or the status.
  func verdict(_ name: String) -> String {
    guard let result = self[name] else { return "missing" }
    return result.failures.first.map { "\($0.type): \($0.message)" } ?? result.status.rawValue
  }
}
