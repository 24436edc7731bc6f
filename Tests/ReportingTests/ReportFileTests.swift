import Foundation
import TestModel
import Testing

@testable import Reporting

@Suite("Files of reports")
struct ReportFileTests {
  private let folder = NSTemporaryDirectory() + "nibmark-\(UUID().uuidString)"

  private func entries(_ path: String) -> [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []).sorted()
  }

  @Test("folders are created, the old file is replaced, nothing else is left")
  func replaces() throws {
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let path = folder + "/a/b/report.txt"
    try ReportFile.write("old and longer", to: path)
    try ReportFile.write("new", to: path)
    #expect(String(decoding: try ReportFile.read(path), as: UTF8.self) == "new")
    #expect(entries(folder + "/a/b") == ["report.txt"])
  }

  @Test("a file where a folder should be is said, with what to do")
  func fileInTheWay() throws {
    defer { try? FileManager.default.removeItem(atPath: folder) }
    try ReportFile.write("I am a file", to: folder + "/Reports")
    let error = #expect(throws: ReportError.self) {
      try ReportFile.write("x", to: folder + "/Reports/junit.xml")
    }
    #expect(error?.code == .unwritable)
    #expect(error?.path == folder + "/Reports/junit.xml")
    #expect(error?.description.contains("a file stands where a folder should be") == true)
    #expect(error?.hint.contains("--output") == true)
  }

  @Test("a folder of the file's name is said, and the temporary file is gone")
  func folderInTheWay() throws {
    defer { try? FileManager.default.removeItem(atPath: folder) }
    try ReportFile.write("x", to: folder + "/junit.xml/inner")
    let error = #expect(throws: ReportError.self) {
      try ReportFile.write("x", to: folder + "/junit.xml")
    }
    #expect(error?.message.contains("a folder of that name stands there") == true)
    #expect(entries(folder) == ["junit.xml"])
  }

  @Test("a full disk is said", .enabled(if: FileManager.default.fileExists(atPath: "/dev/full")))
  func full() {
    let error = #expect(throws: ReportError.self) {
      try ReportFile.write(String(repeating: "x", count: 100_000), to: "/dev/full")
    }
    #expect(error?.code == .full)
    #expect(error?.hint.contains("make room") == true)
    #expect(FileManager.default.fileExists(atPath: "/dev/full"))
  }

  @Test("a place without permission is said", .enabled(if: getuid() != 0 || isProcMounted))
  func forbidden() {
    // Not even root may create files there.
    let error = #expect(throws: ReportError.self) {
      try ReportFile.write("x", to: "/proc/nibmark/report.txt")
    }
    #expect(error?.code == .unwritable)
    #expect(error?.description.contains("/proc/nibmark") == true)
  }

  private static let isProcMounted = FileManager.default.fileExists(atPath: "/proc/self")

  @Test("one report that cannot be written does not lose the others")
  func failureIsolated() throws {
    defer { try? FileManager.default.removeItem(atPath: folder) }
    try ReportFile.write("I am a file", to: folder + "/blocked")
    let reporter = RunReporter(outputs: [
      ReportOutput(JSONReport(), to: folder + "/blocked/result.json"),
      ReportOutput(JUnitReport(), to: folder + "/junit.xml"),
      ReportOutput(HTMLReport(), to: folder + "/index.html"),
    ])
    for event in SampleRun.events { reporter.receive(event) }
    #expect(reporter.errors.map(\.path) == [folder + "/blocked/result.json"])
    #expect(reporter.written.map(\.formatName) == ["junit", "html"])
    #expect(entries(folder) == ["blocked", "index.html", "junit.xml"])
    let before = reporter.written
    reporter.finish()
    #expect(reporter.written == before)
  }

  @Test("a run that is stopped is written as incomplete")
  func stopped() throws {
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let path = folder + "/result.json"
    let reporter = RunReporter(outputs: [ReportOutput(JSONReport(), to: path)])
    for event in SampleRun.events.dropLast(8) { reporter.receive(event) }
    reporter.finish()
    let run = try JSONReport.read(path)
    #expect(!run.summary.isComplete)
    #expect(run.summary.totals.notRun == 4)
    #expect(run.cases.count == 12)
  }
}

@Suite("JSON report")
struct JSONReportTests {
  @Test("a run is read back as it was, seeds of 64 bits and odd figures included")
  func roundTrip() throws {
    var run = SampleRun.run
    run.suites[2].cases[0].metrics[0].samples = [0.1, 1e300, .infinity, -0.5]
    for isPretty in [true, false] {
      let text = try JSONReport(isPretty: isPretty).render(run)
      #expect(try JSONReport.decode(Data(text.utf8), path: "result.json") == run)
      #expect(try JSONReport(isPretty: isPretty).render(run) == text)
    }
  }

  @Test("keys come in one order and the version is there")
  func order() throws {
    let text = try JSONReport(isPretty: false).render(SampleRun.run)
    #expect(text.hasPrefix("{\"formatVersion\":1,\"header\":{\"arguments\":"))
    #expect(text.contains("\"startedAt\":\"2026-03-01T12:00:00.250Z\""))
  }

  @Test("what is no result is answered with the place and what to do")
  func malformed() throws {
    func error(_ text: String) -> ReportError? {
      #expect(throws: ReportError.self) { try JSONReport.decode(Data(text.utf8), path: "r.json") }
    }
    #expect(error("{")?.code == .malformed)
    #expect(error("{}")?.message.contains("\"formatVersion\" is missing at $") == true)
    #expect(error("{\"formatVersion\":99}")?.code == .newerFormat)
    let text = try JSONReport(isPretty: false).render(SampleRun.run)
    let broken = text.replacing("\"coreCount\":2", with: "\"coreCount\":\"two\"")
    #expect(error(broken)?.message.contains("$.header.host.coreCount") == true)
    let missing = #expect(throws: ReportError.self) { try JSONReport.read("/nowhere/r.json") }
    #expect(missing?.message == "does not exist")
  }

  @Test("a log of events is read back, also when its last line is cut off at any byte")
  func eventLog() throws {
    let path = NSTemporaryDirectory() + "nibmark-\(UUID().uuidString).jsonl"
    defer { try? FileManager.default.removeItem(atPath: path) }
    let events = SampleRun.events
    let log = try EventLog(path: path)
    for event in events { log.receive(event) }
    #expect(log.error == nil)
    #expect(try EventLog.read(path) == events)
    let bytes = try ReportFile.read(path)
    let lastStart = try #require(bytes.dropLast().lastIndex(of: 10)) + 1
    for end in stride(from: lastStart, to: bytes.count - 1, by: 7) {
      try bytes[..<end].write(to: URL(fileURLWithPath: path))
      #expect(try EventLog.read(path) == events.dropLast())
    }
  }
}
