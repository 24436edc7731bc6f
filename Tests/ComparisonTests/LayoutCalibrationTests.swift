import Foundation
import TestModel
import Testing

@testable import Comparison

@Suite("A calibration of code layouts")
struct LayoutCalibrationTests {
  private static let plan = LayoutPlan(commit: "abc", seed: 3, slowdowns: [0.01, 0.03])

  @Test("has 200 comparisons of equal sources and 50 of each other kind, in every way")
  func counts() {
    let trials = Self.plan.trials
    for draw in LayoutDraw.allCases {
      let own = trials.filter { $0.draw == draw }
      #expect(own.count { $0.kind == LayoutTrial.Kind() } == 200)
      for change in SourceChange.allCases { #expect(own.count { $0.kind.change == change } == 50) }
      #expect(own.count { $0.kind.slowdown == 0.03 } == 50)
    }
    #expect(Set(trials.map(\.ownSeed)).count == trials.count, "two comparisons draw the same")
    #expect(trials.map(\.ownSeed) == Self.plan.trials.map(\.ownSeed))
    let alike = LayoutPlan(commit: "abc", seed: 3, slowdowns: [0.01, 0.03], draws: [.alike])
    #expect(alike.trials == trials.filter { $0.draw == .alike })
  }

  @Test("goes on where its journal ends, also after a line that was cut short")
  func journal() throws {
    let path = FileManager.default.temporaryDirectory.path + "/nibmark-journal-\(UUID().uuidString)"
    defer { try? FileManager.default.removeItem(atPath: path) }
    let trials = Array(Self.plan.trials.prefix(3))
    let journal = try LayoutJournal(path)
    #expect(journal.former.isEmpty)
    try journal.add(trials[0])
    let whole = try String(contentsOfFile: path, encoding: .utf8)
    try (whole + whole.prefix(20)).write(toFile: path, atomically: true, encoding: .utf8)
    let second = try LayoutJournal(path)
    #expect(second.former == [trials[0]])
    try second.add(trials[1])
    #expect(try LayoutJournal(path).former == [trials[0], trials[1]])
    #expect(
      LayoutPlan(commit: "abd", seed: 3, slowdowns: []).trials.allSatisfy {
        !$0.isSame(as: trials[0])
      }
    )
    try "some\nother\nfile\n".write(toFile: path, atomically: true, encoding: .utf8)
    #expect(throws: MeasuringError.self) { try LayoutJournal(path) }
  }

  @Test("counts comparisons with an alarm, what was found, and the noise between layouts")
  func table() {
    var trials = Self.plan.trials.filter { $0.kind.change == nil }
    for index in trials.indices {
      let (kind, number) = (trials[index].kind, trials[index].number)
      let isAlarm = kind.slowdown == 0 && trials[index].draw == .once && number < 40
      let error = number.isMultiple(of: 2) ? 0.02 : -0.02
      trials[index].outcomes = [
        LayoutTrial.Outcome(
          benchmark: "s/scroll",
          verdict: isAlarm || kind.slowdown == 0.03 ? .slower : .equivalent,
          estimate: kind.slowdown + error,
          slowdown: kind.slowdown,
          byTwoRuns: isAlarm || kind.slowdown == 0.03 ? .slower : .equivalent
        ),
        LayoutTrial.Outcome(
          benchmark: "s/few",
          verdict: .equivalent,
          estimate: error,
          slowdown: 0
        ),
      ]
      trials[index].seconds = 30
    }
    let table = LayoutTable(trials)
    let text = table.text
    #expect(
      text.contains(
        "| equal sources | one each | 200 | 40 | 25.2 % | 90.0 % | 10.0 % | 40 of 200 | 20.0 % |"
      ),
      "\(text)"
    )
    #expect(
      text.contains(
        "| equal sources | drawn alike | 200 | 0 | 1.5 % | 100.0 % | 0.0 % | 0 of 200 | 0.0 % |"
      ),
      "\(text)"
    )
    // A benchmark that cannot be slowed by so little is not counted.
    #expect(
      text.contains(
        "| slower by 3.0 % | drawn apart | 50 | – | – | 0.0 % | 100.0 % | – | 100.0 % | 0.000 |"
      ),
      "\(text)"
    )
    #expect(text.contains("| s/scroll | 200 | 2.0"), "\(text)")
    #expect(table.estimates["s/few"]?.count == 200)
  }
}
