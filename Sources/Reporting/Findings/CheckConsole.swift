import TestModel

/// Prints a check: a bar while it goes, and all that it found at its end.
public final class CheckConsole: RunConsole {
  /// What is printed.
  public struct Options: Sendable {
    /// The form of the findings.
    public var format: FindingFormat
    /// Whether each case is a line, and what fails nothing is listed.
    public var isVerbose = false
    /// Whether GitHub's annotations are printed too.
    public var annotates = false

    /// Creates the options of a form.
    public init(format: FindingFormat) { self.format = format }
  }

  private let progress: ConsoleReporter
  private let options: Options
  private let context: CheckContext
  private let style: ConsoleStyle
  private let write: (String) -> Void
  private let tell: (String) -> Void
  private var messages: [RunMessage] = []

  /// Creates a console.
  ///
  /// - Parameters:
  ///   - options: What is printed.
  ///   - context: What reports say besides the result.
  ///   - terminal: The capabilities of the output.
  ///   - now: A monotonic clock, in seconds.
  ///   - write: Prints text at once.
  ///   - tell: Prints text beside a form that programs read.
  public init(
    _ options: Options,
    context: CheckContext,
    terminal: ConsoleTerminal,
    now: @escaping () -> Double,
    write: @escaping (String) -> Void,
    tell: @escaping (String) -> Void
  ) {
    var progressOptions = ConsoleReporter.Options()
    progressOptions.isVerbose = options.isVerbose && options.format == .text
    progressOptions.isQuiet = true
    let terminal = options.format == .text ? terminal : ConsoleTerminal()
    progress = ConsoleReporter(
      terminal: terminal,
      options: progressOptions,
      now: now,
      write: write
    )
    self.options = options
    self.context = context
    style = ConsoleStyle(terminal: terminal)
    self.write = write
    self.tell = tell
  }

  /// Draws the progress; what the check says of itself is kept for its end.
  public func receive(_ event: TestEvent) {
    if case .message(let message) = event { return messages.append(message) }
    progress.receive(event)
  }

  /// Prints what was found.
  ///
  /// Annotations come first: the last screen is for the person who reads the log.
  public func finish(_ run: RunResult, written: [RunReporter.Written], errors: [ReportError]) {
    // An interruption tells the end of the run to no ordered console.
    progress.receive(.runFinished(run.summary))
    let report = CheckReport(run, context)
    if options.annotates, options.format != .github {
      let print = options.format == .text ? write : tell
      print(CheckAnnotations(report: report).text)
    }
    guard options.format == .text else { return print(run, errors) }
    let text = CheckText(report: report, style: style, isVerbose: options.isVerbose)
    let lines = text.findings + text.summary(messages, written: written, errors: errors)
    // A check without findings begins with its verdict.
    write(lines.drop { $0.isEmpty }.map { $0 + "\n" }.joined())
  }

  private func print(_ run: RunResult, _ errors: [ReportError]) {
    for message in messages {
      let place = message.location.map { "\($0): " } ?? ""
      say("\(place)\(message.level.rawValue): \(message.text)")
    }
    for error in errors { say("error: \(error)") }
    do throws(ReportError) {
      write(try FindingReport(options.format, context).render(run))
    } catch {
      say("error: \(error)")
    }
  }

  private func say(_ text: String) { tell(VisibleText.line("nibmark: " + text) + "\n") }
}
