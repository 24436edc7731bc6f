import TestModel

/// Prints a run as it goes, and its end.
public protocol RunConsole: TestEventSink {
  /// Prints the end of a finished run, with the reports that were written and those that were not.
  func finish(_ run: RunResult, written: [RunReporter.Written], errors: [ReportError])
}

extension ConsoleReporter: RunConsole {}
