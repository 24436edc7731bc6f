/// How much a finding in a document matters.
public enum FindingSeverity: String, Codable, CaseIterable, Sendable, Comparable {
  /// Worth knowing; nothing breaks for sure.
  case note
  /// Some screen shows something wrong.
  case warning
  /// An app that uses the document as it is raises, or loses a connection, an object or a class.
  case error

  /// Notes come first.
  public static func < (one: FindingSeverity, other: FindingSeverity) -> Bool {
    one.rank < other.rank
  }

  private var rank: Int {
    switch self {
    case .note: 0
    case .warning: 1
    case .error: 2
    }
  }
}
