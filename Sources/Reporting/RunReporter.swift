import TestModel

/// Gathers the events of a run and writes every report of it at the end.
///
/// One report that fails never takes another with it: its error is kept and the others are written.
public final class RunReporter: TestEventSink {
  /// A report that was written.
  public struct Written: Hashable, Sendable {
    /// The form.
    public var formatName: String
    /// The file.
    public var path: String
  }

  /// What was written, in the order of the outputs.
  public private(set) var written: [Written] = []
  /// What could not be written.
  public private(set) var errors: [ReportError] = []

  private let accumulator = RunAccumulator()
  private let outputs: [ReportOutput]
  private let console: ConsoleReporter?
  private let eventLog: EventLog?
  private var isFinished = false

  /// Creates a reporter over some outputs, a console and a log of events, each optional.
  public init(
    outputs: [ReportOutput],
    console: ConsoleReporter? = nil,
    eventLog: EventLog? = nil
  ) {
    self.outputs = outputs
    self.console = console
    self.eventLog = eventLog
  }

  /// The run so far; nil before it started.
  public var result: RunResult? { accumulator.result }

  /// Takes the next event; the end of the run writes the reports.
  public func receive(_ event: TestEvent) {
    accumulator.receive(event)
    eventLog?.receive(event)
    console?.receive(event)
    if case .runFinished = event { finish() }
  }

  /// Writes the reports of what was heard so far, for a run that is stopped before its end; does
  /// nothing the second time.
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
