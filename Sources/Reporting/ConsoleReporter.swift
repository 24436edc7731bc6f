import Numbers
import TestModel

/// Prints the progress of a run for a person or a log.
///
/// On a terminal a bar is redrawn in place; in a log each suite is one line. Both print each
/// failure in full at once.
public final class ConsoleReporter: TestEventSink {
  /// The amount of output.
  public struct Options: Sendable {
    /// Whether each case is one line.
    public var isVerbose = false
    /// Whether failures and suites are left to somebody who prints them at the end.
    public var isQuiet = false
    /// The number of slowest cases in the summary.
    public var slowestCount = 5
    /// The most failures in the summary; the rest are counted.
    public var listedFailureCountMax = 50
    /// The most lines of a tree in a failure.
    public var treeLineCountMax = 20
    /// The most lines of a failure: one screen.
    public var failureLineCountMax = 38

    /// Creates the default options.
    public init() {}
  }

  let style: ConsoleStyle
  let options: Options
  private let terminal: ConsoleTerminal
  private let write: (String) -> Void
  private let now: () -> Double

  private var header: RunHeader?
  private var plan: [PlannedCase] = []
  private var remaining: [String: Int] = [:]
  private var suiteTotals: [String: StatusTotals] = [:]
  private var suiteSeconds: [String: Double] = [:]
  private var totals = StatusTotals()
  private var current: CaseIdentity?
  private var note = ""
  private var startedAt = 0.0
  private var drawnAt = -Double.infinity
  private var isBarDrawn = false

  /// Creates a console.
  ///
  /// - Parameters:
  ///   - terminal: The capabilities of the output.
  ///   - options: The amount of output.
  ///   - now: A monotonic clock, in seconds.
  ///   - write: Prints text at once.
  public init(
    terminal: ConsoleTerminal,
    options: Options = Options(),
    now: @escaping () -> Double,
    write: @escaping (String) -> Void
  ) {
    self.terminal = terminal
    self.options = options
    self.now = now
    self.write = write
    style = ConsoleStyle(terminal: terminal)
  }

  /// Prints what the event requires.
  public func receive(_ event: TestEvent) {
    switch event {
    case .runStarted(let header, let plan): start(header, plan)
    case .caseStarted(let identity):
      current = identity
      note = ""
      redraw()
    case .caseProgress(let progress):
      current = progress.identity
      note = progress.note
      redraw()
    case .caseFinished(let result): finish(result)
    case .caseTraced: break
    case .message(let message): show(message)
    case .runFinished: eraseBar()
    }
  }

  private func start(_ header: RunHeader, _ plan: [PlannedCase]) {
    (self.header, self.plan) = (header, plan)
    startedAt = now()
    for one in plan { remaining[one.identity.className, default: 0] += 1 }
    let cases = Figures.plural(plan.count, "case")
    let suites = Figures.plural(remaining.count, "suite")
    let line = "nibmark \(header.toolVersion): \(cases) in \(suites), seed \(header.seed)"
    if !options.isQuiet { print(style.paint(style.shown(line), .bold)) }
    redraw()
  }

  private func finish(_ result: CaseResult) {
    let className = result.identity.className
    totals[result.status] += 1
    suiteTotals[className, default: StatusTotals()][result.status] += 1
    suiteSeconds[className, default: 0] += result.duration.reportSeconds
    if options.isVerbose || result.status.isRed && !options.isQuiet { print(caseLine(result)) }
    if options.isVerbose { printOutput(of: result) }
    if !options.isQuiet { report(result) }
    redraw()
  }

  private func report(_ result: CaseResult) {
    let className = result.identity.className
    if result.status.isRed { printFailures(of: result) }
    remaining[className, default: 0] -= 1
    if remaining[className] == 0, !terminal.isInteractive { print(suiteLine(className)) }
  }

  private func show(_ message: RunMessage) {
    let place = message.location.map { "\($0): " } ?? ""
    let lines = message.text.split(separator: "\n", omittingEmptySubsequences: false)
    let first = style.shown("\(place)\(message.level.rawValue): \(lines.first ?? "")")
    let text = ([first] + lines.dropFirst().map { style.shown(String($0)) }).joined(separator: "\n")
    print(message.level == .warning ? style.paint(text, .yellow) : text)
  }

  /// Prints whole lines above the bar.
  func print(_ text: String) {
    eraseBar()
    write(text + "\n")
  }
}

// MARK: - Lines

extension ConsoleReporter {
  func mark(_ status: CaseStatus) -> String {
    switch status {
    case .passed: style.paint(style.passMark, .green)
    case .failed, .error, .unexpectedPass, .notRun: style.paint(style.failMark, .red)
    case .skipped, .expectedFailure: style.paint(style.skipMark, .yellow)
    }
  }

  private func caseLine(_ result: CaseResult) -> String {
    let name = style.shown("\(result.identity)")
    var detail = result.status == .passed ? "" : " " + StatusWords.singular(result.status)
    if result.isFlakyPass { detail += " flaky" }
    return "\(mark(result.status)) \(name)\(detail) "
      + style.paint("(" + style.shown(Figures.duration(result.duration)) + ")", .dim)
  }

  private func printOutput(of result: CaseResult) {
    for line in result.systemOut.split(separator: "\n") {
      print(style.paint("    " + style.shown(String(line)), .dim))
    }
  }

  private func printFailures(of result: CaseResult) {
    let command = header.flatMap { RepeatingCommand(result, of: $0) }?.description
    var text = FailureText(
      treeLineCountMax: options.treeLineCountMax,
      lineCountMax: options.failureLineCountMax,
      rules: result.rules,
      command: command
    )
    for failure in result.failures {
      var failure = failure
      failure.location = failure.location ?? result.identity.place
      printLines(text.lines(of: failure))
      // One tree and the rules once: the failures of a case are seldom far apart.
      text.rules = []
      if failure.tree?.isEmpty == false { text.showsTree = false }
    }
    if result.failures.isEmpty {
      let unexplained = CaseFailure(type: "", message: StatusWords.unexplained(result))
      printLines(text.lines(of: unexplained))
    }
    if !result.systemError.isEmpty, result.status == .error {
      print("    last output:")
      for line in result.systemError.split(separator: "\n").suffix(20) {
        print("      " + style.shown(String(line)))
      }
    }
  }

  /// Prints a failure's lines; the first is its message.
  private func printLines(_ lines: [String]) {
    for (index, line) in lines.enumerated() {
      let shown = "    " + style.shown(line)
      print(index == 0 ? style.paint(shown, .red) : shown)
    }
  }

  private func suiteLine(_ className: String) -> String {
    let totals = suiteTotals[className] ?? StatusTotals()
    let isRed = totals.redCount > 0
    let word = isRed ? style.paint("FAIL", .red) : style.paint("PASS", .green)
    let time = Figures.seconds(suiteSeconds[className] ?? 0)
    return style.shown("\(className)  \(StatusWords.counts(totals))  \(time)")
      .withPrefix("\(word)  ")
  }
}

// MARK: - Bar

extension ConsoleReporter {
  // Ten redraws a second look smooth; more would take time from measurements.
  private func redraw() {
    guard terminal.isInteractive, !plan.isEmpty else { return }
    let time = now()
    guard time - drawnAt >= 0.1 else { return }
    drawnAt = time
    isBarDrawn = true
    write("\r" + barLine(elapsed: time - startedAt) + "\u{1b}[K")
  }

  private func eraseBar() {
    guard isBarDrawn else { return }
    isBarDrawn = false
    // The next event may redraw the bar at once.
    drawnAt = -Double.infinity
    write("\r\u{1b}[K")
  }

  // One column stays free: some terminals wrap a full line, and a wrapped bar cannot be redrawn.
  private func barLine(elapsed: Double) -> String {
    let width = max(10, terminal.columnCount() - 1)
    let done = min(totals.count, plan.count)
    let part = Double(done) / Double(plan.count)
    let cellCount = width >= 60 ? 24 : width >= 40 ? 12 : 0
    let filledCount = Int(saturating: part * Double(cellCount))
    let filled = String(repeating: style.filledCell, count: filledCount)
    let empty = String(repeating: style.emptyCell, count: cellCount - filledCount)
    let red = totals.redCount
    let failed = red > 0 ? " \(style.failMark) \(red)" : ""
    let counts = "\(cellCount > 0 ? " " : "")\(done)/\(plan.count)"
    let time = style.shown(" " + Figures.seconds(elapsed.rounded(.down)))
    let used = VisibleText.columns(filled + empty + counts + failed + time)
    let what = current.map { "  \($0)" + (note.isEmpty ? "" : " – \(note)") } ?? ""
    let rest = VisibleText.cut(style.shown(what), to: max(0, width - used))
    let bar = style.paint(filled, red > 0 ? .red : .green) + style.paint(empty, .dim)
    return used <= width
      ? bar + counts + style.paint(failed, .red) + time + style.paint(rest, .dim)
      : VisibleText.cut(counts + failed, to: width)
  }
}

extension String {
  fileprivate func withPrefix(_ prefix: String) -> String { prefix + self }
}
