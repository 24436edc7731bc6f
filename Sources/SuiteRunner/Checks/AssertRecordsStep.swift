import HeadlessUIKit

/// `<assertRecords>`: what fetched results and their context answer.
struct AssertRecordsStep: SuiteStep {
  let line: Int
  let checks = true
  private let query: String
  private let name: String
  private let expected: TemplateText

  init(_ element: SourceElement) {
    line = element.line
    query = element.text("query")
    name = element.optionalText("name") ?? ""
    expected = element.template("is") ?? TemplateText("")
  }

  func prepare(in context: CaseContext) -> StepAction {
    { () throws(StepError) in
      let actual = answer(of: context.stage.fetched)
      try context.expect(expected, of: query, is: actual, line: line)
    }
  }

  @MainActor
  private func answer(of source: FetchedSource) -> String {
    let (context, controller) = (source.context, source.controller)
    switch query {
    case "fetched": return names(controller?.fetchedObjects?.map(\.name))
    case "sections":
      return names(
        controller?.sections?.map { "\($0.name):\($0.numberOfObjects):\($0.objects?.count ?? -1)" }
      )
    case "indexTitles": return names(controller?.sectionIndexTitles)
    case "ownIndexTitles": return names(controller?.sections?.map { $0.indexTitle ?? "nothing" })
    case "place":
      let path = context.note(named: name).flatMap { controller?.indexPath(forObject: $0) }
      return path.map { "\($0.section).\($0.item)" } ?? "nothing"
    case "registered": return sorted(context.registeredObjects)
    case "inserted": return sorted(context.insertedObjects)
    case "updated": return sorted(context.updatedObjects)
    case "deleted": return sorted(context.deletedObjects)
    case "hasChanges": return context.hasChanges ? "YES" : "NO"
    default: return state(context.note(named: name) ?? context.deletedNote(named: name))
    }
  }

  /// What a record says of itself.
  @MainActor
  private func state(_ record: NoteRecord?) -> String {
    guard let record else { return "nothing" }
    let marks = [
      (record.isInserted, "inserted"), (record.isUpdated, "updated"), (record.isDeleted, "deleted"),
      (record.hasChanges, "changed"),
    ]
    return names(marks.filter(\.0).map(\.1) + record.changedValues().keys.sorted())
  }

  @MainActor
  private func sorted(_ records: Set<NSManagedObject>) -> String {
    names(records.map { $0.value(forKey: "name") as? String ?? "" }.sorted())
  }

  private func names(_ names: [String]?) -> String {
    guard let names else { return "nothing" }
    return names.isEmpty ? "none" : names.joined(separator: " ")
  }
}
