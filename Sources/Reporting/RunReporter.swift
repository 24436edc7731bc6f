import Foundation
import TestModel

/// Collects the events of a run and writes all its reports at the end.
///
/// An error in one report is kept, and the others are still written. Another thread may interrupt the
/// run, for which all of the state is locked.
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
  private let console: (any RunConsole)?
  private let eventLog: EventLog?
  private let consoleHearsEvents: Bool
  private var isFinished = false
  private var isConsoleStuck = false
  private let lock = NSRecursiveLock()

  /// Creates a reporter with outputs, a console and a journal, all optional.
  ///
  /// - Parameters:
  ///   - outputs: The reports to write at the end.
  ///   - console: Prints events and the end of the run.
  ///   - eventLog: The journal.
  ///   - consoleHearsEvents: False when the caller tells the console of events, in an order of its own.
  public init(
    outputs: [ReportOutput],
    console: (any RunConsole)? = nil,
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
    lock.lock()
    defer { lock.unlock() }
    accumulator.receive(event)
    eventLog?.receive(event)
    if consoleHearsEvents, !isConsoleStuck { console?.receive(event) }
    if case .runFinished = event { finish() }
  }

  /// The console, for a caller that tells it of events in an order of its own.
  ///
  /// Whoever tells it of events waits for ever once ``halt()`` was called, as in ``receive(_:)``.
  public var orderedConsole: any TestEventSink { OrderedConsole { [self] in tellConsole($0) } }

  private func tellConsole(_ event: TestEvent) {
    lock.lock()
    defer { lock.unlock() }
    if !isConsoleStuck { console?.receive(event) }
  }

  private final class OrderedConsole: TestEventSink {
    private let tell: (TestEvent) -> Void

    init(_ tell: @escaping (TestEvent) -> Void) { self.tell = tell }

    func receive(_ event: TestEvent) { tell(event) }
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
    if !isConsoleStuck { console?.finish(run, written: written, errors: errors) }
  }
}

// All state is behind the lock.
extension RunReporter: @unchecked Sendable {}

// MARK: - Interruption

extension RunReporter {
  /// Keeps further events from being taken, before the process ends.
  ///
  /// The thread that runs the cases waits at its next event, for ever. A thread that is held up in the
  /// console, by a reader that does not read, does not hold up the reports.
  public func halt() {
    if lock.lock(before: Date(timeIntervalSinceNow: 2)) { return }
    if isFinished { lock.lock() } else { isConsoleStuck = true }
  }

  /// Writes all reports of a run that ends early; does nothing when they are written already.
  ///
  /// - Parameters:
  ///   - reason: Why the run ends, a clause without a full stop.
  ///   - header: What is known of the run, for a run whose plan was not made yet.
  ///   - duration: How long the run took.
  public func interrupt(because reason: String, header: RunHeader, duration: Duration) {
    guard !isFinished else { return }
    if !accumulator.hasPlan { receive(.runStarted(header, plan: [])) }
    accumulator.close(because: reason)
    guard var summary = accumulator.result?.summary else { return }
    summary.duration = duration
    receive(.runFinished(summary))
  }
}
