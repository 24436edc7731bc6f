import Foundation
import Reporting
import SuiteRunner
import TestModel

/// What `--rerun-failed` takes from the last run, whether that ended or was killed.
struct FormerRun {
  /// The cases that were red or have no result; nil when the names of some are not known, as that run did not get as
  /// far as its plan, or a shard of it is missing.
  let only: Set<CaseKey>?
  /// The options of that run that decided on its outcomes.
  let options: OutcomeOptions

  /// Reads a file, or what the last run left in a folder.
  ///
  /// - Throws: `CommandFailure` when there is nothing to read or nothing to run again; the latter is
  ///   a success where the last run is complete.
  init(from file: String?, folder: String?) throws {
    let (path, run) = try Self.read(file, folder ?? "Reports")
    options = OutcomeOptions(run.header.arguments)
    let interruption = run.summary.interruption
    if let interruption, run.plannedSuites.isEmpty || run.header.lacksCases {
      StandardStreams.writeError("nibmark: \(interruption): all cases run again")
      only = nil
      return
    }
    let keys = run.keysToRepeat
    guard keys.isEmpty else {
      only = keys
      return
    }
    if let interruption {
      throw CommandFailure(
        "--rerun-failed: no case was red in \(path), but \(interruption); run all cases again",
        status: .incomplete
      )
    }
    throw CommandFailure("--rerun-failed: no case was red in \(path)", status: .success)
  }

  /// What to say of cases that were to run again and are not in the plan; nil where all are.
  func remark(on plan: RunPlan) -> String? {
    let left = (only ?? []).subtracting(plan.entries.map(\.identity.key))
    // Another shard has the others.
    guard !left.isEmpty, plan.shard == nil else { return nil }
    let names = left.map { "\($0.className)/\($0.name)" }.sorted()
    let shown = names.prefix(5).joined(separator: ", ") + (names.count > 5 ? ", …" : "")
    return
      "--rerun-failed: \(names.count) of the \(only?.count ?? 0) cases are not in this run: \(shown)"
  }

  private static func read(_ file: String?, _ folder: String) throws -> (String, RunResult) {
    do throws(ReportError) {
      if let file { return (file, try StoredRun.read(file)) }
      let (journal, result) = (folder + "/journal.jsonl", folder + "/result.json")
      guard FileManager.default.fileExists(atPath: journal) else {
        return (result, try StoredRun.read(result))
      }
      let run = try StoredRun.read(journal)
      // A result that was merged or taken from elsewhere has no journal beside it.
      if let other = try? StoredRun.read(result), run.header.startedAt < other.header.startedAt {
        return (result, other)
      }
      return (journal, run)
    } catch {
      throw CommandFailure("--rerun-failed: \(error)")
    }
  }
}
