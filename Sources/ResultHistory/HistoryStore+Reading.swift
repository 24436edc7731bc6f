import GRDB
import TestModel

extension HistoryStore {
  /// The runs in the order of their commits.
  ///
  /// - Throws: ``HistoryError`` when the file cannot be read.
  public func runs(_ filter: HistoryFilter = HistoryFilter()) throws(HistoryError) -> [HistoryRun] {
    try read { try Self.runs(filter, $0) }
  }

  static func runs(_ filter: HistoryFilter, _ db: Database) throws -> [HistoryRun] {
    let rows = try Row.fetchAll(
      db,
      sql: """
        SELECT * FROM run WHERE ?1 IS NULL OR branch = ?1
        ORDER BY coalesce(committedAt, startedAt), startedAt, id
        """,
      arguments: [filter.branch]
    )
    let runs = CommitOrder.sorted(try rows.map { try run($0, db) })
    return runs.suffix(filter.lastCount ?? runs.count)
  }

  private static func run(_ row: Row, _ db: Database) throws -> HistoryRun {
    let id: Int64 = row["id"]
    let parents: String = row["parents"]
    let committedAt: Int64? = row["committedAt"]
    return HistoryRun(
      id: id,
      place: CommitPlace(
        commit: row["commitHash"],
        parents: parents.split(separator: " ").map(String.init),
        committedAt: committedAt.map { Timestamp(millisecondsSince1970: $0) },
        branch: row["branch"],
        depth: row["depth"]
      ),
      header: try HistoryCoding.value(RunHeader.self, row["header"]),
      summary: try summary(row, id, db)
    )
  }

  private static func summary(_ row: Row, _ id: Int64, _ db: Database) throws -> RunSummary {
    var totals = StatusTotals()
    var flakyCount = 0
    let counts = try Row.fetchAll(
      db,
      sql: """
        SELECT status, isFlaky, count(*) AS number FROM caseResult WHERE runId = ?
        GROUP BY status, isFlaky
        """,
      arguments: [id]
    )
    for count in counts {
      guard let status = CaseStatus(rawValue: count["status"]) else { continue }
      totals[status] += count["number"]
      if count["isFlaky"], !status.isRed { flakyCount += count["number"] }
    }
    return RunSummary(
      totals: totals,
      duration: Duration(reportSeconds: row["seconds"]),
      isComplete: row["isComplete"],
      flakyCount: flakyCount,
      failsOnFlaky: row["failsOnFlaky"]
    )
  }

  /// The run with this number, or the newest run of the commit with this prefix.
  ///
  /// - Throws: ``HistoryError`` when there is none, or when several commits have the prefix.
  public func run(named name: String) throws(HistoryError) -> HistoryRun {
    let runs = try runs()
    if let id = Int64(name), let run = runs.first(where: { $0.id == id }) { return run }
    let found = name.count < 4 ? [] : runs.filter { $0.place.commit?.hasPrefix(name) == true }
    let commits = Set(found.compactMap(\.place.commit))
    guard commits.count <= 1 else {
      throw HistoryError("\(name) begins \(commits.count) commits: give more of it")
    }
    guard let run = found.last else {
      throw HistoryError("no run \(name); `nibmark history list` prints numbers and commits")
    }
    return run
  }

  /// A run as stored: without trees, samples and output.
  ///
  /// - Throws: ``HistoryError`` when the file cannot be read.
  public func result(of run: HistoryRun) throws(HistoryError) -> RunResult {
    try read { db in
      let rows = try Row.fetchAll(
        db,
        sql: """
          SELECT suite.className, suite.name, suite.file, caseResult.result
          FROM caseResult JOIN testCase ON testCase.id = caseId JOIN suite ON suite.id = suiteId
          WHERE runId = ? ORDER BY position
          """,
        arguments: [run.id]
      )
      var suites: [SuiteResult] = []
      for row in rows {
        let className: String = row["className"]
        if suites.last?.className != className {
          suites.append(SuiteResult(className: className, name: row["name"], file: row["file"]))
        }
        let result = try HistoryCoding.value(CaseResult.self, row["result"])
        suites[suites.count - 1].cases.append(result)
      }
      let messages = try String.fetchOne(
        db,
        sql: "SELECT messages FROM run WHERE id = ?",
        arguments: [run.id]
      )
      return RunResult(
        header: run.header,
        summary: run.summary,
        suites: suites,
        messages: try HistoryCoding.value([RunMessage].self, messages ?? "[]")
      )
    }
  }

  /// The branch of the newest run; nil when it has none.
  ///
  /// - Throws: ``HistoryError`` when the file cannot be read.
  public func newestBranch() throws(HistoryError) -> String? { try runs().last?.place.branch }
}
