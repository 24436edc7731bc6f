/// The limits that a search for conflicts and ambiguities reached; what lies past them is not reported.
public struct DiagnosisLimits: OptionSet, Hashable, Sendable {
  /// One bit for each limit.
  public let rawValue: Int

  /// Creates a set from its bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// There are more conflicts than ``conflictCountMax``.
  public static let conflicts = DiagnosisLimits(rawValue: 1)
  /// A conflict may name constraints without which the others still contradict one another.
  public static let members = DiagnosisLimits(rawValue: 2)
  /// More views may be ambiguous.
  public static let ambiguities = DiagnosisLimits(rawValue: 4)

  /// The most conflicts reported for one tree; more of them tell a reader nothing new.
  public static let conflictCountMax = 8

  /// Each limit in a sentence without a full stop.
  public var sentences: [String] {
    let all: [(DiagnosisLimits, String)] = [
      (
        .conflicts,
        "only the first \(Self.conflictCountMax) conflicts are shown; resolve them and run again"
      ),
      (
        .members,
        "the search for a smallest conflict was stopped; some of its constraints may have no part in it"
      ),
      (.ambiguities, "the search for open frames was stopped; other views may be open as well"),
    ]
    return all.filter { contains($0.0) }.map(\.1)
  }
}
