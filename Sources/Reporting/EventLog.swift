import Foundation
import TestModel

/// Writes each event as one line of JSON at once, so that a killed process leaves a readable
/// journal.
public final class EventLog: TestEventSink {
  /// The first error, after which nothing is written.
  public private(set) var error: ReportError?

  private let descriptor: Int32
  private let path: String

  /// Creates or empties the file.
  ///
  /// - Throws: `ReportError` when it may not be written.
  public init(path: String) throws(ReportError) {
    try ReportFile.createFolder(of: path)
    descriptor = try ReportFile.open(path, flags: O_WRONLY | O_CREAT | O_TRUNC, for: path)
    self.path = path
  }

  deinit { close(descriptor) }

  /// Appends the event.
  public func receive(_ event: TestEvent) {
    guard error == nil else { return }
    do throws(ReportError) {
      // One write for each line: only the last line can be cut off when the process dies.
      var line = try ReportCoding.text(of: event, isPretty: false, path: path) + "\n"
      try ReportFile.write(&line, to: descriptor, for: path)
    } catch {
      self.error = error
    }
  }

  /// Reads the events of a journal without a last line that was cut off.
  ///
  /// - Throws: `ReportError` when the file is missing, or when an earlier line is no event.
  public static func read(_ path: String) throws(ReportError) -> [TestEvent] {
    try events(in: try ReportFile.read(path), path: path)
  }

  static func events(in bytes: Data, path: String) throws(ReportError) -> [TestEvent] {
    let lines = bytes.split(separator: 10, omittingEmptySubsequences: true)
    let isCutOff = bytes.last != 10
    var events: [TestEvent] = []
    for (index, line) in lines.enumerated() {
      if isCutOff, index == lines.count - 1 { break }
      events.append(
        try ReportCoding.value(
          of: TestEvent.self,
          from: Data(line),
          path: "\(path):\(index + 1)"
        )
      )
    }
    return events
  }
}
