import TestModel
import Testing

@testable import Reporting

@Suite("Console")
struct ConsoleReporterTests {
  private final class Screen {
    var text = ""
    var time = 0.0
  }

  private func printed(
    _ terminal: ConsoleTerminal,
    options: ConsoleReporter.Options = .init(),
    events: [TestEvent] = SampleRun.events,
    step: Double = 0.05
  ) -> String {
    let screen = Screen()
    let console = ConsoleReporter(
      terminal: terminal,
      options: options,
      now: {
        screen.time += step
        return screen.time
      },
      write: { screen.text += $0 }
    )
    let reporter = RunReporter(outputs: [], console: console)
    for event in events { reporter.receive(event) }
    return screen.text
  }

  @Test("a log has a line for each suite, failures in full, and a summary")
  func log() {
    let text = printed(ConsoleTerminal())
    #expect(!text.contains("\u{1b}") && !text.contains("\r"))
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    #expect(lines[0] == "nibmark 0.1.0: 12 cases in 3 suites, seed 18446744073709551615")
    #expect(lines.contains("PASS  Suites.headers  3 passed, 1 skipped  9.21 ms"))
    #expect(
      lines.contains(
        "FAIL  Suites.cells  1 error, 2 failed, 1 unexpected pass, 1 expected failure  57.0 ms"
      )
    )
    #expect(lines.contains("✗ Suites.cells/cell_layout[width=320] failed (12.0 ms)"))
    #expect(lines.contains("    expected: //label[1]/@x = 92"))
    #expect(lines.contains("    at Suites/cells.xml:31:7"))
    #expect(lines.contains("  ✗ Suites/cells.xml:31:7: cell_layout[width=320]"))
    #expect(lines.contains("      Fatal error: Index out of range"))
    #expect(
      lines.contains(
        "Incomplete: 1 error, 3 failed, 1 unexpected pass, 1 not run, 4 passed, "
          + "1 expected failure, 1 skipped, 1 flaky in 1.23 s"
      )
    )
    #expect(lines.contains("  Suites/headers.xml:27: footer_button"))
    #expect(lines.contains("      passed in attempt 2, after: sometimes"))
    // Passed cases are quiet, and no control character of a case reaches the terminal.
    #expect(!text.contains("header_titles"))
  }

  @Test("the benchmark table gives median, spread and budget")
  func benchmarks() {
    let text = printed(ConsoleTerminal())
    #expect(
      text.contains(
        "Suites.speed/decode               wallTime                1.26 ms     ± 31.0 µs"
      )
    )
    #expect(text.contains("allocations.engine          2 ✗         exact"))
    #expect(text.contains("Times are this engine's on this machine, not a phone's."))
  }

  @Test("verbose prints each case")
  func verbose() {
    var options = ConsoleReporter.Options()
    options.isVerbose = true
    let text = printed(ConsoleTerminal(), options: options)
    #expect(text.contains("✓ Suites.headers/header_titles (4.21 ms)"))
    #expect(text.contains("– Suites.headers/header_rtl skipped"))
  }

  @Test(
    "the bar is redrawn in place, rarely, and never wider than the terminal",
    arguments: [10, 39, 40, 60, 100, 300]
  )
  func bar(columnCount: Int) {
    let terminal = ConsoleTerminal(isInteractive: true, columnCount: { columnCount })
    let text = printed(terminal)
    let bars = text.split(separator: "\r").map { $0.split(separator: "\u{1b}[K").first ?? "" }
      .filter { $0.contains("/12") }
    #expect(!bars.isEmpty)
    for bar in bars { #expect(VisibleText.columns(bar) < max(columnCount, 11), "\(bar)") }
    #expect(!text.contains("PASS  "))
    #expect(text.contains("Incomplete:"))
  }

  @Test("a fast run draws the bar ten times a second at most")
  func rate() {
    let green = SampleRun.results.filter { !$0.status.isRed }
    let plan = green.map { PlannedCase(identity: $0.identity, suiteName: "S") }
    var events: [TestEvent] = [.runStarted(SampleRun.header, plan: plan)]
    for _ in 0..<100 {
      for result in green { events += [.caseStarted(result.identity), .caseFinished(result)] }
    }
    let terminal = ConsoleTerminal(isInteractive: true)
    let count = events.count
    let text = printed(terminal, events: events, step: 0.001)
    let drawn = text.split(separator: "\r", omittingEmptySubsequences: true).count
    #expect(drawn <= count / 100 + 2)
  }

  @Test("colour comes on terminals and is refused by NO_COLOR")
  func color() {
    #expect(printed(ConsoleTerminal(usesColor: true)).contains("\u{1b}[31m"))
    let file = ConsoleTerminal.detected(descriptor: -1, environment: ["LANG": "en_US.UTF-8"])
    #expect(!file.usesColor && !file.isInteractive && file.usesUnicode)
    let forced = ConsoleTerminal.detected(descriptor: -1, environment: ["CLICOLOR_FORCE": "1"])
    #expect(forced.usesColor)
    let refused = ConsoleTerminal.detected(
      descriptor: -1,
      environment: ["CLICOLOR_FORCE": "1", "NO_COLOR": "1", "LC_ALL": "C"]
    )
    #expect(!refused.usesColor && !refused.usesUnicode)
    #expect(printed(refused).utf8.count == printed(refused).unicodeScalars.count)
  }

  @Test("control characters are shown and cannot act")
  func controls() {
    #expect(
      VisibleText.replaced("a\u{1b}[2Jb\u{7}\u{9b}c\r\nd\re\tf\u{202e}")
        == "a␛[2Jb␇\u{fffd}c\nd␍e\tf\u{fffd}"
    )
    #expect(VisibleText.cut("日本語のテスト", to: 7) == "日本語…")
    #expect(VisibleText.cut("abc", to: 3) == "abc")
    #expect(VisibleText.cut("abcd", to: 0) == "")
  }

  @Test(
    "figures",
    arguments: [
      (0.0, "0 s"), (4.2e-7, "420 ns"), (0.00123, "1.23 ms"), (9.999, "10.0 s"), (61, "1 min 01 s"),
      (3_725, "1 h 02 min"), (.infinity, "0 h 00 min"),
    ]
  )
  func seconds(seconds: Double, text: String) {
    #expect(Figures.seconds(seconds) == text)
  }

  @Test("values in their units")
  func values() {
    #expect(Figures.value(1_234_567, unit: "count") == "1\u{202f}234\u{202f}567")
    #expect(Figures.value(1536, unit: "bytes") == "1\u{202f}536 B")
    #expect(Figures.value(3_145_728, unit: "bytes") == "3.00 MiB")
    #expect(Figures.value(2.5, unit: "frames") == "2.50 frames")
    #expect(Figures.value(.nan, unit: "ns") == "nan")
    #expect(Figures.plain(1e20) == "1e+20")
  }
}
