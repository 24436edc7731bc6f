import Foundation
import HeadlessUIKit

/// Index paths as suites write several of them: `0.1 2.0`.
enum PathText {
  /// The paths of a text; none for nil.
  ///
  /// - Throws: ``StepError`` for a word that is no path.
  static func paths(_ text: String?, line: Int) throws(StepError) -> [IndexPath] {
    try paths((text ?? "").split(separator: " ").map(String.init), line: line)
  }

  /// The paths of words.
  ///
  /// - Throws: ``StepError`` for a word that is no path.
  static func paths(_ words: [String], line: Int) throws(StepError) -> [IndexPath] {
    var found: [IndexPath] = []
    for word in words {
      let numbers = word.split(separator: ".").compactMap { Int($0) }
      guard numbers.count == 2, numbers.allSatisfy({ $0 >= 0 }) else {
        throw .because("\"\(word)\" is no index path; expected SECTION.ITEM", line: line)
      }
      found.append(IndexPath(item: numbers[1], section: numbers[0]))
    }
    return found
  }
}
