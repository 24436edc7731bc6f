import Foundation
import HeadlessUIKit
import TestModel

/// `<assertProperties>`: what an object's properties must be, by UIKit's names.
struct AssertPropertiesStep: SuiteStep {
  let line: Int
  let checks = true
  let onlyLooks = true
  private let reference: ObjectReference
  private let are: TemplateText

  init(_ element: SourceElement) {
    line = element.line
    reference = ObjectReference(element, view: "of")
    are = element.template("are") ?? TemplateText("")
  }

  func prepare(in context: CaseContext) -> StepAction {
    { () throws(StepError) in
      guard let target = try reference.find(in: context) else { return }
      let expected = try Self.pairs(try context.text(are, line: line), line: line)
      var actual: [String] = []
      for (name, _) in expected {
        let value = try ReadableProperties.value(at: name, of: target, line: line)
        actual.append(PropertyText.of(value))
      }
      let off = zip(expected, actual).filter { $0.0.value != $0.1 }
      guard !off.isEmpty else { return }
      context.record(failure(off.map { ($0.0.name, $0.0.value, $0.1) }, context))
    }
  }

  @MainActor
  private func failure(
    _ off: [(name: String, expected: String, actual: String)],
    _ context: CaseContext
  ) -> CaseFailure {
    let texts = off.map { "\($0.name) is \($0.actual), not \($0.expected)" }
    return CaseFailure(
      type: "AssertionFailed",
      message: "\(reference.name): " + texts.joined(separator: "; "),
      expected: off.map { "\($0.name): \($0.expected)" }.joined(separator: "; "),
      actual: off.map { "\($0.name): \($0.actual)" }.joined(separator: "; "),
      location: context.location(line)
    )
  }

  /// The names with their values: `name: value`, apart by semicolons.
  private static func pairs(
    _ text: String,
    line: Int
  ) throws(StepError) -> [(name: String, value: String)] {
    var pairs: [(name: String, value: String)] = []
    for part in text.split(separator: ";") {
      let words = part.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
        .map { $0.trimmingCharacters(in: .whitespacesAndNewlines) }
      guard words.count == 2, !words[0].isEmpty else {
        throw .because(
          "\"\(part)\" is no property with its value; expected \"name: value\"",
          line: line
        )
      }
      pairs.append((words[0], words[1]))
    }
    guard !pairs.isEmpty else {
      throw .because("are=\"\(text)\" names no property; expected \"name: value\"", line: line)
    }
    return pairs
  }
}
