import Foundation

/// `<set>`: a property of a view.
struct SetStep: SuiteStep {
  let line: Int
  private let path: String?
  private let object: String
  private let outlet: String?
  private let through: String?
  private let property: String
  private let value: TemplateText

  init(_ element: SourceElement) {
    line = element.line
    path = element.optionalText("on")
    object = element.text("object")
    outlet = element.optionalText("outlet")
    through = element.optionalText("path")
    property = element.text("property")
    value = element.template("value") ?? TemplateText("")
  }

  func prepare(in context: CaseContext) throws(StepError) -> StepAction {
    let target = try further(try target(in: context))
    let value = try context.text(value, line: line)
    let setter = try PropertyTable.setter(property, of: target, to: value, line: line)
    return { () throws(StepError) in setter() }
  }

  /// What the path from an object leads to.
  @MainActor
  private func further(_ object: NSObject) throws(StepError) -> NSObject {
    guard let through else { return object }
    let value = try ReadableProperties.value(at: through, of: object, line: line)
    if let found = value as? NSObject { return found }
    throw .because("\(through) is \(PropertyText.of(value)), and no object", line: line)
  }

  @MainActor
  private func target(in context: CaseContext) throws(StepError) -> NSObject {
    let source: NSObject
    if let path {
      source = try context.view(selectedBy: path, line: line)
    } else {
      source = try context.object(named: object, line: line)
    }
    guard let outlet else { return source }
    return try Outlets.target(outlet, of: source, line: line)
  }
}
