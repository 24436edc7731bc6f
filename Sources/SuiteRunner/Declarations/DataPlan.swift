/// The rows that a fixture's `<data>` generates, not yet compiled for a sweep point.
struct DataPlan: Sendable {
  let sections: [DataSectionPlan]
  /// `sectionIndexTitles(for:)`; empty where the data says nothing of them.
  let indexTitles: [String]
  /// Whether what the user does to rows is done to the data.
  let commits: Bool
  /// What `sectionForSectionIndexTitle` answers: `number`, `missing` or `none`.
  let titleAnswer: String
  /// Whether a collection announces items to the data.
  let prefetches: Bool
  /// The variables that the sweeps of its cases must give.
  let sweepVariables: [String]

  /// Whether some rows have no cell.
  var lacksCells: Bool { sections.contains { $0.rows.contains { $0.editing.origin == "none" } } }

  init(_ element: SourceElement) {
    sections = element.children("section").map { DataSectionPlan($0) }
    indexTitles = element.list("sectionIndexTitles")
    commits = element.flag("commits", standard: true)
    titleAnswer = element.optionalText("sectionForIndexTitle") ?? "number"
    prefetches = element.flag("prefetches")
    var names: [String] = []
    Self.collect(element, into: &names)
    sweepVariables = names
  }

  private static func collect(_ element: SourceElement, into names: inout [String]) {
    for attribute in element.attributes
    where SuiteGrammar.rules[element.name]?.attribute(attribute.name)?.isTemplate == true {
      for name in TemplateText.sweepVariables(in: attribute.value) where !names.contains(name) {
        names.append(name)
      }
    }
    for child in element.children { collect(child, into: &names) }
  }
}
