import Foundation

/// A section and a row or item that a step names.
struct PlacePlan: Sendable {
  let line: Int
  private let section: TemplateText
  private let item: TemplateText

  init(_ element: SourceElement, section: String = "section", item: String = "item") {
    line = element.line
    self.section = element.template(section) ?? TemplateText("0")
    self.item = element.template(item) ?? TemplateText("0")
  }

  /// The path for the variables of a case.
  @MainActor
  func path(in context: CaseContext) throws(StepError) -> IndexPath {
    IndexPath(
      item: try context.count(item, line: line),
      section: try context.count(section, line: line)
    )
  }
}
