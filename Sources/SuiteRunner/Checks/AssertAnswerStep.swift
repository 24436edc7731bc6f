import Foundation
import HeadlessUIKit

/// `<assertAnswer>`: what the host list answers when code asks it.
struct AssertAnswerStep: SuiteStep {
  let line: Int
  let checks = true
  private let query: String
  private let place: PlacePlan
  private let numbers: [Double]
  private let expected: TemplateText

  init(_ element: SourceElement) {
    line = element.line
    query = element.text("query")
    place = PlacePlan(element)
    numbers = (element.optionalText("at") ?? "").split(separator: " ").compactMap { Double($0) }
    expected = element.template("is") ?? TemplateText("")
  }

  func prepare(in context: CaseContext) throws(StepError) -> StepAction {
    let list = try context.list(line: line)
    let path = try place.path(in: context)
    return { () throws(StepError) in
      let actual =
        switch list {
        case .table(let table): ListAnswer.of(table, query, path, numbers)
        case .collection(let collection): ListAnswer.of(collection, query, path, numbers)
        }
      guard let actual else {
        throw .because("the list has no \(query) for these attributes", line: line)
      }
      if UIKitException.isPending { return }
      try context.expect(expected, of: query, is: actual, line: line)
    }
  }
}
