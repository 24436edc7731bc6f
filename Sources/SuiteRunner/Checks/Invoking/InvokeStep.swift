import Foundation
import HeadlessUIKit
import TestModel

/// `<invoke>`: a method of an object, as code calls it, and what it must answer.
struct InvokeStep: SuiteStep {
  let line: Int
  var checks: Bool { answer != nil }
  private let reference: ObjectReference
  private let method: String
  private let values: TemplateText?
  private let answer: TemplateText?
  private let name: String?

  init(_ element: SourceElement) {
    line = element.line
    reference = ObjectReference(element, view: "on")
    method = element.text("method")
    values = element.template("with")
    answer = element.template("is")
    name = element.optionalText("as")
  }

  func prepare(in context: CaseContext) -> StepAction {
    { () throws(StepError) in
      guard let target = try reference.find(in: context) else { return }
      let callable = try CallableMethods.find(method, of: target, line: line)
      let texts = Self.texts(try self.text(of: values, context))
      guard texts.count == callable.valueCount else {
        throw .because(
          "\(method) takes \(callable.valueCount) values, and with=\"…\" has \(texts.count)",
          line: line
        )
      }
      let result = try callable.call(target, MethodValues(texts, context, line: line))
      if let name, let object = PropertyText.unwrapped(result) as? NSObject {
        context.name(object, name)
      }
      try compare(result, context)
    }
  }

  @MainActor
  private func text(of template: TemplateText?, _ context: CaseContext) throws(StepError) -> String?
  {
    guard let template else { return nil }
    return try context.text(template, line: line)
  }

  /// The values, apart by semicolons.
  private static func texts(_ text: String?) -> [String] {
    guard let text else { return [] }
    return text.split(separator: ";", omittingEmptySubsequences: false)
      .map { $0.trimmingCharacters(in: .whitespacesAndNewlines) }
  }

  @MainActor
  private func compare(_ result: Any?, _ context: CaseContext) throws(StepError) {
    guard let expected = try text(of: answer, context) else { return }
    let actual = PropertyText.of(result)
    guard actual != expected else { return }
    context.record(
      CaseFailure(
        type: "AssertionFailed",
        message: "\(reference.name): \(method) answers \(actual), not \(expected)",
        expected: expected,
        actual: actual,
        location: context.location(line)
      )
    )
  }
}
