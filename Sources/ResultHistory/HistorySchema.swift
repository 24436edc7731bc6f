import GRDB

/// The tables of a history.
enum HistorySchema {
  /// The application id in the SQLite header: "NbHs".
  static let applicationID: Int64 = 0x4E62_4873

  /// The tables that every version has.
  static let tables = [
    "environment", "run", "suite", "testCase", "caseResult", "metric", "summary",
  ]

  /// Migrates a file of any earlier version.
  ///
  /// A released migration never changes.
  static var migrator: DatabaseMigrator {
    var migrator = DatabaseMigrator()
    migrator.registerMigration("1") { db in
      try db.execute(sql: "PRAGMA application_id = \(applicationID)")
      try db.execute(sql: version1)
    }
    migrator.registerMigration("2") { db in
      try db.execute(sql: "ALTER TABLE run ADD COLUMN depth INTEGER")
    }
    return migrator
  }

  private static let version1 = """
    CREATE TABLE environment (
      id INTEGER PRIMARY KEY,
      hostName TEXT NOT NULL, operatingSystem TEXT NOT NULL, processorModel TEXT NOT NULL,
      coreCount INTEGER NOT NULL, swiftVersion TEXT NOT NULL,
      UNIQUE (hostName, operatingSystem, processorModel, coreCount, swiftVersion)
    );
    CREATE TABLE run (
      id INTEGER PRIMARY KEY AUTOINCREMENT,
      digest TEXT NOT NULL UNIQUE,
      commitHash TEXT, parents TEXT NOT NULL, committedAt INTEGER, branch TEXT,
      startedAt INTEGER NOT NULL, seconds REAL NOT NULL,
      environmentId INTEGER NOT NULL REFERENCES environment (id),
      header TEXT NOT NULL, messages TEXT NOT NULL,
      isComplete INTEGER NOT NULL, failsOnFlaky INTEGER NOT NULL
    );
    CREATE INDEX runByCommit ON run (commitHash);
    CREATE TABLE suite (
      id INTEGER PRIMARY KEY, className TEXT NOT NULL UNIQUE, name TEXT NOT NULL, file TEXT NOT NULL
    );
    CREATE TABLE testCase (
      id INTEGER PRIMARY KEY,
      suiteId INTEGER NOT NULL REFERENCES suite (id),
      name TEXT NOT NULL,
      UNIQUE (suiteId, name)
    );
    CREATE TABLE caseResult (
      runId INTEGER NOT NULL REFERENCES run (id) ON DELETE CASCADE,
      caseId INTEGER NOT NULL REFERENCES testCase (id),
      position INTEGER NOT NULL, status TEXT NOT NULL, isFlaky INTEGER NOT NULL,
      seconds REAL NOT NULL, result TEXT NOT NULL,
      PRIMARY KEY (runId, caseId)
    ) WITHOUT ROWID;
    CREATE INDEX caseResultByCase ON caseResult (caseId, runId);
    CREATE TABLE metric (
      id INTEGER PRIMARY KEY,
      name TEXT NOT NULL, unit TEXT NOT NULL, isExact INTEGER NOT NULL,
      UNIQUE (name, unit, isExact)
    );
    CREATE TABLE summary (
      runId INTEGER NOT NULL REFERENCES run (id) ON DELETE CASCADE,
      caseId INTEGER NOT NULL REFERENCES testCase (id),
      metricId INTEGER NOT NULL REFERENCES metric (id),
      position INTEGER NOT NULL, value REAL, low REAL, high REAL, sampleCount INTEGER NOT NULL,
      PRIMARY KEY (runId, caseId, metricId)
    ) WITHOUT ROWID;
    CREATE INDEX summaryByCase ON summary (caseId, metricId, runId);
    """
}
