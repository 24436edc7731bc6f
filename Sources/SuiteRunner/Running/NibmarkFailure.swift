import TestModel

/// Why a case is red.
public struct NibmarkFailure: Error, Sendable, CustomStringConvertible {
  /// The result of the case.
  public let result: CaseResult

  /// The failures, each with its place, what was expected and what was there.
  public var description: String {
    guard !result.failures.isEmpty else {
      return "\(result.identity): \(result.status.rawValue)"
        + (result.reason.map { ", known as: \($0)" } ?? "")
    }
    return result.failures.map(Self.text).joined(separator: "\n")
  }

  private static func text(_ failure: CaseFailure) -> String {
    var lines = [(failure.location.map { "\($0): " } ?? "") + failure.message]
    if let expected = failure.expected { lines.append("  expected: \(expected)") }
    if let actual = failure.actual { lines.append("  actual:   \(actual)") }
    for detail in failure.details { lines.append("  \(detail.title):\n\(detail.text)") }
    return lines.joined(separator: "\n")
  }
}
