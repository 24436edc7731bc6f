import ArgumentParser
import NibmarkRunner
import TestModel

/// What makes a check fail: findings from a severity on, and perhaps views that moved.
struct FailThreshold: ExpressibleByArgument, Equatable {
  /// The word for views that moved.
  static let movedWord = "moved"
  /// All words.
  static let words = FindingSeverity.allCases.map(\.rawValue) + [movedWord]

  /// The least severity that fails; nil where none is named.
  var severity: FindingSeverity?
  /// Whether views that a change moved, resized, removed or added fail their document.
  var isOnMoves = false

  /// Reads words with commas; at most one of them is a severity.
  init?(argument: String) {
    for part in argument.split(separator: ",", omittingEmptySubsequences: false) {
      if part == Self.movedWord {
        isOnMoves = true
      } else if severity == nil, let word = FindingSeverity(rawValue: String(part)) {
        severity = word
      } else {
        return nil
      }
    }
  }

  static var allValueStrings: [String] { words }
}
