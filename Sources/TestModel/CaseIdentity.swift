/// What names a case, stable from commit to commit.
public struct CaseIdentity: Codable, Hashable, Sendable, CustomStringConvertible {
  /// The suite's path below the root, dotted, without its extension.
  public var className: String
  /// The case's id, followed by `[variable=value]` for each sweep variable in declared order.
  public var name: String
  /// The document that declares the case, as a path below the root where it lies there.
  public var file: String
  /// The line of the declaration, from 1; 0 when unknown.
  public var line: Int

  /// Creates the identity of a case.
  public init(className: String, name: String, file: String, line: Int) {
    self.className = className
    self.name = name
    self.file = file
    self.line = line
  }

  /// Class name and name joined by a slash: the form that filters match.
  public var description: String { className + "/" + name }

  /// What tells two cases apart: a case that moves to another line stays itself.
  public var key: CaseKey { CaseKey(className: className, name: name) }
}

/// The part of an identity that tells two cases apart, whatever line they stand on.
public struct CaseKey: Codable, Hashable, Sendable, Comparable {
  /// The suite's path below the root, dotted.
  public var className: String
  /// The case's id with its sweep variables.
  public var name: String

  /// Creates a key.
  public init(className: String, name: String) {
    self.className = className
    self.name = name
  }

  /// Orders by class name, then by name.
  public static func < (one: CaseKey, other: CaseKey) -> Bool {
    (one.className, one.name) < (other.className, other.name)
  }
}

/// A place in a document that a failure points at.
public struct CaseLocation: Codable, Hashable, Sendable, CustomStringConvertible {
  /// The document's path.
  public var file: String
  /// The line, from 1; 0 when unknown.
  public var line: Int
  /// The column, from 1; 0 when unknown.
  public var column: Int

  /// Creates a place.
  public init(file: String, line: Int, column: Int = 0) {
    self.file = file
    self.line = line
    self.column = column
  }

  /// The form that editors and terminals make clickable: file, line and column joined by colons.
  public var description: String {
    if line <= 0 { return file }
    return column > 0 ? "\(file):\(line):\(column)" : "\(file):\(line)"
  }
}

/// What sort of thing a case is.
public enum CaseKind: String, Codable, Sendable, CaseIterable {
  /// Steps and assertions.
  case test
  /// Measured steps with budgets.
  case benchmark
  /// Seeded random operations with invariants.
  case stress
  /// One document or root of `nibmark check`.
  case document
}

/// A case that the plan holds, before anything runs.
public struct PlannedCase: Codable, Hashable, Sendable {
  /// What names it.
  public var identity: CaseIdentity
  /// The suite's name as people read it.
  public var suiteName: String
  /// What sort of thing it is.
  public var kind: CaseKind
  /// The conformance rules that it checks, such as `NB-17`.
  public var rules: [String]

  /// Creates a planned case.
  public init(
    identity: CaseIdentity,
    suiteName: String,
    kind: CaseKind = .test,
    rules: [String] = []
  ) {
    self.identity = identity
    self.suiteName = suiteName
    self.kind = kind
    self.rules = rules
  }
}
