import HeadlessUIKit

/// `<assertOutline>`: what the snapshot of a section answers.
struct AssertOutlineStep: SuiteStep {
  let line: Int
  let checks = true
  private let section: String
  private let query: String
  private let name: String
  private let expected: TemplateText

  init(_ element: SourceElement) {
    line = element.line
    section = element.text("section")
    query = element.text("query")
    name = element.optionalText("name") ?? ""
    expected = element.template("is") ?? TemplateText("")
  }

  func prepare(in context: CaseContext) throws(StepError) -> StepAction {
    guard let outline = context.stage.snapshots?.outline(of: section) else {
      throw .because("no <outline> or <apply> made a data source", line: line)
    }
    return { () throws(StepError) in
      let actual = answer(of: outline)
      try context.expect(expected, of: query, is: actual, line: line)
    }
  }

  private func answer(of outline: OutlineEdit.Snapshot) -> String {
    switch query {
    case "rootItems": names(outline.rootItems)
    case "items": names(outline.items)
    case "visibleItems": names(outline.visibleItems)
    case "description": outline.visualDescription().split(separator: "\n").joined(separator: "/")
    case "contains": flag(outline.contains(name))
    case "expanded": flag(outline.isExpanded(name))
    case "visible": flag(outline.isVisible(name))
    case "parent": outline.parent(of: name) ?? "nothing"
    case "level": String(outline.level(of: name))
    case "index": outline.index(of: name).map(String.init) ?? "nothing"
    case "below": names(outline.snapshot(of: name).visibleItems)
    default: names(outline.snapshot(of: name, includingParent: true).visibleItems)
    }
  }

  private func flag(_ value: Bool) -> String { value ? "YES" : "NO" }
  private func names(_ names: [String]) -> String {
    names.isEmpty ? "none" : names.joined(separator: " ")
  }
}
