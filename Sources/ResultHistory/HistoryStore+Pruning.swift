import GRDB

extension HistoryStore {
  /// Deletes runs and frees their space in the file.
  ///
  /// - Parameters:
  ///   - pruning: The runs to delete.
  ///   - isTrial: Whether to return the runs without deleting them.
  /// - Returns: The deleted runs.
  /// - Throws: ``HistoryError`` when the file cannot be written.
  public func prune(
    _ pruning: HistoryPruning,
    isTrial: Bool = false
  ) throws(HistoryError) -> [HistoryRun] {
    let runs = try runs()
    var kept: [String?: Int] = [:]
    var leaving: [HistoryRun] = []
    for run in runs.reversed() {
      let isOld = pruning.before.map { run.date < $0 } ?? false
      let isExtra = pruning.keptCount.map { kept[run.place.branch, default: 0] >= $0 } ?? false
      if isOld || isExtra { leaving.append(run) } else { kept[run.place.branch, default: 0] += 1 }
    }
    leaving.reverse()
    guard !isTrial, !leaving.isEmpty else { return leaving }
    try write { db in
      for run in leaving {
        try db.execute(sql: "DELETE FROM run WHERE id = ?", arguments: [run.id])
      }
      for orphans in Self.orphans { try db.execute(sql: orphans) }
    }
    do {
      try queue.vacuum()
    } catch {
      throw HistoryError(error, path: path)
    }
    return leaving
  }

  private static let orphans = [
    "DELETE FROM testCase WHERE id NOT IN (SELECT caseId FROM caseResult)",
    "DELETE FROM suite WHERE id NOT IN (SELECT suiteId FROM testCase)",
    "DELETE FROM metric WHERE id NOT IN (SELECT metricId FROM summary)",
    "DELETE FROM environment WHERE id NOT IN (SELECT environmentId FROM run)",
  ]
}
