import GRDB
import TestModel

extension HistoryStore {
  /// Adds a run in one transaction.
  ///
  /// Trees and samples are left out: a history keeps only what is compared.
  ///
  /// - Returns: The run's number, and whether it is new; a run is never stored twice.
  /// - Throws: ``HistoryError`` for a shard, which is only part of a run, and for errors of SQLite.
  @discardableResult
  public func add(
    _ run: RunResult,
    at place: CommitPlace = CommitPlace()
  ) throws(HistoryError) -> (id: Int64, isNew: Bool) {
    // The case that says what is missing is none of the commit's.
    let run = run.withoutIncompleteCase
    if let shard = run.header.shard {
      throw HistoryError("the run is shard \(shard): `nibmark merge` its parts and add the result")
    }
    return try write { db in
      let digest = Self.digest(run)
      let known = try Int64.fetchOne(
        db,
        sql: "SELECT id FROM run WHERE digest = ?",
        arguments: [digest]
      )
      if let known { return (known, false) }
      let id = try Self.insert(run, place, digest, db)
      var position = 0
      for suite in run.suites {
        let suiteID = try Self.suiteID(suite, db)
        for result in suite.cases {
          try Self.insert(result, position: position, run: id, suite: suiteID, db)
          position += 1
        }
      }
      return (id, true)
    }
  }

  /// Stores what is told of the place of a run that was added without it.
  ///
  /// - Parameters:
  ///   - id: The run's number.
  ///   - place: Its commit and its branch; nil for what nobody told.
  /// - Returns: Whether the history did not have it.
  /// - Throws: ``HistoryError`` for a run of another commit, and for errors of SQLite.
  public func complete(_ id: Int64, with place: CommitPlace) throws(HistoryError) -> Bool {
    try write { db -> Bool in
      let sql = "SELECT commitHash, branch FROM run WHERE id = ?"
      guard let row = try Row.fetchOne(db, sql: sql, arguments: [id]) else { return false }
      let commit: String? = row["commitHash"]
      let branch: String? = row["branch"]
      if let commit, let other = place.commit, commit != other {
        throw HistoryError(
          "run \(id) has the commit \(commit) already, so \(other) is not stored; leave --commit out"
        )
      }
      let isCommitNew = commit == nil && place.commit != nil
      let isBranchNew = place.branch != nil && place.branch != branch
      if isCommitNew { try Self.setCommit(place, ofRun: id, db) }
      if isBranchNew {
        try db.execute(
          sql: "UPDATE run SET branch = ? WHERE id = ?",
          arguments: [place.branch, id]
        )
      }
      return isCommitNew || isBranchNew
    }
  }

  private static func setCommit(_ place: CommitPlace, ofRun id: Int64, _ db: Database) throws {
    try db.execute(
      sql: """
        UPDATE run SET commitHash = ?, parents = ?, committedAt = ?, depth = ? WHERE id = ?
        """,
      arguments: [
        place.commit, place.parents.joined(separator: " "),
        place.committedAt?.millisecondsSince1970, place.depth, id,
      ]
    )
  }

  // Equal for copies of one result, different for any two runs.
  private static func digest(_ run: RunResult) -> String {
    let header = run.header
    let parts = [
      "\(header.startedAt)", header.host.hostName, header.commit ?? "", "\(header.seed)",
      "\(run.cases.count)", "\(run.summary.duration.reportSeconds)",
    ]
    return parts.joined(separator: "|")
  }

  private static func insert(
    _ run: RunResult,
    _ place: CommitPlace,
    _ digest: String,
    _ db: Database
  ) throws -> Int64 {
    let header = run.header
    try db.execute(
      sql: """
        INSERT INTO run (digest, commitHash, parents, committedAt, branch, startedAt, seconds,
          environmentId, header, messages, isComplete, failsOnFlaky, depth)
        VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
        """,
      arguments: [
        digest, place.commit ?? header.commit, place.parents.joined(separator: " "),
        place.committedAt?.millisecondsSince1970, place.branch,
        header.startedAt.millisecondsSince1970, run.summary.duration.reportSeconds,
        try environmentID(header.host, db), try HistoryCoding.text(header),
        try HistoryCoding.text(run.messages), run.summary.isComplete, run.summary.failsOnFlaky,
        place.depth,
      ]
    )
    return db.lastInsertedRowID
  }

  private static func environmentID(_ host: HostFingerprint, _ db: Database) throws -> Int64 {
    let values: StatementArguments = [
      host.hostName, host.operatingSystem, host.processorModel, host.coreCount, host.swiftVersion,
    ]
    return try id(
      db,
      find: """
        SELECT id FROM environment WHERE hostName = ? AND operatingSystem = ?
          AND processorModel = ? AND coreCount = ? AND swiftVersion = ?
        """,
      insert: """
        INSERT INTO environment
          (hostName, operatingSystem, processorModel, coreCount, swiftVersion)
        VALUES (?, ?, ?, ?, ?)
        """,
      values
    )
  }

  private static func suiteID(_ suite: SuiteResult, _ db: Database) throws -> Int64 {
    try db.execute(
      sql: """
        INSERT INTO suite (className, name, file) VALUES (?, ?, ?)
        ON CONFLICT (className) DO UPDATE SET name = excluded.name, file = excluded.file
        """,
      arguments: [suite.className, suite.name, suite.file]
    )
    return try Int64.fetchOne(
      db,
      sql: "SELECT id FROM suite WHERE className = ?",
      arguments: [suite.className]
    ) ?? 0
  }

  private static func insert(
    _ result: CaseResult,
    position: Int,
    run: Int64,
    suite: Int64,
    _ db: Database
  ) throws {
    let caseID = try id(
      db,
      find: "SELECT id FROM testCase WHERE suiteId = ? AND name = ?",
      insert: "INSERT INTO testCase (suiteId, name) VALUES (?, ?)",
      [suite, result.identity.name]
    )
    try db.execute(
      sql: """
        INSERT INTO caseResult (runId, caseId, position, status, isFlaky, seconds, result)
        VALUES (?, ?, ?, ?, ?, ?, ?)
        """,
      arguments: [
        run, caseID, position, result.status.rawValue, result.isFlaky,
        result.duration.reportSeconds, try HistoryCoding.text(result.withoutBulk),
      ]
    )
    for (place, summary) in result.metrics.enumerated() {
      try insert(summary, position: place, run: run, caseID: caseID, db)
    }
  }

  private static func insert(
    _ summary: MetricSummary,
    position: Int,
    run: Int64,
    caseID: Int64,
    _ db: Database
  ) throws {
    let metricID = try id(
      db,
      find: "SELECT id FROM metric WHERE name = ? AND unit = ? AND isExact = ?",
      insert: "INSERT INTO metric (name, unit, isExact) VALUES (?, ?, ?)",
      [summary.metric, summary.unit, summary.isExact]
    )
    let value = summary.statistics.first?.value
    let deviation = summary["mad"]
    // The quartiles, or else the deviation; the extremes only when neither was kept.
    let low = summary["p25"] ?? value.flatMap { value in deviation.map { value - $0 } }
    let high = summary["p75"] ?? value.flatMap { value in deviation.map { value + $0 } }
    try db.execute(
      sql: """
        INSERT OR REPLACE INTO summary
          (runId, caseId, metricId, position, value, low, high, sampleCount)
        VALUES (?, ?, ?, ?, ?, ?, ?, ?)
        """,
      arguments: [
        run, caseID, metricID, position, value, low ?? summary["min"],
        high ?? summary["p90"] ?? summary["max"], summary.sampleCount,
      ]
    )
  }

  private static func id(
    _ db: Database,
    find: String,
    insert: String,
    _ values: StatementArguments
  ) throws -> Int64 {
    let statement = try db.cachedStatement(sql: find)
    if let known = try Int64.fetchOne(statement, arguments: values) { return known }
    try db.execute(sql: insert, arguments: values)
    return db.lastInsertedRowID
  }
}

extension CaseResult {
  /// The result without large parts that are never compared: trees, frames, samples, output.
  fileprivate var withoutBulk: CaseResult {
    var result = self
    result.failures = failures.map(\.withoutTrees)
    result.attempts = attempts.map { attempt in
      var attempt = attempt
      attempt.failures = attempt.failures.map(\.withoutTrees)
      return attempt
    }
    result.metrics = metrics.map { summary in
      var summary = summary
      summary.samples = []
      return summary
    }
    result.frames = nil
    result.systemOut = ""
    result.systemError = ""
    return result
  }
}

extension CaseFailure {
  fileprivate var withoutTrees: CaseFailure {
    var failure = self
    failure.tree = nil
    failure.expectedTree = nil
    return failure
  }
}
