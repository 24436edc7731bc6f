import TestModel

/// A case or benchmark of a suite.
public struct SuiteCase: Sendable {
  /// The id, without a sweep point.
  public let id: String
  /// Whether steps are run or measured.
  public let kind: CaseKind
  /// The rules of the conformance specification that it names.
  public let rules: [String]
  /// Its tags and the suite's.
  public let tags: [String]
  /// The variables that it is swept over.
  public let sweep: [SweepVariable]
  /// How long it may take, in seconds.
  public let timeout: Double
  /// The line of the declaration.
  public let line: Int
  /// A hash of how the case and its fixture are written, their place left out.
  public let digest: UInt64
  /// Whether it only has to run to its end, and need not check anything.
  let isSmoke: Bool
  /// The fixture's id; nil for an empty window.
  let fixture: String?
  let body: CaseBody

  /// ``digest`` as proofs and results write it.
  public var digestText: String { String(digest, radix: 16) }
}
