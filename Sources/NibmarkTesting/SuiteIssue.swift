import Foundation
import SuiteRunner
import TestModel

/// A failure of a case as test frameworks report it.
struct SuiteIssue {
  /// The file, whole.
  let path: String
  /// From 1; 0 where the failure has no line.
  let line: Int
  /// What failed, with what was expected and what was there.
  let text: String

  /// The last part of the path.
  var name: String { (path as NSString).lastPathComponent }

  /// What a result has to say; nothing when it is not red.
  static func all(of result: CaseResult, in suite: Suite) -> [SuiteIssue] {
    guard result.status.isRed else { return [] }
    let name = result.identity.description
    guard !result.failures.isEmpty else {
      let reason = result.reason.map { ", known as: \($0)" } ?? ""
      let text = "\(name): \(result.status.rawValue)\(reason)"
      return [SuiteIssue(path: suite.path, line: result.identity.line, text: text)]
    }
    return result.failures.map { failure in
      let place = failure.location
      // Files that a suite includes are named from its root.
      let path = place.map { $0.file.hasPrefix("/") ? $0.file : suite.root + "/" + $0.file }
      return SuiteIssue(
        path: path ?? suite.path,
        line: place?.line ?? result.identity.line,
        text: "\(name): \(failure.text)"
      )
    }
  }
}

extension CaseFailure {
  /// The message, what was expected, what was there, and the details.
  fileprivate var text: String {
    var lines = [message]
    if let expected { lines.append("  expected: \(expected)") }
    if let actual { lines.append("  actual:   \(actual)") }
    for detail in details { lines.append("  \(detail.title):\n\(detail.text)") }
    return lines.joined(separator: "\n")
  }
}
