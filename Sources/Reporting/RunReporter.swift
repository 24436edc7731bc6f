import TestModel

/// Collects the events of a run and writes all its reports at the end.
///
/// An error in one report is kept, and the others are still written.
public final class RunReporter: TestEventSink {
  /// A report that was written.
  public struct Written: Hashable, Sendable {
    /// The name of the format.
    public var formatName: String
    /// The path of the file.
    public var path: String
  }

  /// The written reports, in the order of the outputs.
  public private(set) var written: [Written] = []
  /// The errors of reports that were not written.
  public private(set) var errors: [ReportError] = []

  private let accumulator = RunAccumulator()
  private let outputs: [ReportOutput]
  private let console: ConsoleReporter?
  private let eventLog: EventLog?
  private let consoleHearsEvents: Bool
  private var isFinished = false

  /// Creates a reporter with outputs, a console and a journal, all optional.
  ///
  /// - Parameters:
  ///   - outputs: The reports to write at the end.
  ///   - console: Prints events and the end of the run.
  ///   - eventLog: The journal.
  ///   - consoleHearsEvents: False when the caller tells the console of events, in an order of its own.
  public init(
    outputs: [ReportOutput],
    console: ConsoleReporter? = nil,
    eventLog: EventLog? = nil,
    consoleHearsEvents: Bool = true
  ) {
    self.outputs = outputs
    self.console = console
    self.eventLog = eventLog
    self.consoleHearsEvents = consoleHearsEvents
  }

  /// The run so far; nil before it started.
  public var result: RunResult? { accumulator.result }

  /// Takes the next event; the end of the run writes the reports.
  public func receive(_ event: TestEvent) {
    accumulator.receive(event)
    eventLog?.receive(event)
    if consoleHearsEvents { console?.receive(event) }
    if case .runFinished = event { finish() }
  }

  /// Writes the reports of a run that is stopped before its end; a second call does nothing.
  public func finish() {
    guard !isFinished, let run = accumulator.result else { return }
    isFinished = true
    for output in outputs {
      do throws(ReportError) {
        try ReportFile.write(try output.renderer.render(run), to: output.path)
        written.append(Written(formatName: output.renderer.formatName, path: output.path))
      } catch {
        errors.append(error)
      }
    }
    if let error = eventLog?.error { errors.append(error) }
    console?.finish(run, written: written, errors: errors)
  }
}
