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
  /// Whether the data has `moveRowAt`; nil: where rows say that they may move.
  let moves: Bool?
  /// The calls that are recorded only when a fixture asks for them, as there are many.
  let records: Set<String>

  /// Whether some rows have no cell.
  var lacksCells: Bool { sections.contains { $0.rows.contains { $0.editing.origin == "none" } } }

  init(_ element: SourceElement) {
    sections = element.children("section").map { DataSectionPlan($0) }
    indexTitles = element.list("sectionIndexTitles")
    commits = element.flag("commits", standard: true)
    titleAnswer = element.optionalText("sectionForIndexTitle") ?? "number"
    prefetches = element.flag("prefetches")
    moves = element["moves"].map { $0 == "YES" }
    records = Set(element.list("records"))
  }
}
