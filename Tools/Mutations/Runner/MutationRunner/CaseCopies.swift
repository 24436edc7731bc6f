import CMutationSwitch
import Foundation
import SuiteRunner
import TestModel

/// Runs cases in copies of this process, which has read the suites and run nothing.
@MainActor
struct CaseCopies {
  let cases: [RunPlan.Entry]
  let options: RunOptions

  /// Prints a line for each case: index, identity, file, line, rules, digest, seconds, status, numbers of
  /// mutants.
  func printReach() {
    for index in cases.indices {
      let copy = CaseCopy(job: CaseJob(mutant: 0, cases: [index]), reports: report)
      _ = copy.wait(until: .now + .seconds(600))
      if copy.text.isEmpty { print(index, cases[index].identity, "ended early", separator: "\t") }
      print(copy.text, terminator: "")
    }
  }

  /// In a copy: runs the one case and tells what it reached.
  private func report(_ job: CaseJob, _ tell: (String) -> Void) {
    let entry = cases[job.cases[0]]
    nibmark_forget_reached_mutants()
    let start = ContinuousClock.now
    let result = SuiteExecutor().result(of: entry, options)
    let seconds = (ContinuousClock.now - start) / .seconds(1)
    let reached = (1..<nibmark_mutant_count_max()).filter { nibmark_mutant_was_reached($0) }
    let fields = [
      "\(job.cases[0])", "\(entry.identity)", entry.identity.file, "\(entry.identity.line)",
      entry.testCase.rules.joined(separator: " "), entry.testCase.digestText, "\(seconds)",
      result.status.rawValue,
      reached.map(String.init).joined(separator: " "),
    ]
    tell(fields.joined(separator: "\t") + "\n")
  }

  /// Runs the jobs of standard input, some at a time, and prints a line for each: mutant, outcome, case, seconds.
  func runJobs() {
    var waiting = [CaseJob]()
    while let line = readLine() { CaseJob(line: line).map { waiting.append($0) } }
    waiting.reverse()
    var running: [CaseCopy] = []
    while !waiting.isEmpty || !running.isEmpty {
      while running.count < 2, let job = waiting.popLast() {
        running.append(CaseCopy(job: job, reports: run))
      }
      CaseCopy.waitForAny(of: running, milliseconds: 50)
      running.removeAll { copy in
        guard let outcome = copy.outcome() else { return false }
        print(copy.job.mutant, outcome.word, outcome.caseIndex ?? -1, copy.seconds, separator: "\t")
        return true
      }
    }
  }

  /// In a copy: runs cases under a mutant until one is red, and tells when each begins.
  private func run(_ job: CaseJob, _ tell: (String) -> Void) {
    nibmark_activate_mutant(Int32(job.mutant))
    for index in job.cases {
      tell("begin \(index)\n")
      let result = SuiteExecutor().result(of: cases[index], options)
      if result.status.isRed { return tell("red \(index)\n") }
    }
    tell("green\n")
  }
}
